import Film
import Foundation
import UIKit

/// A film of a stage in a test. Frames are kept undrawn until the film is written, so that an unused film costs little.
@MainActor
final class StageFilm {
  /// The films that are neither written nor discarded.
  private(set) static var open: [StageFilm] = []

  /// The name of the file that shows a film.
  static var page: String { FilmFolder.pageName }

  let path: String
  private let recording: FilmRecording
  private let scale: CGFloat
  private let pictures: PictureList
  private weak var stage: Stage?
  /// The test that is filmed, if it has the trait.
  private let test: FilmedTest?

  /// The pictures of the frames and the fingers on them, in order.
  private final class PictureList {
    var pictures: [(picture: StagePicture, fingers: [FingerMark])] = []
  }

  /// Starts a film. If the stage already has one, that one is written first.
  init(of stage: Stage, name: String, title: String, path: String, test: FilmedTest?) {
    for film in Self.open where film.stage === stage { film.finish(isKept: true) }
    (self.path, self.stage, self.test) = (path, stage, test)
    let pictures = PictureList()
    self.pictures = pictures
    scale = stage.scale
    let fingers = FingerTracker(stage)
    recording = FilmRecording(stage, scene: name, title: title) { index, picture in
      pictures.pictures.append((picture, fingers.marks))
      test?.note(frame: index, ofFilm: path)
    }
    Self.open.append(self)
    Self.finishAtExit()
  }

  func isOf(_ stage: Stage) -> Bool { self.stage === stage }

  /// Ends the film without writing it yet.
  func stop() { recording.stop() }

  /// Ends the film, and writes it if it is kept. A second call has no effect.
  func finish(isKept: Bool) {
    guard let index = Self.open.firstIndex(where: { $0 === self }) else { return }
    Self.open.remove(at: index)
    recording.stop()
    defer { pictures.pictures = [] }
    guard isKept else { return }
    do {
      try write()
      Console.write("film: \(path)/\(FilmFolder.pageName)")
    } catch {
      Console.write("the film could not be written: \(error)")
    }
  }

  private func write() throws {
    let folder = try FilmFolder(path: path)
    let writer = PictureWriter(folder: folder)
    for (index, frame) in pictures.pictures.enumerated() {
      try writer.add(frame.fingers.image(over: frame.picture.image(), scale: scale), index: index)
    }
    try writer.finish()
    var timeline = recording.timeline
    timeline.issues = test?.issues(ofFilm: path) ?? []
    try folder.write(timeline)
  }

  /// A stage that is released by another thread is torn down later on the main thread, and the process may end before.
  private static func finishAtExit() {
    guard !finishesAtExit else { return }
    finishesAtExit = true
    atexit {
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { for film in StageFilm.open { film.finish(isKept: true) } }
    }
  }

  private static var finishesAtExit = false
}

extension Stage {
  /// Films the stage, from the state that it shows now until it is torn down or deinitialized.
  ///
  ///     let stage = ContainerStage(pages: ["A", "B"], animator: CardAnimator(), scale: 2)
  ///     stage.film("card")
  ///     stage.tapTab(titled: "B")
  ///     stage.runToEnd()
  ///
  /// The film is a folder: open `index.html` in a browser to step through the frames, the curves of the pages, and the
  /// calls. Its path is printed to standard error. The folder is `.build/films/card` in the test's package, or `card` in
  /// the folder that the environment variable `CONTAINERKIT_FILMS` names. An older film in it is replaced.
  ///
  /// The pictures have the stage's `scale`. A film changes nothing that a test can read. To film tests and keep the films
  /// of those that fail, use the trait `filmed`.
  ///
  /// - Parameters:
  ///   - name: The name of the folder.
  ///   - title: The title of the page; nil for the name.
  ///   - file: The test's source.
  ///   - sourceLocation: The caller's location, at which an issue is recorded if the name is not that of a folder.
  public func film(
    _ name: String, title: String? = nil, file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else {
      return TestIssue.record("a film's name is that of a folder, not \"\(name)\"", sourceLocation)
    }
    let path = FilmsFolder.path(ofFilm: name, testFile: file)
    FilmedTest.current?.willFilm(self, path: path)
    let film = StageFilm(of: self, name: name, title: title ?? name, path: path, test: FilmedTest.current)
    listeners.add { if case .tearDown = $0 { film.finish(isKept: true) } }
  }
}
