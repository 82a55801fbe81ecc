/// The system appearance that a window's controllers prefer: the last values, and how often they were requested.
///
/// The system asks the controller in front and follows its children from there. It asks when a root controller is
/// shown, when the window has been resized, when a presentation or a dismissal begins or is reversed, and when a
/// controller in the window requests it (the latter is documented; that it asks immediately, and its other occasions,
/// are guesses: app-12b, app-13, app-16).
@MainActor package final class SystemChrome {
  package enum Preference: CaseIterable, Sendable {
    case statusBar, homeIndicator, screenEdges, pointerLock, orientations
  }

  package private(set) var statusBarStyle = UIStatusBarStyle.default
  package private(set) var isStatusBarHidden = false
  package private(set) var statusBarAnimation = UIStatusBarAnimation.fade
  package private(set) var isHomeIndicatorAutoHidden = false
  package private(set) var deferredEdges: UIRectEdge = []
  package private(set) var isPointerLocked = false
  package private(set) var orientations = UIInterfaceOrientationMask.all
  /// The number of times that the system has asked since the window was created.
  package private(set) var counts: [Preference: Int] = [:]

  func ask(_ question: Preference, of front: UIViewController) {
    counts[question, default: 0] += 1
    switch question {
    case .statusBar:
      statusBarStyle = Self.last(from: front, \.childForStatusBarStyle).preferredStatusBarStyle
      let holder = Self.last(from: front, \.childForStatusBarHidden)
      isStatusBarHidden = holder.prefersStatusBarHidden
      statusBarAnimation = holder.preferredStatusBarUpdateAnimation
    case .homeIndicator:
      isHomeIndicatorAutoHidden =
        Self.last(from: front, \.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
    case .screenEdges:
      deferredEdges =
        Self.last(from: front, \.childForScreenEdgesDeferringSystemGestures)
        .preferredScreenEdgesDeferringSystemGestures
    case .pointerLock:
      isPointerLocked = Self.last(from: front, \.childViewControllerForPointerLock).prefersPointerLocked
    case .orientations:
      orientations = front.supportedInterfaceOrientations
      precondition(
        !orientations.isEmpty,
        "Supported orientations has no common orientation with the application: \(type(of: front)) supports none")
    }
  }

  private static func last(
    from front: UIViewController, _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    var holder = front
    while let next = holder[keyPath: child], next !== holder { holder = next }
    return holder
  }
}

extension UIViewController {
  /// Asks again. A controller that is in no visible window is not asked.
  func requery(_ question: SystemChrome.Preference) {
    guard let window = loadedView?.window, !window.isHidden else { return }
    window.ask(question)
    if question == .orientations { window.windowScene?.turnToSupported(by: window) }
  }
}

extension UIWindow {
  /// Returns the controller that is asked: the root, or the topmost presented controller that takes its place. For the
  /// orientations, that is one that fills the window. For the status bar, it is one that is presented full screen or
  /// captures the status bar (both documented). All other questions follow the status bar's rule (a guess: app-14b).
  func controllerInFront(for question: SystemChrome.Preference) -> UIViewController? {
    let top = root?.presentationsAbove.last { presentation in
      guard presentation.isInFront else { return false }
      return question == .orientations ? presentation.fillsWindow : presentation.takesStatusBar
    }
    return top?.presented ?? root
  }

  func ask(_ question: SystemChrome.Preference) {
    if let front = controllerInFront(for: question) { chrome.ask(question, of: front) }
  }

  func askAll() {
    for question in SystemChrome.Preference.allCases { ask(question) }
  }
}
