import CoreGraphics
import Foundation
import Testing

@testable import Film

@Suite("The loop of a film") struct FilmLoopTests {
  /// A picture with a square whose left edge is at `x`.
  private func picture(_ x: CGFloat, scale: CGFloat = 1) -> CGImage {
    let context = CGContext(topLeftWidth: Int(20 * scale), height: Int(10 * scale), scale: scale)
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: x, y: 2, width: 4, height: 4))
    return context.makeImage()!
  }

  /// The chunks of a PNG file with their names.
  private func chunks(_ file: Data) -> [(name: String, content: Data)] {
    var (chunks, offset) = ([(name: String, content: Data)](), 8)
    while offset + 12 <= file.count {
      let length = number(file, offset)
      let content = file[offset + 8..<offset + 8 + length]
      chunks.append((String(decoding: file[offset + 4..<offset + 8], as: UTF8.self), Data(content)))
      offset += 12 + length
    }
    return chunks
  }

  private func number(_ data: Data, _ offset: Int) -> Int { data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }

  @Test("stores only the changed area of a picture, and an unchanged picture once, with its total duration")
  func frames() throws {
    var png = AnimatedPNG(rate: 10)
    for x in [2, 2, 2, 3, 10] as [CGFloat] { png.add(SmallPicture(picture(x), scale: 1)) }
    let file = try #require(try png.data())
    let chunks = chunks(file)
    #expect(chunks.map(\.name) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    let controls = chunks.filter { $0.name == "fcTL" }.map(\.content)
    let boxes: [[Int]] = controls.map { control in [4, 8, 12, 16].map { number(control, $0) } }
    #expect(boxes == [[20, 10, 0, 0], [5, 4, 2, 2], [11, 4, 3, 2]])
    let delays: [Int] = controls.map { Int($0[20]) << 8 | Int($0[21]) }
    #expect(delays == [300, 100, 800])
    let sequence: [Int] = chunks.filter { ["fcTL", "fdAT"].contains($0.name) }.map { number($0.content, 0) }
    #expect(sequence == [0, 1, 2, 3, 4])
    // A reader without support for animations shows the first picture.
    let first = try #require(CGImage(pngData: file))
    #expect(first.hasSamePixels(as: try #require(CGImage(pngData: try picture(2).pngData()))))
  }

  @Test("is as large as the window in points", arguments: [1, 2, 3])
  func size(scale: Int) {
    let small = SmallPicture(picture(3, scale: CGFloat(scale)), scale: scale)
    #expect(small.width == 20 && small.height == 10)
    #expect(small.bytes == SmallPicture(picture(3), scale: 1).bytes)
  }

  /// A timeline of 100 frames with transitions of ten frames. Those that begin at the given frames are under a finger.
  private func timeline(_ transitions: [ClosedRange<Int>], interactive: Set<Int> = []) -> Timeline {
    var timeline = Timeline(scene: "", width: 20, height: 10, scale: 1, fps: 10)
    timeline.frames = (0..<100).map { index in
      let transition = transitions.first { $0.contains(index) }.map { range in
        Timeline.Transition(
          from: "A", to: "B", percent: Double(index - range.lowerBound) / 10,
          isInteractive: interactive.contains(range.lowerBound), isCancelled: false)
      }
      return Timeline.Frame(
        index: index, time: Double(index) / 10, selectedIndex: 0, transition: transition,
        containerLayer: .init(speed: 1, timeOffset: 0, beginTime: 0), children: [], tabs: [])
    }
    return timeline
  }

  @Test("ends shortly after the second transition")
  func ends() {
    #expect(timeline([10...19, 25...30, 60...70]).loopEnd == 34)
    #expect(timeline([]).loopEnd == 30)
  }

  @Test("has a still from the middle of a drag, or else of a transition")
  func poster() {
    let all = Array(0...50)
    #expect(timeline([10...19, 25...32], interactive: [25]).poster(among: all) == 29)
    // A drag that does not reach the middle.
    #expect(timeline([10...19, 25...27], interactive: [25]).poster(among: all) == 27)
    #expect(timeline([10...19, 25...30]).poster(among: Array(stride(from: 0, through: 50, by: 3))) == 12)
    // A transition that the loop does not show is not considered, nor is a picture without a frame.
    #expect(timeline([60...69], interactive: [60]).poster(among: all) == 0)
    #expect(timeline([]).poster(among: [150]) == 150)
    #expect(timeline([]).poster(among: []) == nil)
  }
}
