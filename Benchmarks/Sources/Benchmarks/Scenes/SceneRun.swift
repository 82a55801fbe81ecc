import CBaselines
import Foundation
@_spi(Benchmark) import QuartzCore

/// Draws a scene's frames with the layers and with the peers, in turns, and one memcpy of a frame next to each.
final class SceneRun {
  enum Renderer: Int, CaseIterable {
    case ours, pixman, cairo
  }

  struct Result {
    var samples: [Renderer: SceneSamples] = [:]
    /// Our frames without the peers' between them, drawn by one thread and by two.
    var threads = [SceneSamples(), SceneSamples()]
    /// The greatest difference of a peer's frames from ours.
    var differences: [Renderer: (most: Int, pixels: Int)] = [:]
    /// The number of frames that two threads draw otherwise than one.
    var differentFrames = 0
  }

  private let scene: Scene
  private let contents: [PageContent]
  private let tree: SceneTree
  private let screens: [Screen]
  /// Frames to copy, more than a cache holds: neither a copy nor a renderer finds its memory there.
  private let copies = (0..<4).map { _ in Screen() }
  private var copyCount = 0

  init(_ scene: Scene) {
    self.scene = scene
    contents = (0...1).map { PageContent(number: $0, scene: scene) }
    tree = SceneTree(scene, pages: contents)
    screens = Renderer.allCases.map { _ in Screen() }
    baseline_forget()
  }

  /// Compares the pictures, and measures the motion a number of times.
  func run(motions: Int) -> Result {
    var result = Result()
    for renderer in Renderer.allCases { result.samples[renderer] = SceneSamples() }
    var frames: [Int] = []
    motion { frame in
      frames.append(screens[0].hash)
      for renderer in [Renderer.pixman, .cairo] where draw(frame, with: renderer) {
        let now = screens[renderer.rawValue].differences(from: screens[0])
        let before = result.differences[renderer] ?? (0, 0)
        result.differences[renderer] = (max(now.most, before.most), max(now.pixels, before.pixels))
      }
    }
    with(threads: 2) {
      motion { frame in if screens[0].hash != frames[frame - 1] { result.differentFrames += 1 } }
    }
    for turn in 0..<motions {
      measure(&result, turn: turn)
      for count in 1...2 { with(threads: count) { measureOurs(&result.threads[count - 1]) } }
    }
    for renderer in Renderer.allCases where result.samples[renderer]?.frames.isEmpty == true {
      result.samples[renderer] = nil
    }
    return result
  }

  private func motion(_ afterwards: (Int) -> Void) {
    tree.start()
    for frame in scene.frames {
      tree.frame(into: screens[0])
      afterwards(frame)
    }
  }

  /// The renderers take turns in being first.
  private func measure(_ result: inout Result, turn: Int) {
    tree.start()
    let all = Renderer.allCases
    for frame in scene.frames {
      for index in all.indices {
        let renderer = all[(index + turn + frame) % all.count]
        let copy = Stopwatch.time { copyFrame() }
        var isDrawn = true
        let time = Stopwatch.time { isDrawn = draw(frame, with: renderer) }
        if isDrawn { result.samples[renderer]?.add(time, copy) }
      }
    }
  }

  private func measureOurs(_ samples: inout SceneSamples) {
    tree.start()
    for _ in scene.frames {
      let copy = Stopwatch.time { copyFrame() }
      samples.add(Stopwatch.time { tree.frame(into: screens[0]) }, copy)
    }
  }

  private func with(threads: Int, _ body: () -> Void) {
    BenchmarkTree.threadCount = threads
    body()
    BenchmarkTree.threadCount = 1
  }

  private func copyFrame() {
    copyCount += 2
    let (source, target) = (copies[copyCount % 4], copies[copyCount % 4 + 1])
    baseline_copy(target.pixels, source.pixels, Int32(Scene.width), Int32(Scene.height))
  }

  private func draw(_ frame: Int, with renderer: Renderer) -> Bool {
    let pixels = screens[renderer.rawValue].pixels
    switch renderer {
    case .ours:
      tree.frame(into: screens[0])
      return true
    case .pixman:
      var frame = scene.baseline(at: frame, pages: contents)
      baseline_draw_with_pixman(&frame, pixels)
      return true
    case .cairo:
      var frame = scene.baseline(at: frame, pages: contents)
      return baseline_draw_with_cairo(&frame, pixels)
    }
  }
}
