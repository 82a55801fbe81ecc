import Foundation

/// Opening of URLs in other applications. There are none here.
extension UIApplication {
  /// The options of `open(_:options:completionHandler:)`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's string.
    public var rawValue: String

    /// Makes a key from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A Boolean value. If true, only a universal link that an installed application handles is opened.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}

extension UIApplication {
  /// Calls `completion` with `false` in a later turn of the main run loop, as the header says, because nothing opens.
  func answerThatNothingOpens(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    nonisolated(unsafe) let answer = completion
    DispatchQueue.main.async { answer(false) }
  }
}
