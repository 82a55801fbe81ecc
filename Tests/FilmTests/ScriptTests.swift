import Film
import Foundation
import Testing

@Suite("A script")
struct ScriptTests {
  @Test("every verb is read, comments, blank lines and any white space are passed over")
  func everyVerb() throws {
    let text = """
      # a film
      0 select 3
      0.2 down 300 400   # the finger

      \t0.25\tmove 250.5 -1e1
      0.25 up 250 400
      0.3 down 1 2
      0.4 touchcancel
      +.5 tap 3. 4
      2 end
      # the rest is silence
      """
    let script = try Script(parsing: text, file: "s", childCount: 4)
    #expect(
      script
        == Script(
          events: [
            .init(time: 0, action: .select(3)),
            .init(time: 0.2, action: .down(CGPoint(x: 300, y: 400))),
            .init(time: 0.25, action: .move(CGPoint(x: 250.5, y: -10))),
            .init(time: 0.25, action: .up(CGPoint(x: 250, y: 400))),
            .init(time: 0.3, action: .down(CGPoint(x: 1, y: 2))),
            .init(time: 0.4, action: .touchCancel),
            .init(time: 0.5, action: .tap(CGPoint(x: 3, y: 4))),
          ], end: 2))
  }

  @Test("lines may end as on other systems")
  func carriageReturns() throws {
    let script = try Script(parsing: "0.1 tap 1 2\r\n1 end\r\n", file: "s", childCount: 4)
    #expect(script.events == [.init(time: 0.1, action: .tap(CGPoint(x: 1, y: 2)))])
    #expect(script.end == 1)
  }

  @Test(
    "has a frame at each k / fps up to its end, with a microsecond of slack",
    arguments: [
      (0, 60, 1), (1, 60, 61), (0.999, 60, 60), (0.016667, 60, 2), (0.016666, 60, 2), (0.01666, 60, 1), (1, 120, 121),
      (0.1, 30, 4), (1, 23.976, 24),
    ] as [(TimeInterval, Double, Int)])
  func frameCount(end: TimeInterval, fps: Double, count: Int) {
    #expect(Script(events: [], end: end).frameCount(fps: fps) == count)
  }
}
