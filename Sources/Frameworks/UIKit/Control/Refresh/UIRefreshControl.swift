public import Foundation
import QuartzCore

/// A control above the content of a scroll view that sends `valueChanged` when a finger has pulled the content far enough.
///
/// Set it as a scroll view's `refreshControl`. While it refreshes, it has a place of its own above the content, which the
/// scroll view adds to its adjusted insets. (Guesses: scroll-35b, scroll-40.)
@preconcurrency @MainActor open class UIRefreshControl: UIControl, ContentFollower {
  /// The phases of a refresh. The place above the content exists while the control refreshes.
  private enum Phase { case idle, refreshing, returning }

  private var phase = Phase.idle
  private var ownColor: UIColor?
  private let wheel = RefreshWheel()
  private let label = UILabel()

  /// The height without a title, in points (recorded).
  private static let plainHeight: CGFloat = 60

  /// Creates a control with its default size.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.plainHeight))
  }

  /// The same as `init()`. The scroll view sets the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  /// The same as `init()`; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  /// A Boolean value that indicates whether the control refreshes. (A guess: scroll-32b.)
  open var isRefreshing: Bool { phase == .refreshing }
  /// The color of the wheel. Nil restores the default, a gray (a guess: scroll-40b).
  open override var tintColor: UIColor! {
    get { ownColor ?? UIActivityIndicatorView.Style.medium.color }
    set {
      ownColor = newValue
      wheel.color = tintColor
    }
  }
  /// The title below the wheel; nil by default. The control is higher with a title.
  open var attributedTitle: NSAttributedString? {
    get { label.attributedText }
    set {
      label.attributedText = newValue
      fit()
    }
  }

  /// Starts to refresh, without an event or a scroll. A control outside a window ignores the call
  /// and reports it.
  open func beginRefreshing() {
    guard window != nil else {
      return RuntimeIssues.handler(
        "A UIRefreshControl received offscreen beginRefreshing. Ignored. Break on "
          + "UIRefreshControlReceivedOffscreenBeginRefreshing to debug. \(ObjectIdentity.text(of: self))")
    }
    guard !isRefreshing else { return }
    refresh()
  }

  /// Stops refreshing. Content that shows the control, and that no finger holds, returns to its start in 0.3 s.
  /// (Guesses: scroll-37, scroll-37b, scroll-38.)
  open func endRefreshing() {
    guard isRefreshing else { return }
    phase = .returning
    host?.refreshInset = 0
    host?.returnFromRefreshing()
    follow()
  }

  /// The control's height, with the width of the scroll view.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: host?.bounds.width ?? bounds.width, height: Self.plainHeight + titleHeight)
  }

  /// Lays out the wheel and the title. Overrides call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let title = titleHeight
    wheel.center = CGPoint(x: bounds.midX, y: (bounds.height - title) / 2)
    label.frame = CGRect(x: 0, y: bounds.height - title, width: bounds.width, height: title)
  }

  /// Finds the scroll view. Stops the program if there is none around the new superview. Overrides call super.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    host?.contentFollower = nil
    host?.refreshInset = 0
    host = nil
    phase = .idle
    guard superview != nil else { return }
    guard let found = sequence(first: superview, next: { $0?.superview }).lazy.compactMap({ $0 as? UIScrollView }).first
    else { fatalError("\(String(describing: type(of: self))) was unable to find its associated scroll view") }
    host = found
    found.contentFollower = self
    fit()
  }

  // MARK: The scroll view

  private weak var host: UIScrollView?

  private var titleHeight: CGFloat { (attributedTitle?.length ?? 0) > 0 ? ceil(label.intrinsicContentSize.height) : 0 }

  /// The visible distance by which a finger has to pull, in points: twice the height of the wheel's part (a
  /// guess: scroll-32).
  private var pullDistance: CGFloat { 2 * Self.plainHeight + titleHeight }

  private func configure() {
    isUserInteractionEnabled = false
    autoresizingMask = .flexibleWidth
    wheel.color = tintColor
    label.textAlignment = .center
    addSubview(wheel)
    addSubview(label)
    fit()
  }

  private func fit() {
    bounds.size = sizeThatFits(.zero)
    setNeedsLayout()
    follow()
  }

  /// Called when the content has moved, or its upper inset has changed.
  func follow() {
    guard let host else { return }
    let beyond = -(host.contentOffset.y + host.adjustedContentInset.top - host.refreshInset)
    let visible = max(0, beyond)
    // The control is above the content and, if that is pulled further, at the top of what is visible.
    let frame = CGRect(x: 0, y: min(-bounds.height, -beyond), width: host.bounds.width, height: bounds.height)
    if self.frame != frame { self.frame = frame }
    if isHidden != (visible == 0) { isHidden = visible == 0 }
    if phase == .returning, visible == 0 { phase = .idle }
    wheel.show(phase == .idle ? visible / pullDistance : 1, turns: isRefreshing)
    guard phase == .idle, host.isDragging, visible >= pullDistance else { return }
    refresh()
    sendActions(for: .valueChanged)
  }

  private func refresh() {
    phase = .refreshing
    host?.refreshInset = bounds.height
    follow()
  }
}
