import UIKit

/// The area below the top safe area, in which a header and a bar move. `HeaderClip` clips them, so they do not move under the
/// status bar. A header may begin above the area.
///
/// Their safe area does not change as they move, because a view inherits at most its superview's, and the area has none at its
/// top.
@MainActor final class HeaderArea: UIView {
  private var header: UIView?
  /// The header's superview, whose size is set. The header itself may have constraints, which refer to this view.
  let holder = UIView()
  /// Moves the holder. No constraint refers to this view, so that its movement lays out nothing.
  private let carrier = UIView()
  private let barClip = HeaderBarClip()
  private weak var bar: UIView?
  /// The fraction of the bar's height that is hidden above its place.
  private var barHiddenFraction: CGFloat = 0
  /// Called when the bar's superview is laid out: when another bar is set, the bar's height changes, or the children do. UIKit may
  /// also lay it out for other reasons.
  var onLayout: () -> Void {
    get { barClip.onLayout }
    set { barClip.onLayout = newValue }
  }
  /// Returns the view that receives a touch on a part of the header that does not use it.
  var viewBelow: (_ point: CGPoint, _ event: UIEvent?) -> UIView? = { _, _ in nil }
  /// Scrolls the page or selects another one for a swipe with three fingers. Returns false if there is nothing more there.
  var onScroll: (UIAccessibilityScrollDirection) -> Bool = { _ in false }

  init() {
    super.init(frame: .zero)
    // The elements of the header come before the tabs.
    shouldGroupAccessibilityChildren = true
    carrier.addSubview(holder)
    addSubview(carrier)
    addSubview(barClip)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the header, once.
  func add(_ header: UIView) {
    self.header = header
    header.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(header)
    // Until the first layout the holder has no size.
    let (bottom, right) = (
      header.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
      header.trailingAnchor.constraint(equalTo: holder.trailingAnchor)
    )
    (bottom.priority, right.priority) = (UILayoutPriority(999), UILayoutPriority(999))
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: holder.topAnchor),
      header.leadingAnchor.constraint(equalTo: holder.leadingAnchor), bottom, right,
    ])
  }

  /// Shows a bar in front of the header, in place of the last one.
  func show(_ bar: UIView) {
    guard bar.superview !== barClip else { return }
    if self.bar?.superview === barClip { self.bar?.removeFromSuperview() }
    self.bar = bar
    barClip.addSubview(bar)
  }

  /// Hides a part of the bar, which leaves its place at the upper edge.
  ///
  /// - Parameter isMoving: `true` while an animation moves the bar.
  func hideBar(_ fraction: CGFloat, isMoving: Bool) {
    barHiddenFraction = fraction
    // A bar in its place may draw beyond it, and gets touches there.
    let clips = fraction > 0 || isMoving
    if barClip.clipsToBounds != clips { barClip.clipsToBounds = clips }
    placeBar()
  }

  private func placeBar() {
    let size = barClip.bounds.size
    bar?.setCenter(CGPoint(x: size.width / 2, y: size.height * (0.5 - barHiddenFraction)))
  }

  /// The height of the expanded header, in points.
  var headerHeight: CGFloat { holder.bounds.height }

  /// Gives header and bar their sizes.
  func setHeights(header height: CGFloat, bar barHeight: CGFloat) {
    let size = CGSize(width: bounds.width, height: height)
    for view in [carrier, holder] { view.setSize(size) }
    holder.setCenter(CGPoint(x: size.width / 2, y: size.height / 2))
    for view in [barClip, bar] { view?.setSize(CGSize(width: bounds.width, height: barHeight)) }
    placeBar()
  }

  /// Moves the header and the bar. Nothing else changes in a frame.
  ///
  /// - Parameter top: The upper edge of the header, in points.
  func move(to top: CGFloat) {
    let height = holder.bounds.height
    carrier.setCenter(CGPoint(x: bounds.midX, y: top + height / 2))
    barClip.setCenter(CGPoint(x: bounds.midX, y: top + height + barClip.bounds.height / 2))
    let isOutOfSight = height > 0 && top + height <= 0
    guard let header, header.accessibilityElementsHidden != isOutOfSight else { return }
    header.accessibilityElementsHidden = isOutOfSight
  }

  /// Includes the part of the header above the area. What is clipped gets no touches.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: CGPoint(x: point.x, y: max(point.y, 0)), with: event)
  }

  /// Passes touches on the area to the page, even those on the header, except on its controls and on views with gesture
  /// recognizers.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), hit !== self else { return nil }
    guard hit.isDescendant(of: holder) else { return hit }
    let path = sequence(first: hit) { [holder] in $0 === holder ? nil : $0.superview }
    let usesTouch = path.contains { $0 is UIControl || $0.gestureRecognizers?.contains { $0.isEnabled } == true }
    return usesTouch ? hit : viewBelow(point, event)
  }

  // VoiceOver asks the superviews of its element, and the page is not one of them.
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    MainThread.assume { onScroll(direction) }
  }
}

/// Clips the area, at its upper edge or above it.
@MainActor final class HeaderClip: UIView {
  private let area: UIView

  init(_ area: UIView) {
    self.area = area
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(area)
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the frame of the area, in the superview's coordinates.
  ///
  /// - Parameter top: The distance above the area in which its contents are visible, in points.
  func setArea(_ frame: CGRect, extendedBy top: CGFloat) {
    self.frame = CGRect(x: frame.minX, y: frame.minY - top, width: frame.width, height: frame.height + top)
    area.frame = CGRect(x: 0, y: top, width: frame.width, height: frame.height)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The place of the bar, below the header. It clips a bar that leaves it, so that this never covers the header.
@MainActor private final class HeaderBarClip: UIView {
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    MainThread.assume { onLayout() }
  }

  /// Includes what the bar includes beyond its bounds, such as a raised button.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if clipsToBounds { return super.point(inside: point, with: event) }
    return subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension UIView {
  fileprivate func setSize(_ size: CGSize) {
    if bounds.size != size { bounds.size = size }
  }

  fileprivate func setCenter(_ center: CGPoint) {
    if self.center != center { self.center = center }
  }
}
