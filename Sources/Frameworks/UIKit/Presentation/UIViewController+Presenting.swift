extension UIViewController {
  /// Presents `controller` on the controller that the style requires. If UIKit would log a warning, that is reported,
  /// and nothing happens. If UIKit would raise an exception, that is a fatal error.
  func presentModally(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    checkPresentable(controller)
    let plan = PresentationPlan(
      for: controller, manager: controller.managerForPresentation(source: self), in: traitCollection)
    if plan.presented !== controller { checkPresentable(plan.presented) }
    present(plan, animated: animated, completion: completion)
  }

  private func present(_ plan: PresentationPlan, animated: Bool, completion: (() -> Void)?) {
    let (controller, style) = (plan.presented, plan.style)
    let inContext = style.coversContext || (style == .custom && !plan.manager.shouldPresentInFullscreen)
    let presenter = presentingController(inContext: inContext)
    guard canPresent(controller, on: presenter) else { return }
    if style == .fullScreen || style == .overFullScreen, let scene = presenter.viewIfLoaded?.window?.windowScene {
      scene.turn(forPresented: controller)
      // The rotation may have called code that changes the presentations.
      guard canPresent(controller, on: presenter) else { return }
    }
    if plan.lacksStyle {
      RuntimeIssues.handler(
        "Sheets and popovers are not there: \(ObjectIdentity.text(of: controller)) is presented full screen.")
    }
    let isLoaded = controller.isViewLoaded
    controller.loadViewIfNeeded()
    // Its `viewDidLoad` may have changed the presentations, or taken the presenting view out of the window.
    guard isLoaded || canPresent(controller, on: presenter) else { return }
    let presentation = Presentation(plan, on: presenter, inContext: inContext)
    presentation.present(from: self, animated: animated, completion: completion)
  }

  /// Dismisses the presentation by the nearest of this controller and its ancestors that has one. If the nearest one
  /// presents nothing and is itself presented, it is dismissed.
  func dismissModally(animated: Bool, completion: (() -> Void)?) {
    var step: UIViewController? = self
    while let controller = step {
      if let presentation = controller.modal.presentation ?? controller.modal.shownBy {
        guard presentation.canBeDismissed else {
          return RuntimeIssues.handler(
            "Attempt to dismiss from view controller \(ObjectIdentity.text(of: presentation.presenter)) while a "
              + "presentation or dismiss is in progress!")
        }
        return presentation.dismiss(animated: animated, completion: completion)
      }
      step = controller.parent
    }
    completion?()
  }

  private func checkPresentable(_ controller: UIViewController) {
    let name = ObjectIdentity.text(of: controller)
    if let presenter = controller.modal.shownBy?.presenter {
      fatalError(
        "Application tried to present modally a view controller \(name) that is already being presented by "
          + "\(ObjectIdentity.text(of: presenter)).")
    }
    if controller === self || controller.parent != nil || controller.viewIfLoaded?.window?.root === controller {
      fatalError("Application tried to present modally an active controller \(name).")
    }
    if controller.modal.style == .none {
      fatalError("The specified modal presentation style doesn't have a corresponding presentation controller.")
    }
  }

  private func canPresent(_ controller: UIViewController, on presenter: UIViewController) -> Bool {
    let attempt =
      "Attempt to present \(ObjectIdentity.text(of: controller)) on \(ObjectIdentity.text(of: presenter))"
    let from = " (from \(ObjectIdentity.text(of: self)))"
    if let other = presenter.modal.presentation?.presented {
      RuntimeIssues.handler("\(attempt)\(from) which is already presenting \(ObjectIdentity.text(of: other)).")
    } else if presenter.modal.shownBy?.canBeDismissed == false {
      RuntimeIssues.handler("\(attempt) while a presentation is in progress!")
    } else if presenter.viewIfLoaded?.window == nil {
      RuntimeIssues.handler("\(attempt)\(from) whose view is not in the window hierarchy.")
    } else {
      return true
    }
    return false
  }

  /// Returns the nearest of this controller and its ancestors that defines a context, or the outermost one.
  private func presentingController(inContext: Bool) -> UIViewController {
    var controller = self
    while let parent = controller.parent, !(inContext && controller.definesPresentationContext) {
      controller = parent
    }
    return controller
  }

  /// Returns the presentation controller for a presentation of this controller that is about to begin.
  private func managerForPresentation(source: UIViewController) -> UIPresentationController {
    if let prepared = modal.prepared { return prepared }
    return makeManager(source: source)
  }

  private func makeManager(source: UIViewController) -> UIPresentationController {
    let style = modal.style.available
    switch style {
    case .custom:
      if let vended = transitioningDelegate?.presentationController(
        forPresented: self, presenting: nil, source: source)
      {
        return vended
      }
    default: break
    }
    return .system(for: style, of: self)
  }

  /// The presentation controller of this controller or of the nearest ancestor that has one. A controller that is not
  /// presented yet gets the one that it will be presented with.
  var managerOrPrepared: UIPresentationController? {
    if let manager = modal.shownBy?.manager { return manager }
    if let parent { return parent.presentationController }
    if modal.style == .none || viewIfLoaded?.window?.root === self { return nil }
    if modal.prepared == nil { modal.prepared = makeManager(source: self) }
    return modal.prepared
  }

  /// The container view of what this controller presents over its own area; nil if there is none. A container moves it
  /// with the controller's view.
  var contextContainer: UIView? {
    guard let presentation = modal.presentation, presentation.inContext, presentation.phase != .over,
      viewIfLoaded?.window?.root !== self
    else { return nil }
    return presentation.container
  }

  /// `true` while a presentation over the controller's own area takes the place of its view.
  var isCoveredInContext: Bool { contextContainer != nil && modal.presentation?.removesPresenter == true }

  /// The presentation by this controller and all presentations above it, from the lowest one.
  var presentationsAbove: [Presentation] {
    var (found, step): ([Presentation], UIViewController) = ([], self)
    while let presentation = step.modal.presentation {
      found.append(presentation)
      step = presentation.presented
    }
    return found
  }
}
