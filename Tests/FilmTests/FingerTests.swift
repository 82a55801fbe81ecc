import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit

@testable import Film
@testable import FilmHost

@Suite("The fingers of a film", .serialized) @MainActor struct FingerTests {
  /// Runs frames at 60 a second, and returns the marks of each.
  private func marks(_ stage: Stage, frames count: Int) -> [[FingerMark]] {
    let tracker = FingerTracker(stage)
    return (0..<count).map { _ in
      stage.frame()
      return tracker.marks
    }
  }

  @Test("pop in, follow the touch, and grow and fade after it")
  func drag() throws {
    let stage = Stage(endReports: .afterFrame)
    stage.touch(.began, at: CGPoint(x: 100, y: 200), time: 0.1)
    stage.touch(.moved, at: CGPoint(x: 140, y: 210), time: 0.4)
    stage.touch(.ended, at: CGPoint(x: 150, y: 220), time: 0.5)
    let marks = marks(stage, frames: 60).map(\.first)
    #expect(marks[..<6].allSatisfy { $0 == nil } && marks[48...].allSatisfy { $0 == nil })
    let centers = try (6..<48).map { try #require(marks[$0]).center }
    #expect(centers[..<18].allSatisfy { $0 == CGPoint(x: 100, y: 200) })
    #expect(centers[18..<24].allSatisfy { $0 == CGPoint(x: 140, y: 210) })
    #expect(centers[24...].allSatisfy { $0 == CGPoint(x: 150, y: 220) })
    let radii = marks.map { $0?.radius ?? 0 }
    let opacities = marks.map { $0?.opacity ?? 0 }
    #expect(zip(radii[6...13], radii[7...14]).allSatisfy { $0 <= $1 } && radii[6] < 18)
    #expect(radii[14...30].allSatisfy { $0 == 22 } && opacities[14...30].allSatisfy { $0 == 1 })
    #expect(zip(radii[30..<47], radii[31...]).allSatisfy { $0 < $1 })
    #expect(zip(opacities[30..<48], opacities[31...]).allSatisfy { $0 > $1 })
  }

  @Test("are shown for a while if they only tap, and also if the touch is cancelled", arguments: [true, false])
  func short(isCancelled: Bool) throws {
    let stage = Stage(endReports: .afterFrame)
    stage.touch(.began, at: CGPoint(x: 10, y: 20), time: 0)
    stage.touch(isCancelled ? .cancelled : .ended, at: CGPoint(x: 10, y: 20), time: 0)
    let counts = marks(stage, frames: 60).map(\.count)
    #expect(counts == (0..<60).map { $0 < 29 ? 1 : 0 })
  }

  @Test("are two if two are down, and if one goes down while the last one fades")
  func two() throws {
    let stage = Stage(endReports: .afterFrame)
    stage.touch(.began, at: CGPoint(x: 100, y: 200), time: 0, id: 1)
    stage.touch(.began, at: CGPoint(x: 300, y: 200), time: 0.1, id: 2)
    stage.touch(.ended, at: CGPoint(x: 300, y: 200), time: 0.5, id: 2)
    stage.touch(.began, at: CGPoint(x: 310, y: 210), time: 0.6, id: 2)
    let centers = marks(stage, frames: 60).map { $0.map(\.center.x) }
    #expect(centers[5] == [100] && centers[10] == [100, 300])
    #expect(centers[40] == [100, 300, 310] && centers[59] == [100, 310])
  }

  @Test(
    "stand out on light and on dark pages, and change nothing outside of the dot and its shadow", arguments: [0, 1.0])
  func drawing(background: CGFloat) throws {
    let context = CGContext(topLeftWidth: 200, height: 200, scale: 2)
    context.setFillColor(red: background, green: background, blue: background, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    let picture = try #require(context.makeImage())
    #expect([FingerMark]().image(over: picture, scale: 2) === picture)
    let marked = [FingerMark(center: CGPoint(x: 40, y: 50), radius: 22, opacity: 1)].image(over: picture, scale: 2)
    let bounds = try #require(marked.differences(from: picture)).bounds
    #expect(CGRect(x: 16, y: 36, width: 128, height: 128).contains(bounds) && bounds.width > 80)
    let (middle, around) = (marked.pixel(x: 80, y: 100), picture.pixel(x: 80, y: 100))
    #expect(abs(Int(middle.r) - Int(around.r)) > 40)
  }

  /// Films a drag in an app, and returns the film's pictures and its timeline.
  private func film(_ options: [String]) throws -> (pictures: [Data], timeline: Data) {
    let position = NSTemporaryDirectory() + "/film-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: position, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: position) }
    let script = "0.2 down 300 400\n0.3 move 295 400\n0.4 up 295 400\n1 end"
    try Data(script.utf8).write(to: URL(fileURLWithPath: position + "/script.txt"))
    let arguments = ["--film", position + "/film", "--scale", "1", "--fps", "10", "--script", position + "/script.txt"]
    try PlainApp.with {
      let page = UIViewController()
      page.view.backgroundColor = .systemTeal
      return page
    } _: {
      try FilmHost.film(Options(arguments: arguments + options), into: position + "/film")
    }
    let folder = FileManager.default
    let pictures = try (0...10).map { index in
      try #require(folder.contents(atPath: position + "/film/" + FilmFolder.pictureName(index)))
    }
    return (pictures, try #require(folder.contents(atPath: position + "/film/timeline.json")))
  }

  @Test("are on the film's pictures unless it is made without, and nowhere else")
  func option() throws {
    let (shown, hidden) = try (film([]), film(["--no-finger"]))
    #expect(Set(hidden.pictures).count == 1)
    #expect(zip(shown.pictures, hidden.pictures).map { $0 != $1 } == (0...10).map { (2...6).contains($0) })
    #expect(shown.timeline == hidden.timeline)
  }
}
