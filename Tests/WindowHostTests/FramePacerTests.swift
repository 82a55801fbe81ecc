import Testing

@testable import WindowHost

@Suite("Frames of a window") struct FramePacerTests {
  @Test("are not drawn if nothing happens, however long ago the last one was")
  func rest() {
    var pacer = FramePacer(framesPerSecond: 50)
    #expect(pacer.step(at: 100, wantsFrame: false) == .rest)
    pacer.begin(at: 100)
    #expect(pacer.step(at: 100.001, wantsFrame: false) == .rest)
    #expect(pacer.step(at: 900, wantsFrame: false) == .rest)
  }

  @Test("start immediately after a rest")
  func atOnce() {
    var pacer = FramePacer(framesPerSecond: 50)
    #expect(pacer.step(at: 100, wantsFrame: true) == .frame)
    pacer.begin(at: 100)
    #expect(pacer.step(at: 100.001, wantsFrame: false) == .rest)
    #expect(pacer.step(at: 107, wantsFrame: true) == .frame)
  }

  @Test("are one frame duration of the display apart")
  func rate() {
    var pacer = FramePacer(framesPerSecond: 4)
    pacer.begin(at: 100)
    #expect(pacer.step(at: 100, wantsFrame: true) == .wait(0.25))
    #expect(pacer.step(at: 100.125, wantsFrame: true) == .wait(0.125))
    #expect(pacer.step(at: 100.25, wantsFrame: true) == .frame)
  }

  @Test("let input be read in between, although the next one is overdue")
  func lateFrame() {
    var pacer = FramePacer(framesPerSecond: 4)
    for start in [100, 100.5, 101] {
      pacer.begin(at: start)
      // Drawing took twice a frame's duration.
      #expect(pacer.step(at: start + 0.5, wantsFrame: true) == .wait(0))
      #expect(pacer.step(at: start + 0.5, wantsFrame: true) == .frame)
    }
  }

  @Test("that start slightly late do not change the rate")
  func late() {
    var pacer = FramePacer(framesPerSecond: 4)
    pacer.begin(at: 100)
    pacer.begin(at: 100.3125)
    #expect(pacer.step(at: 100.3125, wantsFrame: true) == .wait(0.1875))
    pacer.begin(at: 100.5)
    #expect(pacer.step(at: 100.5, wantsFrame: true) == .wait(0.25))
  }

  @Test("that were missed are skipped")
  func missed() {
    var pacer = FramePacer(framesPerSecond: 4)
    pacer.begin(at: 100)
    pacer.begin(at: 101)
    #expect(pacer.step(at: 101, wantsFrame: true) == .wait(0.25))
  }
}
