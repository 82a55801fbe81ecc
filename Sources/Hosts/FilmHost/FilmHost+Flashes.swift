import Film
import QuartzCore
import Stage

/// The search for flashes: all scenes, at all rates, in all circumstances.
extension FilmHost {
  private static let rates = [24.0, 30, 60, 120]

  /// The behavior of a device, which an app does not know.
  private struct Circumstances {
    let name: String
    let endReports: EndReports
    let conditions: StageConditions

    /// An exact device, and one that is busy, inexact, long awake, and shows every commit. Each reports the ends of
    /// animations before or after a frame.
    static let all: [Circumstances] = [EndReports.beforeFrame, .afterFrame].flatMap { order in
      var hard = StageConditions()
      (hard.mainThreadDelay, hard.timestampJitter, hard.showsEveryCommit) = (0.05, 0.002, true)
      hard.uptime = 20_000_000.3
      let reports = "ends reported \(order == .beforeFrame ? "before" : "after") the frame"
      return [
        Circumstances(name: reports, endReports: order, conditions: StageConditions()),
        Circumstances(name: "\(reports), busy and inexact", endReports: order, conditions: hard),
      ]
    }
  }

  /// Plays the options' scene, or all scenes, in all circumstances, and writes the frames that flash and their number.
  ///
  /// - Returns: The number of flashes.
  static func judge(_ options: Options) throws -> Int {
    var (flashes, films, ends) = (0, 0, 0)
    try Interruption.noted {
      "the search for flashes is not complete"
    } in: {
      for name in try judgedScenes(options) {
        for fps in options.fps.map({ [$0] }) ?? rates {
          for circumstances in Circumstances.all {
            var options = options
            (options.scene, options.fps, options.scale) = (name, fps, options.scale ?? 1)
            let timeline = try judge(options, circumstances)
            (flashes, films, ends) = (flashes + timeline.flashes.count, films + 1, ends + timeline.judgedEnds)
            guard let signal = Interruption.noticeSignal() else { continue }
            throw Interruption(signal: signal, description: "interrupted: \(flashes) flashes in \(films) films so far")
          }
        }
      }
    }
    FilmConsole.write("\(flashes) flashes in \(films) films with the ends of \(ends) transitions\n")
    return flashes
  }

  /// The names of the scenes to judge; nil stands for an application without scenes.
  private static func judgedScenes(_ options: Options) throws -> [String?] {
    if let scene = options.scene, scene != Options.allScenes { return [scene] }
    let names = try scenes(options).map(\.type)
    return names.isEmpty ? [nil] : names
  }

  private static func judge(_ options: Options, _ circumstances: Circumstances) throws -> Timeline {
    let scene = try FilmedScene(
      options, endReports: circumstances.endReports, conditions: circumstances.conditions)
    defer { scene.tearDown() }
    let timeline = scene.play()
    for flash in timeline.flashes {
      FilmConsole.write("\(scene.name), \(options.fps ?? defaultRate) a second, \(circumstances.name): \(flash)\n")
    }
    return timeline
  }
}
