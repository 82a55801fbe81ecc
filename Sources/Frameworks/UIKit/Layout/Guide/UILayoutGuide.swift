import Foundation

/// A rectangle for constraints, without a view. It belongs to a view and is in that view's coordinates.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The kind of rectangle: positioned by constraints, or derived from the view's insets.
  enum Kind {
    case own
    case safeArea
    case margins
    case readable
    case top
    case bottom
    /// A scroll view's content area and its frame.
    case content
    case frame

    /// `true` for the top and bottom guides of a controller's view, which are as wide as the view.
    var isSupport: Bool { self == .top || self == .bottom }
  }

  final let kind: Kind
  /// The guide's frame according to constraints, from the last layout pass.
  final var placed = CGRect.zero
  /// The constraints that hold the edges of a guide for insets.
  final var edges: [NSLayoutConstraint] = []
  /// `true` if the solver positions the guide. A guide for insets is where its insets are, as long as all of its
  /// constraints are as they were made.
  final var isSolved: Bool
  final lazy var anchors = LayoutAnchors()
  private weak var owner: UIView?

  /// Creates a guide that belongs to no view yet.
  public override init() {
    kind = .own
    isSolved = true
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    isSolved = kind.isSupport
    owner = view
    identifier = kind.identifier
    super.init()
  }

  /// Does the same as `init()`: guides are not archived here.
  public required init?(coder: NSCoder) {
    kind = .own
    isSolved = true
    super.init()
  }

  /// `true` once a system guide has constraints.
  var isAttached: Bool { !edges.isEmpty }
  /// Adds the constraints of a system guide to the view that the guide belongs to.
  func attach(to view: UIView) { attachEdges(to: view) }
  /// Called when the view's insets or margins have changed.
  func insetsDidChange() { for edge in edges { edge.followsInset = true } }

  /// The view that the guide belongs to. To set it, use `addLayoutGuide(_:)`.
  open var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.forget(self)
      owner = newValue
    }
  }
  /// A name for messages; empty by default.
  open var identifier = ""
  /// The guide's frame in the view's coordinates, after the last layout pass.
  open var layoutFrame: CGRect { currentFrame }

  /// The leading edge, where lines of text begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  /// The trailing edge, where lines of text end.
  open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { dimension(.height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
}

extension UILayoutGuide {
  /// The scroll view whose area of a kind this is; nil for other guides.
  func scrollView(of kind: Kind) -> UIScrollView? { self.kind == kind ? owner as? UIScrollView : nil }

  private var currentFrame: CGRect {
    if let scrollView = scrollView(of: .content) { return CGRect(origin: .zero, size: scrollView.contentSize) }
    if let scrollView = scrollView(of: .frame) { return scrollView.bounds }
    guard !isSolved || kind.isSupport, let owner else { return placed }
    let insets = owner.insets(of: kind)
    if kind == .top { return CGRect(x: 0, y: 0, width: owner.bounds.width, height: insets.top) }
    if kind == .bottom {
      let top = owner.bounds.height - insets.bottom
      return CGRect(x: 0, y: top, width: owner.bounds.width, height: insets.bottom)
    }
    return CGRect(origin: .zero, size: owner.bounds.size).inset(by: insets)
  }
}
