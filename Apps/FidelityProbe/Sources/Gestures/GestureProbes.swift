import UIKit

extension Probe {
  /// The gesture matrix. On iOS, UI tests record these rows because an app cannot move a finger.
  static var gestures: [Probe] {
    GestureCase.all.map { one in
      let isHere = GesturePage.make(one.screen) != nil
      return Probe(
        one.id, one.act, settles: one.settles,
        notOnLinux: isHere ? nil : "tables have neither swipe actions nor an editing mode"
      ) {
        bench in
        guard let screen = GestureScreen(one) else { return ProbeFinding(outcome: [:]) }
        bench.window.rootViewController = screen.root
        await bench.driver.frames(5)
        screen.watch()
        await bench.driver.frames(2)
        let size = bench.window.bounds.size
        let points = [one.from, one.to].map { CGPoint(x: $0[0] * size.width, y: $0[1] * size.height) }
        let length = hypot(points[1].x - points[0].x, points[1].y - points[0].y)
        let isMoved = await bench.driver.drag(
          from: points[0], to: points[1], duration: length / one.velocity, release: true)
        guard isMoved else { throw ProbeError(description: "a UI test records this row") }
        await bench.driver.seconds(2)
        screen.stop()
        return ProbeFinding(outcome: screen.state)
      }
    }
  }
}
