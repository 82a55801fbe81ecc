import CApplicationHost

/// Makes the application and its delegate, and runs the host that the executable is linked with. Returns the host's
/// exit status when the host is done.
///
/// A class name includes the module: `Module.Type`. If no host is linked, the process prints one line to standard error
/// and exits with status 1.
@preconcurrency @MainActor @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  if let name = principalClassName {
    guard let type = ApplicationStart.type(named: name) as? UIApplication.Type else {
      fatalError("Unable to instantiate the UIApplication subclass instance. No class named \(name) is loaded.")
    }
    UIApplication.make(type)
  }
  guard let name = delegateClassName else { return ApplicationStart.run(delegate: nil) }
  guard let type = ApplicationStart.type(named: name) else {
    fatalError("Unable to instantiate the UIApplication delegate instance. No class named \(name) is loaded.")
  }
  return ApplicationStart.run(delegate: type)
}

extension UIApplicationDelegate {
  /// Starts the application with a delegate of this type, as `@main` requires. Does not return.
  public static func main() {
    guard let type = self as? NSObject.Type else { fatalError("\(self) is not a class below NSObject") }
    exit(ApplicationStart.run(delegate: type))
  }
}

@MainActor package enum ApplicationStart {
  static func run(delegate type: NSObject.Type?) -> Int32 {
    let application = UIApplication.shared
    if let type {
      guard let delegate = Instantiation.make(type) as? any UIApplicationDelegate else {
        fatalError("\(type) does not conform to UIApplicationDelegate")
      }
      application.retain(delegate)
    }
    return checked(containerkit_run_host())
  }

  /// Returns a host's exit status. Ends the process if there was no host.
  package static func checked(_ status: Int32) -> Int32 {
    guard status == CONTAINERKIT_NO_HOST else { return status }
    let line =
      "UIApplicationMain: expected an executable that is linked with an application host: add the product "
      + "ContainerKitHost to its dependencies in Package.swift (Docs/Linux/README.md, \"Your own app\")\n"
    FileHandle.standardError.write(Data(line.utf8))
    exit(1)
  }

  static func type(named name: String) -> NSObject.Type? {
    if name == "UIApplication" { return UIApplication.self }
    return NSClassFromString(name) as? NSObject.Type
  }
}
