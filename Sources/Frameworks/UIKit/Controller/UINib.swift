public import Foundation

/// The file of an archived interface, made with Xcode and compiled into an app's bundle. There are none on Linux: the
/// class exists so that code that uses a nib, if there is one, compiles. Registering one or reading it is a fatal error.
@preconcurrency @MainActor open class UINib: NSObject {
  private let source: String

  /// Makes a nib for a file, which is read when it is used.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = "in bundle: 'NSBundle <\((bundleOrNil ?? .main).bundlePath)>' with name '\(name)'"
    super.init()
  }

  /// Makes a nib from the contents of a file, which are read when it is used.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = "from \(data.count) bytes of data"
    super.init()
  }

  /// Raises a fatal error, in UIKit's words: the nib cannot be loaded.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
    fail()
  }

  /// Raises the fatal error of a nib that is used.
  final func fail() -> Never { fatalError("Could not load NIB \(source): there are no nib files on Linux") }

  /// The keys of the options for reading a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary of objects that the nib refers to by name.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}
