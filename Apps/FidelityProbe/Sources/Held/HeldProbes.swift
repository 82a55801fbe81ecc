import UIKit

extension Probe {
  private static let row = "kit-40"

  /// The activity of a view whose superview's layer is frozen.
  static var held: [Probe] {
    [
      still("animation", "a repeating animation", settles: ["time-6"]) { bench in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        view.backgroundColor = .blue
        UIView.animate(withDuration: 0.4, delay: 0, options: [.repeat, .autoreverse]) { view.frame.origin.x = 50 }
        return FrozenSubject(view: view)
      },
      still("spinner", "an activity indicator", settles: ["view-44"]) { _ in
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.color = .blue
        spinner.startAnimating()
        return FrozenSubject(view: spinner)
      },
      still("emitter", "an emitter", settles: [row], notOnLinux: "there is no CAEmitterLayer") { _ in
        FrozenMedia.emitter()
      },
      still("video", "a video", settles: [row], notOnLinux: "there is no AVFoundation") { await FrozenMedia.video($0) },
      still("metal", "a Metal view that draws in each frame", settles: [row], notOnLinux: "there is no Metal") { _ in
        FrozenMedia.metal()
      },
      still("web", "a web view that draws in each frame", settles: [row], notOnLinux: "there is no WebKit") {
        await FrozenMedia.web($0)
      },
    ]
  }

  private static func still(
    _ name: String, _ act: String, settles: [String], notOnLinux: String? = nil,
    _ make: @escaping @MainActor (ProbeBench) async -> FrozenSubject?
  ) -> Probe {
    Probe("held/\(name)", "\(act) in a view whose layer has speed 0", settles: settles, notOnLinux: notOnLinux) {
      bench in
      let square = await bench.square(.white)
      guard let subject = await make(bench) else { return ProbeFinding(outcome: [:]) }
      subject.view.center = CGPoint(x: 50, y: 50)
      square.addSubview(subject.view)
      await bench.driver.seconds(1)
      var outcome: [String: ProbeValue] = [:]
      var measured: [String: ProbeValue] = [:]
      for phase in ["before", "held", "after"] {
        await bench.driver.inFrame {
          let now = square.layer.convertTime(CACurrentMediaTime(), from: nil)
          if phase == "held" { (square.layer.speed, square.layer.timeOffset) = (0, now) }
          if phase == "after" {
            let stopped = square.layer.timeOffset
            (square.layer.speed, square.layer.timeOffset, square.layer.beginTime) = (1, 0, 0)
            square.layer.beginTime = square.layer.convertTime(CACurrentMediaTime(), from: nil) - stopped
          }
        }
        await bench.driver.frames(2)
        let square = square.frame
        var moves = false
        let first = Picture.ofWindow(bench.window)
        let start = await subject.progress?()
        for step in 0..<5 {
          await bench.driver.seconds(0.13)
          let next = Picture.ofWindow(bench.window)
          if step == 0 { bench.keep(next, as: "held-\(name)-\(phase)") }
          if Picture.bytes(of: first, in: square) != Picture.bytes(of: next, in: square) { moves = true }
        }
        outcome["\(phase)PictureMoves"] = .bool(moves)
        if let start, let end = await subject.progress?() {
          outcome["\(phase)GoesOn"] = .bool(end > start)
          measured["\(phase)Progress"] = .rounded(end - start)
        }
      }
      return ProbeFinding(outcome: outcome, measured: measured.isEmpty ? nil : measured)
    }
  }
}

/// A view that moves by itself.
@MainActor struct FrozenSubject {
  let view: UIView
  /// The progress that the view itself reports, if it reports any.
  var progress: (() async -> Double)?
}
