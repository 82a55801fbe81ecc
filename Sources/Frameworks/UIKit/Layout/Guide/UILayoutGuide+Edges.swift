// The safe area, the margins and the readable content are held by plain constraints in the view's `constraints`, as
// UIKit's logs show. They are made when the guide is first used, and their constants are the insets. A guide loses the
// edge whose constraint is deactivated.
//
// Until app code changes one of them, the solver uses the insets instead, and has no rows for the constraints.
extension UILayoutGuide {
  func attachEdges(to view: UIView) {
    let anchors: [(LayoutSide, LayoutSide)] = [
      (LayoutSide(self, .top), LayoutSide(view, .top)), (LayoutSide(self, .left), LayoutSide(view, .left)),
      (LayoutSide(view, .bottom), LayoutSide(self, .bottom)), (LayoutSide(view, .right), LayoutSide(self, .right)),
    ]
    edges = zip(anchors, kind.edgeNames).map { sides, name in
      let edge = NSLayoutConstraint(sides.0, .equal, sides.1, multiplier: 1, constant: 0)
      edge.identifier = name
      (edge.isImplied, edge.followsInset, edge.holder) = (true, true, view)
      return edge
    }
    view.layoutState.constraints += edges
  }

  /// Adds the guide and its edges to the solver.
  fileprivate func solveEdges() {
    placed = layoutFrame
    isSolved = true
    for edge in edges { edge.isImplied = false }
    guard let owningView else { return }
    NSLayoutConstraint.isUsed = true
    owningView.joinConstraints()
    LayoutPass.need(owningView)
  }
}

extension UILayoutGuide.Kind {
  var identifier: String {
    switch self {
    case .own: ""
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .readable: "UIViewReadableContentGuide"
    case .top: "top layout guide"
    case .bottom: "bottom layout guide"
    case .content: "UIScrollView-contentLayoutGuide"
    case .frame: "UIScrollView-frameLayoutGuide"
    }
  }

  /// The identifiers of the constraints: top, left, bottom, right. Those of the readable content are a guess: safe-5b.
  fileprivate var edgeNames: [String] {
    switch self {
    case .safeArea:
      [
        "UIViewSafeAreaLayoutGuide-top", "UIViewSafeAreaLayoutGuide-left", "UIViewSafeAreaLayoutGuide-bottom",
        "UIViewSafeAreaLayoutGuide-right",
      ]
    case .margins:
      [
        "UIView-topMargin-guide-constraint", "UIView-leftMargin-guide-constraint",
        "UIView-bottomMargin-guide-constraint", "UIView-rightMargin-guide-constraint",
      ]
    case .readable:
      [
        "UIViewReadableContentGuide-top", "UIViewReadableContentGuide-left", "UIViewReadableContentGuide-bottom",
        "UIViewReadableContentGuide-right",
      ]
    case .own, .top, .bottom, .content, .frame: []
    }
  }
}

extension NSLayoutConstraint {
  private var edgeGuide: UILayoutGuide? { items.lazy.compactMap { $0 as? UILayoutGuide }.first }

  /// The inset at the guide's edge.
  var edgeInset: CGFloat {
    guard let guide = edgeGuide, let view = guide.owningView else { return 0 }
    let insets = view.insets(of: guide.kind)
    switch first.attribute {
    case .top: return insets.top
    case .left: return insets.left
    case .bottom: return insets.bottom
    default: return insets.right
    }
  }

  /// Called before app code changes the constraint.
  func willChange() { if isImplied { edgeGuide?.solveEdges() } }
}
