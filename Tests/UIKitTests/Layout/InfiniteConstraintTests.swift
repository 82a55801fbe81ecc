import Foundation
import Stage
import Testing
import UIKit

/// A number of Auto Layout that an app sets.
private enum LayoutNumber: String, CaseIterable, Codable, Sendable {
  case constant, anchorConstant, laterConstant, laterConstantOfInactive, spacing, format, stackSpacing, customSpacing
  case multiplier, anchorMultiplier
  case contentWidth, contentHeight, fittingWidth, fittingHeight, margin, safeArea

  private final class Sized: UIView {
    let size: CGSize
    init(_ size: CGSize) {
      self.size = size
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  @MainActor func set(to value: CGFloat) {
    let controller = UIViewController()
    let stage = Stage(rootViewController: controller)
    let (root, view): (UIView, UIView) = (controller.view, UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    switch self {
    case .constant:
      _ = NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1, constant: value)
    case .anchorConstant: _ = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: value)
    case .laterConstant, .laterConstantOfInactive:
      let constraint = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      constraint.isActive = self == .laterConstant
      constraint.constant = value
    case .spacing:
      _ = view.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: value)
    case .format:
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "|-m-[v]", metrics: ["m": NSNumber(value: Double(value))], views: ["v": view])
    case .stackSpacing, .customSpacing:
      let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
      root.addSubview(stack)
      if self == .stackSpacing {
        stack.spacing = value
      } else {
        stack.setCustomSpacing(value, after: stack.subviews[0])
      }
    case .multiplier:
      _ = NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: value,
        constant: 0)
    case .anchorMultiplier: _ = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: value)
    case .contentWidth: root.addSubview(Sized(CGSize(width: value, height: 5)))
    case .contentHeight: root.addSubview(Sized(CGSize(width: 5, height: value)))
    case .fittingWidth, .fittingHeight:
      view.widthAnchor.constraint(equalToConstant: 5).isActive = true
      let isWidth = self == .fittingWidth
      _ = view.systemLayoutSizeFitting(CGSize(width: isWidth ? value : 5, height: isWidth ? 5 : value))
    case .margin:
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
      root.layoutMargins.left = value
    case .safeArea:
      view.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor).isActive = true
      controller.additionalSafeAreaInsets.left = value
    }
    for view in root.subviews where view is Sized {
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    stage.frame()
    stage.frame()
  }

  /// The beginning of UIKit's message.
  func message(_ value: String) -> String {
    switch self {
    case .multiplier, .anchorMultiplier:
      "NSInternalInconsistencyException: Multiplier is not finite!  That's illegal.  multiplier:\(value)"
    case .contentWidth, .contentHeight:
      "NSInternalInconsistencyException: NSContentSizeLayoutConstraint constant is not finite!  That's illegal.  "
        + "constant:\(value) firstAnchor:<NSLayoutDimension"
    case .margin, .safeArea:
      "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's illegal.  constant:"
    default:
      "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(value) "
        + "firstAnchor:<NSLayout"
    }
  }
}

@MainActor @Suite("An infinite number or NaN in Auto Layout", .serialized) struct InfiniteConstraintTests {
  @Test("stops the program at its constraint, with UIKit's message", arguments: LayoutNumber.allCases, ["nan", "inf"])
  fileprivate func stops(_ number: LayoutNumber, _ value: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [number, value] in
      await MainActor.run { number.set(to: value == "nan" ? .nan : .infinity) }
    }
    #expect(errorText(result).contains(number.message(value)))
  }

  @Test("is neither the largest finite number nor a content size without metric") func finite() {
    let stage = Stage(rootViewController: UIViewController())
    defer { stage.tearDown() }
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let size = view.systemLayoutSizeFitting(CGSize(width: 10, height: CGFloat.greatestFiniteMagnitude))
    #expect(size.width == 40 && view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }
}
