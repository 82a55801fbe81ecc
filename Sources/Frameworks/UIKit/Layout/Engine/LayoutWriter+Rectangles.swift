import LayoutSolver

/// The positions and lengths of views and guides: unknown, or as read.
///
/// A scroll view has two rectangles. For its content, its edges and margins are those of the content area, which has
/// the origin of the content's coordinates and the size that the constraints give it; its width, height and centers are
/// the frame's, without the offset. For everything else, it is its frame, and its content is where it shows (Auto Layout
/// Guide, "Working with Scroll Views"). So constraints read the offset only if they tie content to something outside, or
/// to the frame's guide.
extension LayoutWriter {
  /// Returns the view in whose coordinates a constraint is written: the one that it is installed on or, if it is about a
  /// scroll view and its content, the scroll view.
  func space(of constraint: NSLayoutConstraint, in holder: UIView) -> UIView {
    for item in constraint.items {
      guard let scrollView = item.layoutView as? UIScrollView, scrollView !== holder else { continue }
      let isInside = constraint.items.allSatisfy { $0.layoutView?.isDescendant(of: scrollView) == true }
      if isInside { return scrollView }
    }
    return holder
  }

  // MARK: Positions

  /// Returns an item's start along an axis, in the coordinates of the holder.
  func start(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in holder: UIView) -> LayoutSum {
    if let view = item as? UIView { return origin(of: view, axis, in: holder) }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return LayoutSum() }
    if guide.kind.isSupport, axis == .horizontal { return origin(of: owner, axis, in: holder) }
    var start =
      isVisible(guide, in: holder)
      ? visibleOrigin(of: owner, axis, in: holder) : contentOrigin(of: owner, axis, in: holder)
    switch guide.kind {
    case .content, .frame: break
    default:
      if guide.isSolved {
        let box = engine.box(of: guide)
        start.add(LayoutSum(axis == .horizontal ? box.x : box.y))
      } else {
        start.constant += Double(insets(of: guide, owner, axis).before)
      }
    }
    return start
  }

  /// Returns true if a guide is inside its view's frame, and not at its content.
  private func isVisible(_ guide: UILayoutGuide, in holder: UIView) -> Bool {
    switch guide.kind {
    case .own, .content: false
    case .margins, .readable: guide.owningView !== holder
    // A scroll view's safe area does not move with its content (a guess: layout-30).
    case .frame, .safeArea, .top, .bottom: true
    }
  }

  /// Returns the start of a view's frame.
  private func origin(of view: UIView, _ axis: NSLayoutConstraint.Axis, in holder: UIView) -> LayoutSum {
    var sum = LayoutSum()
    var step: UIView? = view
    while let view = step, view !== holder {
      if isPlaced(view) {
        let box = engine.box(of: view)
        sum.add(LayoutSum(axis == .horizontal ? box.x : box.y))
      } else {
        let origin = view.untransformedFrame.origin
        read(view) { $0.origin = origin }
        sum.constant += Double(axis == .horizontal ? origin.x : origin.y)
      }
      step = view.superview
      if let above = step, above !== holder { sum.constant -= offset(of: above, axis) }
    }
    return sum
  }

  /// Returns the origin of a view's own coordinates.
  private func contentOrigin(of view: UIView, _ axis: NSLayoutConstraint.Axis, in holder: UIView) -> LayoutSum {
    guard view !== holder else { return LayoutSum() }
    var sum = origin(of: view, axis, in: holder)
    sum.constant -= offset(of: view, axis)
    return sum
  }

  /// Returns the start of the part of a view's content that the view shows.
  private func visibleOrigin(of view: UIView, _ axis: NSLayoutConstraint.Axis, in holder: UIView) -> LayoutSum {
    view === holder ? LayoutSum(offset(of: view, axis)) : origin(of: view, axis, in: holder)
  }

  /// Returns a scroll view's offset, and 0 for other views.
  private func offset(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double {
    guard let view = view as? UIScrollView else { return 0 }
    let offset = view.contentOffset
    read(view) { $0.offset = offset }
    return Double(axis == .horizontal ? offset.x : offset.y)
  }

  // MARK: Lengths

  /// Returns the distance between an item's edges. It is its length, except for a scroll view and its content, and for a
  /// view that a scroll view has zoomed, which takes up its scaled size there (a guess: layout-18).
  func extent(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in holder: UIView) -> LayoutSum {
    if item === holder, let scrollView = item as? UIScrollView, !scrollView.sizesContentItself {
      return contentLength(of: scrollView, axis)
    }
    let length = length(of: item, axis, in: holder)
    guard item !== holder, let scale = (item as? UIView)?.autoLayout?.zoomScale else { return length }
    return LayoutSum().adding(length, times: Double(scale))
  }

  /// Returns the distance from an item's start to its center. A scroll view's is that of its frame.
  func middle(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in holder: UIView) -> LayoutSum {
    let length = item === holder ? length(of: item, axis, in: holder) : extent(of: item, axis, in: holder)
    return LayoutSum().adding(length, times: 0.5)
  }

  func length(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in holder: UIView) -> LayoutSum {
    if let view = item as? UIView { return length(of: view, axis) }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return LayoutSum() }
    if guide.kind.isSupport, axis == .horizontal { return length(of: owner, axis) }
    if guide.kind == .frame { return length(of: owner, axis) }
    if guide.kind == .content, let scrollView = owner as? UIScrollView { return contentLength(of: scrollView, axis) }
    if guide.isSolved {
      let box = engine.box(of: guide)
      return LayoutSum(axis == .horizontal ? box.width : box.height)
    }
    let insets = insets(of: guide, owner, axis)
    var length = isVisible(guide, in: holder) ? length(of: owner, axis) : extent(of: owner, axis, in: holder)
    length.constant -= Double(insets.before + insets.after)
    return length
  }

  func length(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutSum {
    if isPlaced(view) {
      let box = engine.box(of: view)
      return LayoutSum(axis == .horizontal ? box.width : box.height)
    }
    let size = view.bounds.size
    read(view) { $0.size = size }
    return LayoutSum(Double(axis == .horizontal ? size.width : size.height))
  }

  /// Returns the length of a scroll view's content area, which is unknown unless the view determines it itself.
  private func contentLength(of view: UIScrollView, _ axis: NSLayoutConstraint.Axis) -> LayoutSum {
    if view.sizesContentItself {
      let size = view.contentSize
      read(view) { $0.contentSize = size }
      return LayoutSum(Double(axis == .horizontal ? size.width : size.height))
    }
    let box = area(of: view, axis)
    return LayoutSum(axis == .horizontal ? box.width : box.height)
  }

  private func insets(
    of guide: UILayoutGuide, _ owner: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> (before: CGFloat, after: CGFloat) {
    read(owner) { $0.insets = true }
    if owner.insetsDependOnFrame(of: guide.kind) { noteUnstable() }
    let insets = owner.insets(of: guide.kind)
    return axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }
}
