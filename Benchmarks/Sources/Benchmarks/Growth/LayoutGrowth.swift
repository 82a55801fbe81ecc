@_spi(Benchmark) import LayoutSolver
@_spi(Benchmark) import UIKit

/// Auto Layout, with views and in the solver, where kiwi solves the same systems.
@MainActor enum LayoutGrowth {
  private static let (chainSizes, formSizes) = ([50, 100, 200, 400], [20, 40, 80, 160])

  static let all =
    views("a chain of views", chainSizes) { Chain($0, in: $1) }
    + views("rows of a form", formSizes) { Form($0, in: $1) }
    + [
      first("a pile of views, from its free end", chainSizes + [800, 1600], pileFromEnd),
      first("a grid of stack views", [4, 8, 16, 32], grid),
      first("stack views in stack views", [125, 250, 500, 1000], nest),
    ]
    + solvers("a chain", ConstraintSystem.chain, chainSizes + [800])
    + solvers("a chain from its end", ConstraintSystem.chainFromEnd, chainSizes + [800])
    + solvers("equal columns", ConstraintSystem.equalColumns, chainSizes)
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

  /// Measures the first layout of what is added to a window's content.
  private static func first(
    _ name: String, _ sizes: [Int], _ build: @escaping @MainActor (Int, UIView) -> Void
  ) -> Growth {
    Growth("layout", "\(name), first layout", sizes) { size in
      let stage = BenchmarkWindow()
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      stage.window.addSubview(content)
      build(size, content)
      return Stopwatch.time { content.layoutIfNeeded() }.processor
    }
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

  /// Views that are pinned to the next one, and the last one to the content.
  private static func pileFromEnd(_ count: Int, in content: UIView) {
    let views = (0..<count).map { _ in added(UIView(), to: content) }
    for (view, next) in zip(views, views.dropFirst() + [content]) {
      NSLayoutConstraint.activate([
        view.heightAnchor.constraint(equalToConstant: 1), view.widthAnchor.constraint(equalTo: next.widthAnchor),
        view.bottomAnchor.constraint(equalTo: next === content ? content.bottomAnchor : next.topAnchor),
      ])
    }
  }

  /// A column of rows with as many labels, all of the same size.
  private static func grid(_ count: Int, in content: UIView) {
    let grid = UIStackView(frame: content.bounds)
    grid.axis = .vertical
    grid.distribution = .fillEqually
    for _ in 0..<count {
      let row = UIStackView(arrangedSubviews: (0..<count).map { _ in UILabel() })
      row.distribution = .fillEqually
      grid.addArrangedSubview(row)
    }
    content.addSubview(grid)
  }

  private static func nest(_ count: Int, in content: UIView) {
    var stack = UIStackView(frame: content.bounds)
    content.addSubview(stack)
    for _ in 0..<count {
      let inner = UIStackView()
      stack.addArrangedSubview(inner)
      stack = inner
    }
  }

  private static func added(_ view: UIView, to parent: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }
}
