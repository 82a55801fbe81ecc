import UIKit

/// The moment at which a snapshot is taken.
enum SnapshotMoment: String, CaseIterable {
  case noTransaction = "none"
  case explicitTransaction = "explicit"
  case layout
  case frame

  /// Runs a closure at the moment.
  @MainActor func run(on bench: ProbeBench, _ body: @escaping () -> Void) async {
    switch self {
    case .noTransaction: body()
    case .explicitTransaction:
      CATransaction.begin()
      body()
      CATransaction.commit()
    case .layout:
      let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.onLayout = body
      bench.page.addSubview(view)
    case .frame: await bench.driver.inFrame(body)
    }
    await bench.driver.frames(3)
  }
}

/// The API that takes a snapshot.
enum SnapshotMethod: String, CaseIterable {
  case draw
  case view
  case render

  /// Takes the snapshot. The image exists a few frames later at the latest.
  @MainActor func take(_ view: UIView, after: Bool) -> (image: UIImage?, view: UIView?) {
    switch self {
    case .view: return (nil, view.snapshotView(afterScreenUpdates: after))
    case .draw:
      let image = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
        _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: after)
      }
      return (image, nil)
    case .render:
      return (UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }, nil)
    }
  }
}

extension Probe {
  private static let row = "view-23"

  /// The mean colors of snapshots of a red square that has just become blue.
  static var snapshots: [Probe] {
    var probes: [Probe] = []
    for method in SnapshotMethod.allCases {
      for moment in SnapshotMoment.allCases {
        for after in method == .render ? [true] : [false, true] {
          probes.append(changed(method, moment, after: after))
        }
      }
    }
    for method in SnapshotMethod.allCases {
      for after in method == .render ? [true] : [false, true] {
        probes.append(unshown(method, after: after))
        probes.append(animated(method, after: after))
        probes.append(hidden(method, after: after))
      }
    }
    return probes
  }

  private static func name(_ method: SnapshotMethod, _ after: Bool) -> String {
    method == .render ? "render" : "\(method.rawValue)-\(after ? "after" : "before")"
  }

  /// Returns the color of a snapshot. A snapshot view is first shown in the window.
  private static func color(_ taken: (image: UIImage?, view: UIView?), _ name: String, _ bench: ProbeBench) async
    -> ProbeValue
  {
    if let image = taken.image {
      bench.keep(image, as: name)
      return Picture.meanColor(of: image)
    }
    guard let view = taken.view else { return "no view" }
    view.frame.origin = CGPoint(x: 40, y: 400)
    bench.page.addSubview(view)
    await bench.driver.frames(3)
    let image = Picture.ofWindow(bench.window)
    bench.keep(image, as: name)
    return Picture.meanColor(of: image, in: view.frame)
  }

  private static func probe(
    _ name: String, _ act: String,
    _ body: @escaping @MainActor (ProbeBench) async -> (image: UIImage?, view: UIView?)
  ) -> Probe {
    Probe("snapshots/\(name)", act, settles: [row]) { bench in
      ProbeFinding(outcome: ["color": await color(await body(bench), "snapshots-\(name)", bench)])
    }
  }

  private static func changed(_ method: SnapshotMethod, _ moment: SnapshotMoment, after: Bool) -> Probe {
    probe("\(name(method, after))-\(moment.rawValue)", "red becomes blue, and the snapshot follows in the same turn") {
      let square = await $0.square()
      var taken: (image: UIImage?, view: UIView?) = (nil, nil)
      await moment.run(on: $0) {
        square.backgroundColor = .blue
        taken = method.take(square, after: after)
      }
      return taken
    }
  }

  private static func unshown(_ method: SnapshotMethod, after: Bool) -> Probe {
    probe("\(name(method, after))-unshown", "a snapshot of a blue view that never was in a window") { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.backgroundColor = .blue
      return method.take(view, after: after)
    }
  }

  private static func animated(_ method: SnapshotMethod, after: Bool) -> Probe {
    probe("\(name(method, after))-animated", "a snapshot of a red view that takes 1000 seconds to become blue") {
      bench in
      let square = await bench.square()
      await bench.driver.inFrame { UIView.animate(withDuration: 1000) { square.backgroundColor = .blue } }
      return method.take(square, after: after)
    }
  }

  private static func hidden(_ method: SnapshotMethod, after: Bool) -> Probe {
    probe(
      "\(name(method, after))-then-hidden", "a snapshot is taken and its original hidden, in an explicit transaction"
    ) { bench in
      let square = await bench.square()
      var taken: (image: UIImage?, view: UIView?) = (nil, nil)
      await bench.driver.inFrame {
        CATransaction.begin()
        taken = method.take(square, after: after)
        square.isHidden = true
        CATransaction.commit()
      }
      return taken
    }
  }
}
