import UIKit

/// Drives an animator in one controller after another, in one direction after another, and collects what is found.
@MainActor final class Examination {
  private(set) var runs: [AnimatorReport.Run] = []
  private(set) var faults: [AnimatorReport.Finding] = []
  private(set) var remarks: [AnimatorReport.Finding] = []
  /// The class of the animator.
  let name: String
  private let subject: ReportSubject
  private let plans: [ReportPlan]
  /// For each fault, the drive in which it was found first.
  private var origins: [Origin] = []

  private struct Origin {
    let examined: ReportedTransition
    let plan: ReportPlan
    let baseline: ReportBaseline
  }

  init(of subject: ReportSubject, _ plans: [ReportPlan]) {
    (self.subject, self.plans) = (subject, plans)
    name = String(describing: type(of: subject.animator(subject.steps[0])))
  }

  /// Examines the animator in one controller and direction.
  func examine(_ examined: ReportedTransition) {
    let baseline = ReportBaseline(subject, in: examined)
    var running: [ReportPages] = []
    for plan in plans {
      let origin = Origin(examined: examined, plan: plan, baseline: baseline)
      let notes = plan.applies(in: examined.controller) ? perform(origin, &running) : nil
      note(notes.map { $0.compactMap { add($0, origin) } }, plan, in: examined)
    }
  }

  /// Performs a drive. Returns nil if its plan does not apply.
  private func perform(_ origin: Origin, _ running: inout [ReportPages]) -> [ReportNote]? {
    var notes: [ReportNote]?
    var last: (frame: Int, time: TimeInterval) = (0, 0)
    let isFree = PageLeak.isFree {
      let drive = drive(origin, running: running)
      if drive.perform() { notes = drive.notes }
      last = (drive.stage.frameIndex, drive.stage.time)
      if running.isEmpty, origin.plan.course == .end { running = drive.watch.pagesInTransition }
      return drive.host
    }
    // Nothing releases what an animator makes when it is asked once more.
    if !isFree, origin.baseline.releasesPages, origin.plan.course != .vending {
      notes?.append(
        ReportNote(
          sentence: "\(name) keeps the pages in memory after the transition, or what it has started does.",
          isFault: true, frame: last.frame, time: last.time, picture: nil))
    }
    return notes
  }

  private func drive(_ origin: Origin, running: [ReportPages] = []) -> ReportDrive {
    let plan = origin.plan
    let host = subject.host(in: origin.examined, completions: plan.completions, conditions: plan.conditions)
    return ReportDrive(host, of: name, in: origin.examined, plan, origin.baseline, running: running)
  }

  // MARK: Results

  /// Adds what a drive has shown. Returns the number of the fault; nil for a remark.
  private func add(_ note: ReportNote, _ origin: Origin) -> Int? {
    let run = "\(origin.examined.name): \(origin.plan.name)"
    if !note.isFault {
      Self.add(note, run, to: &remarks)
      return nil
    }
    let index = Self.add(note, run, to: &faults)
    if index == origins.count { origins.append(origin) }
    return index + 1
  }

  /// Adds a note to those with the same sentence, or at the end. Returns its index.
  @discardableResult private static func add(
    _ note: ReportNote, _ run: String, to findings: inout [AnimatorReport.Finding]
  ) -> Int {
    if let index = findings.firstIndex(where: { $0.sentence == note.sentence }) {
      if !findings[index].runs.contains(run) { findings[index].runs.append(run) }
      return index
    }
    findings.append(
      AnimatorReport.Finding(
        sentence: note.sentence, runs: [run], frame: note.frame, time: note.time, picture: note.picture))
    return findings.count - 1
  }

  /// Adds the faults of a drive to its row.
  private func note(_ faults: [Int]?, _ plan: ReportPlan, in examined: ReportedTransition) {
    var all = faults
    if let last = runs.last, last.controller == examined.name, last.name == plan.name {
      runs.removeLast()
      all = last.faults.map { $0 + (faults ?? []) } ?? faults
    }
    let sorted = all.map { Set($0).sorted() }
    runs.append(AnimatorReport.Run(controller: examined.name, name: plan.name, faults: sorted))
  }

  // MARK: Films

  /// The number of drives that are filmed at most.
  private static let maximumFilms = 3

  /// Repeats the drives in which faults were found first, and films them.
  ///
  /// - Parameter file: The test's source.
  func film(file: String) {
    let source = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    var films: [String: (path: String, firstFrame: Int)] = [:]
    for (index, origin) in origins.enumerated() {
      let run = faults[index].runs[0] + "\(origin.plan.completions)"
      if films[run] == nil, films.count < Self.maximumFilms {
        let suffix = films.isEmpty ? "" : "-\(films.count + 1)"
        let path = FilmsFolder.path(ofFilm: "\(source)-\(name)\(suffix)", testFile: file)
        films[run] = (path, film(origin, title: "\(name), \(faults[index].runs[0])", to: path))
      }
      guard let (path, firstFrame) = films[run] else { continue }
      faults[index].film = "\(path)/\(StageFilm.page)#\(max(faults[index].frame - firstFrame, 0))"
      faults[index].savePicture(path: "\(path)/fault-\(index + 1).png")
    }
  }

  /// Repeats a drive, and films it. Returns the stage's frame that is the film's first.
  private func film(_ origin: Origin, title: String, to path: String) -> Int {
    let drive = drive(origin)
    let firstFrame = drive.stage.frameIndex
    let film = StageFilm(of: drive.stage, name: name, title: title, path: path, test: nil)
    _ = drive.perform()
    film.finish(isKept: true)
    drive.host.close()
    // The pictures of an older report, which are none of a film's files.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where name.hasPrefix("fault-") {
      try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
    return firstFrame
  }
}

extension AnimatorReport.Finding {
  /// Writes the picture, if there is one.
  fileprivate func savePicture(path: String) {
    try? picture?.pngData().write(to: URL(fileURLWithPath: path))
  }
}
