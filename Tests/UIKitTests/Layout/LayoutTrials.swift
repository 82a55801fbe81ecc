import Foundation
import Stage
import Testing
@testable import UIKit

/// Changes randomized constraints, and compares passes over what has changed with passes over everything.
/// `LAYOUT_TRIALS` sets the number; the default is 20.
@MainActor @Suite("A layout pass, randomized", .serialized) struct LayoutTrials {
  private final class Box: UIView {
    var content = CGSize(width: 40, height: 20) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { content }
  }

  /// A hierarchy with constraints between views, guides, texts and a stack, and with views that have frames.
  @MainActor private final class Trial {
    let scene = ViewScene()
    var dice: Dice
    /// `true` to write all constraints in each pass.
    let writesAll: Bool
    let area = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
    let shifted = UIView(frame: CGRect(x: 5, y: 7, width: 200, height: 200))
    let inner = UIView()
    let stack = UIStackView()
    let guide = UILayoutGuide()
    var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []
    /// Changes in each step, so that there is a pass.
    let ticker: NSLayoutConstraint
    var steps: [String] = []
    var constraintCount = 0

    init(seed: UInt64, writesAll: Bool) {
      dice = Dice(seed: seed)
      self.writesAll = writesAll
      scene.window.isHidden = false
      scene.window.addSubview(area)
      area.addSubview(shifted)
      let tick = UIView()
      for view in [inner, stack, tick] {
        view.translatesAutoresizingMaskIntoConstraints = false
        area.addSubview(view)
      }
      area.addLayoutGuide(guide)
      ticker = tick.widthAnchor.constraint(equalToConstant: 0)
      ticker.isActive = true
      for _ in 0..<3 { stack.addArrangedSubview(Box()) }
      for anchor in [inner.leadingAnchor, stack.leadingAnchor] {
        anchor.constraint(equalTo: area.layoutMarginsGuide.leadingAnchor).isActive = true
      }
      for _ in 0..<6 { addView() }
      for _ in 0..<12 { addConstraint() }
    }

    func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &dice) }

    // MARK: Changes

    func addView() {
      let kinds: [() -> UIView] = [{ Box() }, { UILabel() }, { UIView() }, { UIButton() }]
      let view = kinds[int(0..<4)]()
      view.translatesAutoresizingMaskIntoConstraints = false
      [area, shifted, inner][int(0..<3)].addSubview(view)
      views.append(view)
    }

    func addConstraint() {
      let first = views[int(0..<views.count)]
      let others = views + [area, shifted, inner, stack]
      let other = others[int(0..<others.count)]
      if first === other { return }
      let constraint: NSLayoutConstraint
      switch int(0..<9) {
      case 0: constraint = first.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 8)
      case 1: constraint = first.topAnchor.constraint(greaterThanOrEqualTo: other.bottomAnchor)
      case 2: constraint = first.widthAnchor.constraint(equalToConstant: CGFloat(int(10..<90)))
      case 3: constraint = first.firstBaselineAnchor.constraint(equalTo: other.lastBaselineAnchor)
      case 4: constraint = first.trailingAnchor.constraint(lessThanOrEqualTo: area.readableContentGuide.trailingAnchor)
      case 5: constraint = first.centerYAnchor.constraint(equalTo: guide.bottomAnchor)
      case 6: constraint = guide.topAnchor.constraint(equalTo: first.topAnchor, constant: 10)
      case 7: constraint = first.heightAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5)
      default: constraint = first.leadingAnchor.constraint(equalTo: other.layoutMarginsGuide.leadingAnchor)
      }
      constraint.priority = [.required, .defaultHigh, .defaultLow, UILayoutPriority(600)][int(0..<4)]
      constraintCount += 1
      constraint.identifier = "\(constraintCount)"
      constraint.isActive = true
      constraints.append(constraint)
    }

    func change() {
      let view = views[int(0..<views.count)]
      switch int(0..<22) {
      case 0: addView()
      case 1 where views.count > 4:
        view.removeFromSuperview()
        views.removeAll { $0 === view }
        constraints.removeAll { !$0.isActive }
      case 2: addConstraint()
      case 3 where constraints.count > 6: constraints.remove(at: int(0..<constraints.count)).isActive = false
      case 4:
        constraints.randomElement(using: &dice)?.priority = [.required, .defaultHigh, .defaultLow][int(0..<3)]
      case 5: view.setContentHuggingPriority(UILayoutPriority(Float(int(1..<800))), for: .horizontal)
      case 6: stack.arrangedSubviews[int(0..<3)].isHidden.toggle()
      case 7: [area, shifted][int(0..<2)].addSubview(view)
      case 8: area.layoutMargins.left = CGFloat(int(0..<30))
      case 9: stack.spacing = CGFloat(int(0..<20))
      case 10: area.frame.size.width = CGFloat(int(100..<900))
      case 11: shifted.frame.origin.x = CGFloat(int(0..<50))
      case 12, 13: view.frame = CGRect(x: int(0..<99), y: int(0..<99), width: int(0..<99), height: int(0..<99))
      case 14...17: changeContent(of: view)
      default: constraints.randomElement(using: &dice)?.constant = CGFloat(int(0..<60))
      }
    }

    func changeContent(of view: UIView) {
      let text = String(repeating: "word ", count: int(0..<30))
      switch view {
      case let box as Box:
        box.content = CGSize(width: int(0..<90), height: int(0..<4) == 0 ? Int(UIView.noIntrinsicMetric) : int(0..<90))
      case let label as UILabel:
        if int(0..<4) == 0 { label.numberOfLines = int(0..<3) } else { label.text = text }
      case let button as UIButton: button.setTitle(text, for: .normal)
      default: break
      }
    }

    // MARK: Steps

    func step() {
      for _ in 0...int(0..<2) { change() }
      ticker.constant += 1
      if writesAll { scene.window.setNeedsUpdateConstraints() }
      let messages = issuesReported { scene.frame() }
      let broken = messages.map { $0.components(separatedBy: "breaking constraint")[1].split(separator: "'")[1] }
      let all = views + [area, shifted, inner, stack] + stack.arrangedSubviews
      steps.append("\(all.map(\.frame)) \(guide.layoutFrame) broken: \(broken)")
    }
  }

  @Test("has the result of a pass over all constraints")
  func trials() {
    let count = ProcessInfo.processInfo.environment["LAYOUT_TRIALS"].flatMap { UInt64($0) } ?? 20
    var rows = [0, 0]
    for seed in 1...count {
      var steps: [[String]] = []
      for (index, writesAll) in [false, true].enumerated() {
        let before = LayoutWork.rows
        let trial = Trial(seed: seed, writesAll: writesAll)
        for _ in 0..<30 { trial.step() }
        steps.append(trial.steps)
        rows[index] += LayoutWork.rows - before
      }
      let difference = zip(steps[0], steps[1]).enumerated().first { $0.element.0 != $0.element.1 }
      #expect(difference == nil && steps[0].count == steps[1].count, "seed \(seed)")
    }
    #expect(rows[0] * 4 < rows[1] * 3)
  }
}
