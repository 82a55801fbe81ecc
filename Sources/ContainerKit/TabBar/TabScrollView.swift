import UIKit

/// The scroll view that contains a bar's tabs, side by side. If they do not fit, they scroll.
///
/// The selected tab is centered as far as the content allows. During a transition the content scrolls from its current
/// offset to that of the incoming page's tab; a cancelled transition scrolls it back. If the user scrolls the tabs,
/// they stay there until the next transition.
@MainActor final class TabScrollView: UIScrollView {
  /// The measurements of a layout.
  private struct Measurements: Equatable {
    /// The width of the bar without the safe area, in points.
    var room: CGFloat = 0
    /// The distances of the tabs' edges from the leading edge, in points, which are whole pixels: that of the first tab,
    /// and the trailing edge of each.
    var edges: [CGFloat] = []
    /// The width of the tabs and their insets, in points.
    var total: CGFloat = 0
    var isMirrored = false
    var pixels = PixelGrid()

    init() {}

    @MainActor init(
      _ tabs: [TabButton], room: CGFloat, appearance: ButtonTabBar.Appearance, metrics: TabMetrics, isMirrored: Bool
    ) {
      let (insets, pixels) = (appearance.tabInsets, metrics.pixels)
      let inner = max(room - insets.leading - insets.trailing, 0)
      let widths = appearance.tabWidths(contents: appearance.contentWidths(of: tabs), in: inner, metrics)
      let tabsWidth = widths.reduce(0, +)
      var x = insets.leading + appearance.space(beforeTabs: max(inner - tabsWidth, 0))
      edges = [pixels.x(x)]
      for width in widths {
        x += width
        edges.append(pixels.x(x))
      }
      total = pixels.x(tabsWidth + insets.leading + insets.trailing)
      (self.room, self.isMirrored, self.pixels) = (room, isMirrored, pixels)
    }

    var maximumOffset: CGFloat { max(total - room, 0) }

    /// The tabs' frames, with a given height.
    func frames(y: CGFloat, height: CGFloat) -> [CGRect] {
      let width = room + maximumOffset
      return zip(edges, edges.dropFirst()).map { start, end in
        CGRect(x: isMirrored ? width - end : start, y: y, width: end - start, height: height)
      }
    }
  }

  /// The distance of a hairline between two tabs from their upper and their lower edge, in points.
  private static let lineInset: CGFloat = 12

  /// The tabs, in the order of the items.
  private(set) var tabs: [TabButton] = []
  /// The frames of the tabs in the last layout.
  private var frames: [CGRect] = []
  /// The measurements of the last layout.
  private var measurements = Measurements()
  /// `true` if the tabs' contents have changed since the last layout, but not their number.
  private var hasChangedContents = false
  /// The hairlines between two tabs.
  private var lines: [UIView] = []
  /// `true` if the ends fade at which there are more tabs.
  private var fadesEnds = false
  /// `true` while a finger slides along the tabs.
  var isScrubbed = false
  /// The content offset when the transition that it follows started; nil if it follows none.
  private var startOffset: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    // A tab is highlighted at once, and its highlight ends if the finger scrolls.
    delaysContentTouches = false
    behaveAsBar()
  }

  required init?(coder: NSCoder) { nil }

  /// `true` if the first tab was on the right in the last layout.
  var isMirrored: Bool { measurements.isMirrored }

  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// Adds or removes tabs where the contents begin to differ, so that the tabs after that keep theirs. Returns the
  /// indices of the tabs that are new or have moved. Their contents may still have to change.
  func setCount(for contents: [TabContent], make: () -> TabButton) -> Range<Int> {
    let (old, new) = (tabs.count, contents.count)
    hasChangedContents = old == new
    guard old != new else { return 0..<0 }
    let first = zip(tabs, contents).prefix { $0.content == $1 }.count
    let removed = first..<first + max(old - new, 0)
    for tab in tabs[removed] {
      tab.removeContentView()
      tab.removeFromSuperview()
    }
    tabs.replaceSubrange(removed, with: (0..<max(new - old, 0)).map { _ in make() })
    addTabs(from: first)
    frames.removeLast(max(frames.count - first, 0))
    return first..<new
  }

  /// Keeps the offset to which the user has scrolled in the next layout.
  func contentsDidChange() { hasChangedContents = true }

  /// Adds the tabs from an index on that are not in this view yet, in order.
  private func addTabs(from first: Int) {
    for index in first..<tabs.count where tabs[index].superview !== self {
      if index > 0 {
        insertSubview(tabs[index], aboveSubview: tabs[index - 1])
      } else {
        insertSubview(tabs[index], at: 0)
      }
    }
  }

  // MARK: Layout

  /// Sets the frame, and places the tabs in it, starting at the leading edge.
  func layOut(
    in frame: CGRect, state: ContainerTabBarState, appearance: ButtonTabBar.Appearance, metrics: TabMetrics,
    isMirrored: Bool
  ) {
    // The offset to which the user has scrolled stays if only the contents of the tabs have changed.
    let keepsOffset =
      hasChangedContents && state.incomingIndex == nil && contentOffset.x != restingOffset(of: state.selectedIndex)
    hasChangedContents = false
    if self.frame != frame { self.frame = frame }
    for tab in tabs {
      (tab.padding, tab.isCentered) = (appearance.paddingOfTruncatedTitles, appearance.tabWidth != .title)
    }
    let new = Measurements(
      tabs, room: frame.width, appearance: appearance, metrics: metrics, isMirrored: isMirrored)
    let size = CGSize(width: new.room + new.maximumOffset, height: frame.height)
    let insets = appearance.tabInsets
    let top = metrics.pixels.y(insets.top)
    let bottom = max(metrics.pixels.y(frame.height - insets.bottom), top)
    let newFrames = new.frames(y: top, height: bottom - top)
    for (index, frame) in newFrames.enumerated() where index >= frames.count || frames[index] != frame {
      tabs[index].frame = frame
    }
    frames = newFrames
    let fades = appearance.fadesEnds && new.maximumOffset > 0
    if fades || fadesEnds { setNeedsLayout() }
    fadesEnds = fades
    placeLines(appearance.tabSeparatorColor, metrics.pixels)
    if contentSize != size { contentSize = size }
    isScrollEnabled = new.maximumOffset > 0
    guard new != measurements else { return }
    let isSameRoom = new.room == measurements.room && new.isMirrored == measurements.isMirrored
    measurements = new
    if keepsOffset, isSameRoom {
      scroll(to: min(contentOffset.x, new.maximumOffset))
    } else {
      startOffset = nil
      scroll(to: restingOffset(of: state.selectedIndex ?? state.incomingIndex))
      if state.incomingIndex != nil { beginScrolling(state) }
    }
  }

  /// Returns the width in which all tabs fit, in points.
  func naturalWidth(_ appearance: ButtonTabBar.Appearance, _ metrics: TabMetrics) -> CGFloat {
    appearance.naturalWidth(contents: appearance.contentWidths(of: tabs), metrics)
  }

  /// Places a hairline between each two tabs.
  private func placeLines(_ color: UIColor?, _ pixels: PixelGrid) {
    let count = color == nil ? 0 : max(tabs.count - 1, 0)
    for line in lines.dropFirst(count) { line.removeFromSuperview() }
    lines.removeLast(max(lines.count - count, 0))
    while lines.count < count {
      let line = UIView()
      line.isUserInteractionEnabled = false
      addSubview(line)
      lines.append(line)
    }
    for (line, (tab, next)) in zip(lines, zip(frames, frames.dropFirst())) {
      if line.backgroundColor != color { line.backgroundColor = color }
      let inset = min(Self.lineInset, tab.height / 4)
      let (top, bottom) = (pixels.y(tab.minY + inset), pixels.y(tab.maxY - inset))
      line.frame = CGRect(x: max(tab.minX, next.minX), y: top, width: pixels.pixel, height: bottom - top)
    }
  }

  /// Lets the fade follow the content offset.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard fadesEnds else {
      if mask != nil { mask = nil }
      return
    }
    let fade = mask as? TabFade ?? TabFade(frame: bounds)
    if mask !== fade { mask = fade }
    let x = contentOffset.x
    fade.place(over: bounds, left: x, right: measurements.maximumOffset - x)
  }

  // MARK: Scrolling

  /// Scrolls to a state that differs from the previous one.
  func follow(_ state: ContainerTabBarState, from old: ContainerTabBarState) {
    if measurements.maximumOffset <= 0 {
      startOffset = nil
    } else if state.incomingIndex == nil {
      settle(state, from: old)
    } else if (state.selectedIndex, state.incomingIndex) == (old.selectedIndex, old.incomingIndex) {
      scrollWithProgress(state)
    } else {
      // A transition that follows another immediately starts at the offset at which that one ended.
      let follows = old.incomingIndex != nil && old.incomingIndex == state.selectedIndex && startOffset != nil
      if follows, !isUserScrolling { scroll(to: restingOffset(of: state.selectedIndex)) }
      startOffset = nil
      if !isUserScrolling { beginScrolling(state) }
    }
  }

  /// `true` while the user scrolls the content, or it decelerates, or a finger slides along the tabs.
  private var isUserScrolling: Bool { isTracking || isDragging || isDecelerating || isScrubbed }

  /// Scrolls until a tab is centered, as far as the content allows.
  func center(_ index: Int) {
    let offset = CGPoint(x: restingOffset(of: index), y: 0)
    if isScrollEnabled, contentOffset != offset { setContentOffset(offset, animated: true) }
  }

  /// Scrolls by a distance, in points, positive to the right, as far as the content allows.
  func scroll(by distance: CGFloat) {
    contentOffset.x = min(max(contentOffset.x + distance, 0), measurements.maximumOffset)
  }

  /// Returns the tab at a point of the content; nil beside the tabs.
  func tab(at point: CGPoint) -> Int? { frames.firstIndex { $0.contains(point) } }

  /// Returns the position of a point of the content between the middles of the tabs, in tabs. Beyond the first and the last one, it
  /// is that of the tab.
  func position(at point: CGPoint) -> CGFloat {
    for (index, (tab, next)) in zip(frames, frames.dropFirst()).enumerated() {
      let fraction = (point.x - tab.midX) / (next.midX - tab.midX)
      if fraction <= 1 { return CGFloat(index) + max(fraction, 0) }
    }
    return CGFloat(max(frames.count - 1, 0))
  }

  private func settle(_ state: ContainerTabBarState, from old: ContainerTabBarState) {
    let wasScrolledByUser = old.incomingIndex != nil && startOffset == nil
    if !isUserScrolling, !wasScrolledByUser {
      if state.selectedIndex != old.selectedIndex {
        scroll(to: restingOffset(of: state.selectedIndex))
      } else if let startOffset {
        scroll(to: startOffset)
      }
    }
    startOffset = nil
  }

  private func beginScrolling(_ state: ContainerTabBarState) {
    startOffset = contentOffset.x
    scrollWithProgress(state)
  }

  private func scrollWithProgress(_ state: ContainerTabBarState) {
    guard let start = startOffset, let incoming = state.incomingIndex else { return }
    guard !isUserScrolling else {
      startOffset = nil
      return
    }
    scroll(to: start + (restingOffset(of: incoming) - start) * state.progress)
  }

  /// Returns the offset that centers a tab, as far as the content allows.
  private func restingOffset(of index: Int?) -> CGFloat {
    guard let index, tabs.indices.contains(index) else { return 0 }
    let offset = measurements.pixels.x(tabs[index].frame.midX - measurements.room / 2)
    return min(max(offset, 0), measurements.maximumOffset)
  }

  /// Scrolls by whole pixels, so that the titles are sharp under a finger that rests.
  private func scroll(to offset: CGFloat) {
    let offset = measurements.pixels.x(offset)
    if contentOffset.x != offset { contentOffset = CGPoint(x: offset, y: 0) }
  }
}
