@_spi(Benchmark) import LayoutSolver
@_spi(Benchmark) import UIKit

/// Auto Layout, with views and in the solver, where kiwi solves the same systems.
@MainActor enum LayoutGrowth {
  private static let (chainSizes, formSizes) = ([50, 100, 200, 400], [20, 40, 80, 160])

  static let all =
    views("a chain of views", chainSizes) { Chain($0, in: $1) }
    + views("rows of a form", formSizes) { Form($0, in: $1) }
    + solvers("a chain", ConstraintSystem.chain, chainSizes + [800])
    + solvers("a form", ConstraintSystem.form, formSizes)

  private static func views(
    _ name: String, _ sizes: [Int], _ make: @escaping @MainActor (Int, UIWindow) -> any Hierarchy
  ) -> [Growth] {
    [
      Growth("layout", "\(name), first layout", sizes) { size in
        let stage = BenchmarkWindow()
        let content = make(size, stage.window).content
        return Stopwatch.time { content.layoutIfNeeded() }.processor
      },
      Growth("layout", "\(name), one constant changes", sizes) { size in
        let stage = BenchmarkWindow()
        let hierarchy = make(size, stage.window)
        hierarchy.content.layoutIfNeeded()
        return Stopwatch.time {
          hierarchy.changed?.constant += 1
          hierarchy.content.layoutIfNeeded()
        }.processor
      },
      Growth("layout", "\(name), one more is added", sizes) { size in
        let stage = BenchmarkWindow()
        var hierarchy = make(size, stage.window)
        hierarchy.content.layoutIfNeeded()
        return Stopwatch.time {
          hierarchy.addOne()
          hierarchy.content.layoutIfNeeded()
        }.processor
      },
    ]
  }

  private static func solvers(
    _ name: String, _ make: @escaping @MainActor (Int) -> ConstraintSystem, _ sizes: [Int]
  ) -> [Growth] {
    [
      Growth("layout", "\(name) in the solver", sizes) { size in
        let system = make(size)
        let solver = system.forSolver
        var solution: [Double] = []
        let time = Stopwatch.time { solution = solver.solve() }.processor
        precondition(system.isSolved(by: solution), "the solution is wrong")
        return time
      },
      Growth("layout", "\(name) in kiwi", sizes) { size in Kiwi.time(of: make(size)) },
    ]
  }

  @MainActor private protocol Hierarchy {
    var content: UIView { get }
    /// The constraint whose constant changes.
    var changed: NSLayoutConstraint? { get }
    /// Adds a view or a row at the end.
    mutating func addOne()
  }

  /// Views from left to right, each at the end of the one before.
  @MainActor private struct Chain: Hierarchy {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private(set) var changed: NSLayoutConstraint?
    private var last: UIView?

    init(_ count: Int, in window: UIWindow) {
      window.addSubview(content)
      for _ in 0..<count { addOne() }
    }

    mutating func addOne() {
      let view = added(UIView(), to: content)
      let end = last?.trailingAnchor ?? content.leadingAnchor
      let distance = view.leadingAnchor.constraint(equalTo: end, constant: 1)
      NSLayoutConstraint.activate([
        distance, view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20),
        view.topAnchor.constraint(equalTo: content.topAnchor),
      ])
      (last, changed) = (view, distance)
    }
  }

  /// Rows below each other, each with a title and a field. The titles are as wide as the widest.
  @MainActor private struct Form: Hierarchy {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private(set) var changed: NSLayoutConstraint?
    private var above: UIView?
    private var firstTitle: UIView?
    private var count = 0

    init(_ count: Int, in window: UIWindow) {
      window.addSubview(content)
      for _ in 0..<count { addOne() }
    }

    mutating func addOne() {
      let (row, title) = (added(UIView(), to: content), UILabel())
      title.text = "Row \(count)"
      _ = added(title, to: row)
      let field = added(UIView(), to: row)
      let top = row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? content.topAnchor, constant: 1)
      NSLayoutConstraint.activate([
        top, row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        title.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        title.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
        title.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -8),
        field.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        field.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
        field.centerYAnchor.constraint(equalTo: title.centerYAnchor),
        field.heightAnchor.constraint(equalToConstant: 30),
      ])
      if let firstTitle { title.widthAnchor.constraint(equalTo: firstTitle.widthAnchor).isActive = true }
      if changed == nil { (changed, firstTitle) = (top, title) }
      (above, count) = (row, count + 1)
    }
  }

  private static func added(_ view: UIView, to parent: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }
}
