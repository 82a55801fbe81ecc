import CoreGraphics
import Film
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import FilmHost

/// The work of an app in a frame that does not end.
enum EndlessWork: CaseIterable, Codable {
  case loop, wait

  /// Writes the time to standard output, sends signals to the process, and does not return.
  func run(signals: [CInt]) -> Never {
    FilmConsole.write("\(SystemClock().now)\n")
    for signal in signals { raise(signal) }
    while true { if self == .wait { pause() } }
  }

  /// Films an app that does this after half a second.
  @MainActor static func film(_ arguments: [String], _ work: EndlessWork, signals: [CInt]) {
    PlainApp.with {
      let page = UIViewController()
      UIView.animate(withDuration: 0.5) {
        page.view.alpha = 0.5
      } completion: { _ in
        work.run(signals: signals)
      }
      return page
    } _: {
      _ = FilmHost.run(arguments + ["--scale", "1", "--fps", "10"]) { _ in }
    }
  }
}

@Suite("A film with a frame that does not end", .serialized) struct EndlessFrameTests {
  private func inFolder(_ body: (_ path: String) async throws -> Void) async throws {
    let path = NSTemporaryDirectory() + "/film-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    try await body(path)
  }

  /// Fails unless the process ended within a second of the signal. Returns the last line of its errors.
  private func lastError(_ result: ExitTest.Result) throws -> String? {
    let ended = SystemClock().now
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    let signaled = try #require(output.split(separator: "\n").compactMap { Double($0) }.last, "\(output)")
    #expect(ended - signaled < 1)
    return String(decoding: result.standardErrorContent, as: UTF8.self).split(separator: "\n").last.map(String.init)
  }

  @Test(
    "ends within a second of a signal, with the pictures so far", arguments: [SIGINT, SIGTERM], EndlessWork.allCases)
  func film(signal: CInt, work: EndlessWork) async throws {
    try await inFolder { path in
      let result = try await #require(
        processExitsWith: .exitCode(128 + signal), observing: [\.standardOutputContent, \.standardErrorContent]
      ) { [signal = signal as CInt, work = work as EndlessWork, path = path as String] in
        await MainActor.run { EndlessWork.film(["--film", path], work, signals: [signal]) }
      }
      let error = try lastError(result)
      let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      let pictures = names.filter { $0 != ".film" }
      #expect(names.count == pictures.count + 1 && !pictures.isEmpty)
      #expect(pictures.allSatisfy { FilmFolder.isOfFilm($0) && $0.hasPrefix("frame-") }, "\(names)")
      for picture in pictures {
        let data = try #require(FileManager.default.contents(atPath: "\(path)/\(picture)"))
        #expect(CGImage(pngData: data) != nil)
      }
      #expect(error == "interrupted: \(pictures.count) frames so far are in \(path)/, without a page")
    }
  }

  @Test("ends within a second of a signal if it is only searched for flashes")
  func flashes() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(128 + SIGINT), observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      await MainActor.run { EndlessWork.film(["--flashes"], .loop, signals: [SIGINT]) }
    }
    #expect(try lastError(result) == "interrupted: the search for flashes is not complete")
  }

  @Test("ends at once with a second signal", arguments: [SIGTERM, SIGINT])
  func second(signal: CInt) async throws {
    try await inFolder { path in
      await #expect(processExitsWith: .signal(signal)) { [signal = signal as CInt, path = path as String] in
        await MainActor.run { EndlessWork.film(["--film", path], .loop, signals: [SIGTERM, signal]) }
      }
    }
  }
}
