import Testing
import UIKit

@MainActor @Suite("The application:", .serialized) struct ApplicationTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    static var lines: [String] = []
    var window: UIWindow?
    let made = "by its own initializer"

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
      Self.lines.append("didFinish \(application.applicationState == .inactive) \(item?.type ?? "-")")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { Self.lines.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { Self.lines.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { Self.lines.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { Self.lines.append("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { Self.lines.append("terminate") }
  }

  @Test("the delegate and observers are notified of life-cycle events, the delegate first")
  func life() {
    let application = UIApplication.shared
    let delegate = Delegate()
    application.delegate = delegate
    defer { application.delegate = nil }
    Delegate.lines = []
    nonisolated(unsafe) let note: (String) -> Void = { name in MainActor.assumeIsolated { Delegate.lines.append(name) }
    }
    let names = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) { _ in note("posted") }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let item = UIApplicationShortcutItem(type: "slide", localizedTitle: "Slide")
    application.launch(options: [.shortcutItem: item])
    #expect(Delegate.lines == ["didFinish true slide", "posted", "active", "posted"])
    #expect(application.applicationState == .active)
    Delegate.lines = []
    application.enterBackground()
    #expect(Delegate.lines == ["resign", "posted", "background", "posted"])
    #expect(application.applicationState == .background)
    Delegate.lines = []
    application.becomeActive()
    #expect(Delegate.lines == ["foreground", "posted", "active", "posted"])
    Delegate.lines = []
    application.terminate()
    #expect(Delegate.lines == ["terminate", "posted"])
  }

  private final class Handler: UIView {
    var got: [String] = []
    func pressed(_ sender: UIView) { got.append("pressed by \(sender.tag)") }
    func plain() { got.append("plain") }
  }

  @Test("an action goes to its target, or up the responder chain to the first object that handles it")
  func actions() {
    let (handler, sender) = (Handler(), UIView())
    sender.tag = 5
    handler.addSubview(sender)
    let application = UIApplication.shared
    #expect(application.sendAction(Selector(Handler.pressed(_:)), to: handler, from: sender, for: nil))
    #expect(application.sendAction(Selector(Handler.pressed(_:)), to: nil, from: sender, for: nil))
    #expect(application.sendAction(Selector(Handler.plain), to: nil, from: sender, for: nil))
    #expect(handler.got == ["pressed by 5", "pressed by 5", "plain"])
    sender.removeFromSuperview()
    #expect(!application.sendAction(Selector(Handler.pressed(_:)), to: nil, from: sender, for: nil))
  }

  @Test("a view is first responder only in a window, and only after the current first responder resigns")
  func firstResponder() {
    final class Field: UIView {
      var resigns = true
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { resigns }
    }
    let (one, two) = (Field(), Field())
    #expect(!one.becomeFirstResponder())
    let window = UIWindow()
    window.addSubview(one)
    window.addSubview(two)
    #expect(one.becomeFirstResponder() && one.isFirstResponder)
    one.resigns = false
    #expect(!two.becomeFirstResponder() && one.isFirstResponder)
    one.resigns = true
    #expect(two.becomeFirstResponder() && two.isFirstResponder && !one.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
    two.removeFromSuperview()
    #expect(!two.isFirstResponder)
  }

  @Test("a delegate is created from its class with its own initializer")
  func delegateFromClass() {
    let made = Instantiation.make(Delegate.self)
    #expect(made.made == "by its own initializer")
  }

  @Test("without a host the program prints one line and exits with status 1")
  func noHost() async {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ApplicationStart.checked(-1) }
    }
    #expect(errorText(result).contains("the product ContainerKitHost"))
    #expect(ApplicationStart.checked(0) == 0)
  }

  @Test("traits are unspecified by default, the last specified value wins, and containsTraits(in:) compares values")
  func traits() {
    let one = UITraitCollection(traitsFrom: [
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 2),
      UITraitCollection(displayScale: 3),
    ])
    #expect(one.layoutDirection == .rightToLeft && one.displayScale == 3 && one.userInterfaceStyle == .unspecified)
    #expect(one.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!one.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(one.containsTraits(in: nil) && UITraitCollection() == UITraitCollection(displayScale: 0))
  }
}
