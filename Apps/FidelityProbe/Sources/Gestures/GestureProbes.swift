import UIKit

extension Probe {
  /// The gesture matrix. On iOS, UI tests record these rows because an app cannot move a finger.
  static var gestures: [Probe] {
    GestureCase.all.map { one in
      let isHere = GesturePage.make(one.screen) != nil
      return Probe(
        one.id, one.act, settles: one.settles,
        notOnLinux: isHere ? one.notOnLinux : "tables have neither swipe actions nor an editing mode"
      ) {
        bench in
        guard let screen = GestureScreen(one) else { return ProbeFinding(outcome: [:]) }
        bench.window.rootViewController = screen.root
        await bench.driver.frames(5)
        screen.watch()
        await bench.driver.frames(2)
        if let earlier = one.earlier {
          try await drag(bench, from: earlier.from, to: earlier.to, velocity: one.velocity, hold: 0)
          await bench.driver.seconds(earlier.pause)
        }
        try await drag(bench, from: one.from, to: one.to, velocity: one.velocity, hold: one.earlier == nil ? 0.2 : 0)
        await bench.driver.seconds(2)
        screen.stop()
        return ProbeFinding(outcome: screen.state)
      }
    }
  }

  /// Drags a finger between two points, given as fractions of the window's size. It is down for at least a twentieth of a
  /// second.
  private static func drag(
    _ bench: ProbeBench, from first: [Double], to last: [Double], velocity: Double, hold: TimeInterval
  ) async throws {
    let size = bench.window.bounds.size
    let points = [first, last].map { CGPoint(x: $0[0] * size.width, y: $0[1] * size.height) }
    let length = hypot(points[1].x - points[0].x, points[1].y - points[0].y)
    let isMoved = await bench.driver.drag(
      from: points[0], to: points[1], duration: max(length / velocity, 0.05), hold: hold, release: true)
    guard isMoved else { throw ProbeError(description: "a UI test records this row") }
  }
}
