import Foundation

/// A rectangle that constraints are about, without a view in it. It belongs to a view, in whose coordinates it is.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// Which rectangle it is: one that constraints place, or one that the view's insets say.
  enum Kind {
    case own
    case safeArea
    case margins
    case readable
    case top
    case bottom

    /// `true` if constraints say where the guide is; the others are where the view's insets say.
    var isPlaced: Bool {
      switch self {
      case .own, .top, .bottom: true
      case .safeArea, .margins, .readable: false
      }
    }
  }

  final let kind: Kind
  /// Where the last layout pass has put a guide of the user's.
  final var placed = CGRect.zero
  private weak var owner: UIView?

  /// A guide of no view yet.
  public override init() {
    kind = .own
    super.init()
  }

  init(_ kind: Kind, of view: UIView, identifier: String) {
    self.kind = kind
    owner = view
    self.identifier = identifier
    super.init()
  }

  /// Guides are not archived here: as from `init()`.
  public required init?(coder: NSCoder) {
    kind = .own
    super.init()
  }

  /// The view that the guide belongs to. Use `addLayoutGuide(_:)`.
  open var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.forget(self)
      owner = newValue
    }
  }
  /// A name for messages; empty at first.
  open var identifier = ""
  /// Where the guide is, in the view's coordinates, after the last layout pass.
  open var layoutFrame: CGRect { currentFrame }

  /// Where lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutSide(self, .leading)) }
  /// Where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutSide(self, .trailing)) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutSide(self, .left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutSide(self, .right)) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutSide(self, .top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutSide(self, .bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutSide(self, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutSide(self, .height)) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutSide(self, .centerX)) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutSide(self, .centerY)) }
}

extension UILayoutGuide {
  private var currentFrame: CGRect {
    guard kind != .own, let owner else { return placed }
    let insets = owner.insets(of: kind)
    if kind == .top { return CGRect(x: 0, y: 0, width: owner.bounds.width, height: insets.top) }
    if kind == .bottom {
      let top = owner.bounds.height - insets.bottom
      return CGRect(x: 0, y: top, width: owner.bounds.width, height: insets.bottom)
    }
    return CGRect(origin: .zero, size: owner.bounds.size).inset(by: insets)
  }
}
