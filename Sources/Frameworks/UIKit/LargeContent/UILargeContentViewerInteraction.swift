/// An interaction that shows small items enlarged. If the content size is an accessibility size, and a finger rests on
/// an item of its view, the item's title and image are shown in the middle of the window. They change as the finger
/// slides over other items. Lifting the finger over a control taps it. (A guess: safe-18b.)
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  private weak var ownDelegate: (any UILargeContentViewerInteractionDelegate)?
  private weak var ownView: UIView?
  private let recognizer = LargeContentRecognizer()
  private var viewer: LargeContentView?

  /// Creates an interaction. Add it to the view whose items it should show.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    ownDelegate = delegate
    super.init()
    recognizer.hasItem = { [weak self] in self?.itemUnderFinger != nil }
    recognizer.addTarget(self, action: Selector(UILargeContentViewerInteraction.fingerDidMove))
  }

  /// The delegate, which can choose the items and handle the end.
  open var delegate: (any UILargeContentViewerInteractionDelegate)? { ownDelegate }

  /// The gesture recognizer on the interaction's view, for relationships with other recognizers.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { recognizer }

  /// A Boolean value that indicates whether the user's content size is an accessibility size, for which the viewer is
  /// shown.
  open class var isEnabled: Bool {
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Posted when `isEnabled` changes.
  public static let enabledStatusDidChangeNotification =
    UIContentSizeCategory.accessibilityCategoryDidChangeNotification

  /// The view that the interaction was added to.
  open var view: UIView? { ownView }

  /// Removes the recognizer from its previous view.
  open func willMove(to view: UIView?) {
    hide()
    ownView?.removeGestureRecognizer(recognizer)
  }

  /// Adds the recognizer to the view.
  open func didMove(to view: UIView?) {
    ownView = view
    view?.addGestureRecognizer(recognizer)
  }

  private var itemUnderFinger: (any UILargeContentViewerItem)? {
    guard let view else { return nil }
    let point = recognizer.location(in: view)
    guard let delegate else { return view.largeContentItem(at: point) }
    return delegate.largeContentViewerInteraction(self, itemAt: point)
  }

  private func fingerDidMove() {
    switch recognizer.state {
    case .began, .changed:
      if let item = itemUnderFinger { show(item) } else { hide() }
    case .ended:
      let item = itemUnderFinger
      hide()
      end(on: item)
    default: hide()
    }
  }

  private func end(on item: (any UILargeContentViewerItem)?) {
    let point = recognizer.location(in: view)
    let isAnswered =
      delegate.map { delegate in
        AbsentRequirement.isImplemented {
          delegate.largeContentViewerInteraction(self, didEndOn: item, at: point)
        }
      } ?? false
    if !isAnswered, let control = item as? UIControl, control.isEnabled { control.sendActions(for: .touchUpInside) }
  }

  private func show(_ item: any UILargeContentViewerItem) {
    guard let window = view?.window else { return }
    let viewer = viewer ?? LargeContentView(frame: .zero)
    self.viewer = viewer
    viewer.show(item)
    let area = delegate?.viewController(for: self).viewIfLoaded ?? window
    viewer.place(in: window, around: area.convert(CGPoint(x: area.bounds.midX, y: area.bounds.midY), to: window))
  }

  private func hide() {
    viewer?.removeFromSuperview()
    viewer = nil
  }
}
