@_spi(Benchmark) import LayoutSolver
@_spi(Benchmark) import UIKit

/// Auto Layout, with views and in the solver, where kiwi solves the same systems.
@MainActor enum LayoutGrowth {
  private static let (chainSizes, formSizes) = ([50, 100, 200, 400], [20, 40, 80, 160])

  static let all =
    [
      Growth("layout", "a chain of views, first layout", chainSizes) { size in
        let stage = BenchmarkWindow()
        let chain = Chain(size, in: stage.window)
        return Stopwatch.time { chain.content.layoutIfNeeded() }.processor
      },
      Growth("layout", "a chain of views, one constant changes", chainSizes) { size in
        let stage = BenchmarkWindow()
        let chain = Chain(size, in: stage.window)
        chain.content.layoutIfNeeded()
        return Stopwatch.time {
          chain.last?.constant += 1
          chain.content.layoutIfNeeded()
        }.processor
      },
      Growth("layout", "rows of a form, first layout", formSizes) { size in
        let stage = BenchmarkWindow()
        let form = Form(size, in: stage.window)
        return Stopwatch.time { form.content.layoutIfNeeded() }.processor
      },
      Growth("layout", "rows of a form, one constant changes", formSizes) { size in
        let stage = BenchmarkWindow()
        let form = Form(size, in: stage.window)
        form.content.layoutIfNeeded()
        return Stopwatch.time {
          form.first?.constant += 1
          form.content.layoutIfNeeded()
        }.processor
      },
    ] + solvers("a chain", ConstraintSystem.chain, chainSizes + [800])
    + solvers("a form", ConstraintSystem.form, formSizes)

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

  /// Views from left to right, each at the end of the one before.
  @MainActor private struct Chain {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private(set) var last: NSLayoutConstraint?

    init(_ count: Int, in window: UIWindow) {
      window.addSubview(content)
      var end = content.leadingAnchor
      for _ in 0..<count {
        let view = added(UIView(), to: content)
        let distance = view.leadingAnchor.constraint(equalTo: end, constant: 1)
        NSLayoutConstraint.activate([
          distance, view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20),
          view.topAnchor.constraint(equalTo: content.topAnchor),
        ])
        (end, last) = (view.trailingAnchor, distance)
      }
    }
  }

  /// Rows below each other, each with a title and a field. The titles are as wide as the widest.
  @MainActor private struct Form {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private(set) var first: NSLayoutConstraint?

    init(_ count: Int, in window: UIWindow) {
      window.addSubview(content)
      var above: UIView?
      var firstTitle: UIView?
      for index in 0..<count {
        let (row, title) = (added(UIView(), to: content), UILabel())
        title.text = "Row \(index)"
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
        if first == nil { (first, firstTitle) = (top, title) }
        above = row
      }
    }
  }

  private static func added(_ view: UIView, to parent: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }
}
