/// Shows large what is small: while the user wants one of the accessibility sizes of text, and rests a finger on an item of
/// its view, the item's title and image are in the middle of the window, and those of other items as the finger slides over
/// them. Lifting it on a control is a tap on that.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  private weak var ownDelegate: (any UILargeContentViewerInteractionDelegate)?
  private weak var ownView: UIView?
  private let recognizer = LargeContentRecognizer()
  private var viewer: LargeContentView?

  /// An interaction, to be added to the view whose items are shown.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    ownDelegate = delegate
    super.init()
    recognizer.hasItem = { [weak self] in self?.itemUnderFinger != nil }
    recognizer.addTarget(self, action: Selector(UILargeContentViewerInteraction.fingerDidMove))
  }

  /// Decides what is shown, and what an end does.
  open var delegate: (any UILargeContentViewerInteractionDelegate)? { ownDelegate }

  /// The recogniser of the finger, on the interaction's view: for relations to other recognisers.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { recognizer }

  /// Whether the user's size of text is one of those for which there is the viewer: the accessibility sizes.
  open class var isEnabled: Bool {
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Posted when `isEnabled` has changed.
  public static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// The view that it was added to.
  open var view: UIView? { ownView }

  /// Takes the recogniser off the view that it was on.
  open func willMove(to view: UIView?) {
    hide()
    ownView?.removeGestureRecognizer(recognizer)
  }

  /// Gives the view the recogniser.
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
