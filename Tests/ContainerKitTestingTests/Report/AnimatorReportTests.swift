import ContainerKitTesting
import Foundation
import Testing
import UIKit

@testable import ContainerKitTesting

@Suite("A report on an animator", .serialized) @MainActor struct AnimatorReportTests {
  private let size = CGSize(width: 160, height: 284)

  @Test("is a table of the runs, with the numbers of the faults, and sentences")
  func text() {
    let report = AnimatorReport(in: [.container, .navigation], size: size, films: false) {
      PlantedAnimator(.completesWithTrue)
    }
    #expect(!report.isSound)
    #expect(
      report.description == """
        PlantedAnimator: 1 fault, 1 remark

                                         container  navigation controller
        runs to its end                  ok         ok
        is scrubbed and finished         ok         ok
        is cancelled and repeated        1          1
        is grabbed and goes back         1          –
        is reversed by a selection       1          –
        the device rotates               ok         ok
        its controller is removed        ok         ok
        enters the background            ok         ok
        Reduce Motion is on              ok         ok
        every commit is shown            1          1
        the main thread is busy          1          1
        the uptime is long               1          1
        display links are late           1          1
        the frame rate changes           1          1
        animations have no keys          ok         –
        the safe area follows in layout  1          1

        faults
        1. PlantedAnimator called completeTransition(true), but transitionWasCancelled is true; pass \
        !transitionContext.transitionWasCancelled.
           container: is cancelled and repeated, frame 40, 0.667 s; also in 15 other runs

        remarks
        1. PlantedAnimator moves the pages although the user prefers reduced motion.
           container: Reduce Motion is on, frame 25, 0.417 s; also in navigation controller: Reduce Motion is on
        """)
  }

  @Test("films the run in which a fault was found first, and keeps the picture of its frame")
  func film() throws {
    let file = "/Report-\(UUID().uuidString).swift"
    let report = AnimatorReport(in: [.container], size: size, file: #filePath + file) {
      PlantedAnimator(.leavesAlpha)
    }
    let fault = try #require(report.faults.first)
    let film = try #require(fault.film)
    let parts = film.components(separatedBy: "#")
    let folder = URL(fileURLWithPath: parts[0]).deletingLastPathComponent()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(folder.lastPathComponent.hasPrefix("Report-") && folder.lastPathComponent.hasSuffix("-PlantedAnimator"))
    #expect(FileManager.default.fileExists(atPath: parts[0]))
    let frame = try #require(Int(parts[1]))
    let name = String(format: "frame-%04d.png", frame)
    let read = { (name: String) in
      FileManager.default.contents(atPath: folder.appendingPathComponent(name).path).flatMap { CGImage(pngData: $0) }
    }
    let picture = try #require(fault.picture)
    #expect(try #require(read("fault-1.png")).hasSamePixels(as: picture))
    #expect(PictureDifference(try #require(read(name)), picture) == nil)
  }

  @Test("examines both directions if the animator depends on the step")
  func steps() {
    var asked: Set<ContainerPageStep> = []
    let report = AnimatorReport(in: [.presentation], size: size, films: false) { step in
      asked.insert(step)
      return SoundAnimator(.slide)
    }
    #expect(asked == [.next, .previous])
    #expect(Set(report.runs.map(\.controller)) == ["presentation", "presentation, back"])
    #expect(report.isSound)
  }

  /// The reasons that a page looks different each time.
  enum Difference: CaseIterable {
    case number, time, appearances

    @MainActor func page(_ count: Int) -> UIViewController {
      switch self {
      case .number: PlainPage(title: "\(count)", number: count)
      case .time: MovingPage()
      case .appearances: CountingPage()
      }
    }
  }

  /// The reasons, each with the indexes of the pages that look different.
  private nonisolated static let differences: [(Difference, Set<Int>)] = [
    (.number, [0, 1]), (.number, [1]), (.time, [0]), (.time, [1]), (.appearances, [0]),
  ]

  @Test("does not compare pictures of pages that look different each time", arguments: differences)
  func pages(difference: Difference, different: Set<Int>) {
    var count = 0
    let report = AnimatorReport(
      pages: {
        count += 1
        return (0..<2).map { index in
          different.contains(index)
            ? difference.page(2 * count + index) : PlainPage(title: "\(index)", number: index)
        }
      }, in: [.navigation], size: size, films: false
    ) { SoundAnimator(.slide) }
    #expect(report.faults.map(\.sentence) == [])
  }

  @Test("does not accuse the animator of pages that keep themselves in memory")
  func leak() {
    var kept: [UIViewController] = []
    let report = AnimatorReport(
      pages: {
        kept += PlainPage.pair
        return kept.suffix(2)
      }, in: [.container], size: size, films: false
    ) { SoundAnimator(.slide) }
    #expect(report.faults.map(\.sentence) == [])
  }

  @Test("leaves animations and touches of the app as they were")
  func settings() {
    for mistake in [PlantedAnimator.Mistake.leavesAnimationsDisabled, .leavesEventsIgnored] {
      #expect(!AnimatorReport(in: [.container], size: size, films: false) { PlantedAnimator(mistake) }.isSound)
    }
    #expect(UIView.areAnimationsEnabled && !UIApplication.shared.isIgnoringInteractionEvents)
  }
}
