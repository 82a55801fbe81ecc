/// The appearance calls that result from adding a view to a window, or removing it from one.
///
/// The calls go to the outermost controllers in the moved view: those without a parent, and those whose parent is
/// visible and forwards. They call their children. A removal's did-call is immediate. An addition's did-call comes in
/// its own turn of the run loop, after layout (observed on devices, where it follows the commit).
@MainActor struct AppearanceMove {
  private let controllers: [UIViewController]
  private let isAppearing: Bool

  init?(of view: UIView, from old: UIWindow?, to new: UIWindow?) {
    // A view that moves between two windows neither appears nor disappears.
    guard (old == nil) != (new == nil) else { return nil }
    isAppearing = new != nil
    var found: [UIViewController] = []
    Self.collect(from: view, into: &found)
    for controller in found { found += controller.presentedBelow(view) }
    let window = old ?? new
    controllers = found.filter { [isAppearing] controller in
      guard window?.isHidden == false, window?.rootViewController !== controller else { return false }
      guard isAppearing != controller.appearance.isAppearingOrAppeared else {
        // Includes a child that disappears with its parent: the parent may have removed it before its own end.
        return !isAppearing && controller.appearance.phase == .disappearing && controller.appearance.comesFromParent
      }
      guard let parent = controller.parent else { return true }
      guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
      return !isAppearing || parent.appearance.isAppearingOrAppeared
    }
    if controllers.isEmpty { return nil }
  }

  func begin() {
    for controller in controllers where isAppearing != controller.appearance.isAppearingOrAppeared {
      let parent = controller.parent?.appearance
      let isWithParent = isAppearing && parent?.phase == .appearing
      controller.beginAppearance(
        isAppearing, animated: isWithParent && parent?.animated == true, fromParent: isWithParent)
    }
  }

  func end() {
    for controller in controllers where controller.appearance.isInTransition {
      if !isAppearing {
        if controller.appearance.phase == .disappearing { controller.endAppearance() }
      } else if controller.appearance.phase == .appearing, !controller.appearance.comesFromParent {
        guard controller.loadedView?.window == nil, controller.modal.shownBy?.container.window == nil else {
          Self.endInTurn(controller)
          continue
        }
        // A call has removed it before it was in the window.
        controller.beginAppearance(false, animated: false)
        if controller.appearance.phase == .disappearing { controller.endAppearance() }
      }
    }
  }

  private static func endInTurn(_ controller: UIViewController) {
    let generation = controller.appearance.generation
    FrameLoop.main.enqueueTurn { [weak controller] in
      MainActor.assumeIsolated {
        guard let controller, controller.appearance.generation == generation else { return }
        controller.loadedView?.layoutIfNeeded()
        if controller.appearance.generation == generation, controller.appearance.isInTransition {
          controller.endAppearance()
        }
      }
    }
  }

  private static func collect(from view: UIView, into found: inout [UIViewController]) {
    if let controller = view.viewController {
      found.append(controller)
    } else if let presented = view.presentedController {
      found.append(presented)
    } else {
      for subview in view.subviews { collect(from: subview, into: &found) }
    }
  }
}
