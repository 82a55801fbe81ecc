import Foundation

/// Other applications, for what an application does not show itself. There are none here.
extension UIApplication {
  /// Options of `open(_:options:completionHandler:)`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's string.
    public var rawValue: String

    /// Makes a key from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A Boolean: whether to open only what an application on the device takes for itself.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}

extension UIApplication {
  /// Calls back in a later turn of the main run loop, as the header says, with `false`: nothing was opened.
  func answerThatNothingOpens(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    nonisolated(unsafe) let answer = completion
    DispatchQueue.main.async { answer(false) }
  }
}
