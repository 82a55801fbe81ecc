import Film
import Foundation
import Synchronization
import Testing
import UIKit

/// A test whose stages are filmed.
final class FilmedTest: Sendable {
  @TaskLocal static var current: FilmedTest?

  private struct State {
    var hasFailed = false
    /// The paths of the films.
    var paths: [String] = []
    /// The frame that each film shows, by its path.
    var shownFrames: [String: Int] = [:]
    /// The issues of the test so far, with the frame that each film showed.
    var issues: [(text: String, frames: [String: Int])] = []
  }

  private let state = Mutex(State())
  /// The name of the films' folders, without a number.
  private let name: String
  private let title: String
  private let file: String
  /// The films that were started without the test asking for them.
  @MainActor private var films: [StageFilm] = []
  /// The number of times that each name was used in this process.
  @MainActor private static var useCounts: [String: Int] = [:]

  init(_ test: Test) {
    file = test.sourceLocation.filePath
    let source = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    name = source + "-" + test.name.prefix { $0 != "(" }.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    title = test.displayName ?? test.name
  }

  /// Records an issue and, if it is a failure, adds the pages of the films so far to its comments, at their current frames.
  func note(_ issue: Issue) -> Issue {
    guard issue.failsTest else { return issue }
    let (paths, frames) = state.withLock { state in
      state.hasFailed = true
      state.issues.append((Self.text(of: issue), state.shownFrames))
      return (state.paths, state.shownFrames)
    }
    var issue = issue
    for path in paths {
      let frame = frames[path].map { "#\($0)" } ?? ""
      issue.comments.append("film: \(path)/\(FilmFolder.pageName)\(frame)")
    }
    return issue
  }

  private static func text(of issue: Issue) -> String {
    let comments = issue.comments.map(\.rawValue)
    return comments.isEmpty ? "\(issue)" : comments.joined(separator: "; ")
  }

  /// Records the frame that a film shows.
  func note(frame index: Int, ofFilm path: String) { state.withLock { $0.shownFrames[path] = index } }

  /// Returns the issues that were recorded while a film ran.
  func issues(ofFilm path: String) -> [Timeline.Issue] {
    state.withLock { state in
      state.issues.compactMap { issue in issue.frames[path].map { Timeline.Issue(frame: $0, text: issue.text) } }
    }
  }

  /// Marks the test as failed, for an error that it threw.
  func fail() { state.withLock { $0.hasFailed = true } }

  /// Films a stage that the test creates.
  @MainActor func film(_ stage: Stage) {
    let path = Self.numbered(FilmsFolder.path(ofFilm: name, testFile: file))
    let film = StageFilm(of: stage, name: name, title: title, path: path, test: self)
    films.append(film)
    state.withLock { $0.paths.append(path) }
    // The film of a stage that is gone is kept until the test has ended.
    stage.listeners.add { if case .tearDown = $0 { film.stop() } }
  }

  /// Discards the film of a stage that the test films under a name of its own.
  @MainActor func willFilm(_ stage: Stage, path: String) {
    for film in films where film.isOf(stage) {
      film.finish(isKept: false)
      state.withLock { state in state.paths.removeAll { $0 == film.path } }
    }
    state.withLock { $0.paths.append(path) }
  }

  /// Writes the films if the test has failed, and discards them otherwise.
  @MainActor func finish() {
    let hasFailed = state.withLock { $0.hasFailed }
    for film in films { film.finish(isKept: hasFailed) }
    films = []
  }

  @MainActor private static func numbered(_ path: String) -> String {
    let count = useCounts[path, default: 0] + 1
    useCounts[path] = count
    return count == 1 ? path : "\(path)-\(count)"
  }
}
