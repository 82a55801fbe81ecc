import Testing
import UIKit

@MainActor @Suite("Constraints", .serialized) struct ConstraintTableTests {
  /// Two views, the second next to or in the first, in a window of 320 × 480 points with safe area insets of 40 (top)
  /// and 20 (bottom).
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let constraints: @MainActor @Sendable (_ root: UIView, _ a: UIView, _ b: UIView) -> [NSLayoutConstraint]
    let a: CGRect
    let b: CGRect

    init(
      _ name: String, a: CGRect, b: CGRect = .zero,
      _ constraints: @escaping @MainActor @Sendable (UIView, UIView, UIView) -> [NSLayoutConstraint]
    ) {
      (testDescription, self.constraints, self.a, self.b) = (name, constraints, a, b)
    }
  }

  nonisolated static let rows = [
    Row("edges", a: CGRect(x: 10, y: 20, width: 290, height: 430)) { root, a, _ in
      [
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        a.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
        root.bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: 30),
      ]
    },
    Row("size and middle", a: CGRect(x: 110, y: 215, width: 100, height: 50)) { root, a, _ in
      [
        a.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        a.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        a.widthAnchor.constraint(equalToConstant: 100),
        a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
      ]
    },
    Row("to whole pixels", a: CGRect(x: 0, y: 0, width: 107, height: 10)) { root, a, _ in
      [
        a.leftAnchor.constraint(equalTo: root.leftAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
        a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3),
        a.heightAnchor.constraint(equalToConstant: 10),
      ]
    },
    Row(
      "neighbors of equal width", a: CGRect(x: 8, y: 0, width: 148, height: 40),
      b: CGRect(x: 164, y: 0, width: 148, height: 80)
    ) { root, a, b in
      [
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
        root.trailingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1),
        a.widthAnchor.constraint(equalTo: b.widthAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
        b.topAnchor.constraint(equalTo: a.topAnchor), a.heightAnchor.constraint(equalToConstant: 40),
        b.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2),
      ]
    },
    Row("safe area", a: CGRect(x: 0, y: 40, width: 320, height: 420)) { root, a, _ in
      let safe = root.safeAreaLayoutGuide
      return [
        a.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        a.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        a.topAnchor.constraint(equalTo: safe.topAnchor), a.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      ]
    },
    Row("margins, by attributes", a: CGRect(x: 16, y: 40, width: 288, height: 420)) { root, a, _ in
      let sides: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
        (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin), (.bottom, .bottomMargin),
      ]
      return sides.map {
        NSLayoutConstraint(
          item: a, attribute: $0.0, relatedBy: .equal, toItem: root, attribute: $0.1, multiplier: 1, constant: 0)
      }
    },
    Row(
      "a guide between", a: CGRect(x: 0, y: 0, width: 50, height: 50), b: CGRect(x: 150, y: 0, width: 170, height: 50)
    ) {
      root, a, b in
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      return [
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor), a.widthAnchor.constraint(equalToConstant: 50),
        guide.leadingAnchor.constraint(equalTo: a.trailingAnchor), guide.widthAnchor.constraint(equalToConstant: 100),
        b.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor), a.heightAnchor.constraint(equalToConstant: 50),
        b.topAnchor.constraint(equalTo: a.topAnchor), b.bottomAnchor.constraint(equalTo: a.bottomAnchor),
      ]
    },
    Row("priorities", a: CGRect(x: 0, y: 0, width: 200, height: 30)) { root, a, _ in
      let wide = a.widthAnchor.constraint(equalToConstant: 500)
      wide.priority = .defaultHigh
      let narrow = a.widthAnchor.constraint(equalToConstant: 10)
      narrow.priority = .defaultLow
      return [
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor), a.topAnchor.constraint(equalTo: root.topAnchor), wide,
        narrow, a.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
        a.heightAnchor.constraint(equalToConstant: 30),
      ]
    },
    Row(
      "a distance between anchors", a: CGRect(x: 40, y: 0, width: 100, height: 10),
      b: CGRect(x: 180, y: 0, width: 100, height: 10)
    ) { root, a, b in
      let between = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
      return [
        root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor).constraint(equalTo: between),
        b.trailingAnchor.anchorWithOffset(to: root.trailingAnchor).constraint(equalTo: between),
        a.widthAnchor.constraint(equalToConstant: 100), b.widthAnchor.constraint(equalTo: a.widthAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor), b.topAnchor.constraint(equalTo: root.topAnchor),
        a.heightAnchor.constraint(equalToConstant: 10), b.heightAnchor.constraint(equalToConstant: 10),
      ]
    },
  ]

  private func lay(_ row: Row, _ attribute: UISemanticContentAttribute = .unspecified) -> (a: UIView, b: UIView) {
    let root = UIViewController()
    let scene = ViewScene(root: root)
    scene.window.screenSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    root.view.semanticContentAttribute = attribute
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(view)
    }
    let reported = issuesReported {
      NSLayoutConstraint.activate(row.constraints(root.view, a, b))
      scene.frame()
    }
    #expect(reported == [])
    return (a, b)
  }

  @Test("place views as specified", arguments: rows)
  func table(_ row: Row) {
    let (a, b) = lay(row)
    #expect(a.frame == row.a)
    #expect(b.frame == row.b)
  }

  @Test("with leading and trailing anchors are mirrored in right-to-left layouts", arguments: rows)
  func mirrored(_ row: Row) {
    let isAbsolute = row.testDescription.hasPrefix("to whole")
    let (a, b) = lay(row, .forceRightToLeft)
    func mirror(_ frame: CGRect) -> CGRect {
      guard !isAbsolute, frame != .zero else { return frame }
      return CGRect(x: 320 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    #expect(a.frame == mirror(row.a))
    #expect(b.frame == mirror(row.b))
  }
}
