import Stage
import Testing
import UIKit

@Suite("Previews:", .serialized) @MainActor struct PreviewingTests {
  private final class Page: UIViewController, UIViewControllerPreviewingDelegate {
    var asked = false
    var taps = 0
    var registration: (any UIViewControllerPreviewing)?

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
      asked = true
      return nil
    }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) { asked = true }
    func tapped() { taps += 1 }
  }

  @Test("touches with force are unavailable, registrations are never used, and do not delay other gestures")
  func unavailable() {
    let (stage, page) = (Stage(endReports: .afterFrame), Page())
    stage.window.rootViewController = page
    stage.run(for: 0.1)
    #expect(page.traitCollection.forceTouchCapability == .unavailable)
    let registration = page.registerForPreviewing(with: page, sourceView: page.view)
    #expect(registration.sourceView === page.view && registration.delegate === page)
    #expect(registration.sourceRect == page.view.bounds)
    registration.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(registration.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    let tap = UITapGestureRecognizer(target: page, action: Selector(Page.tapped))
    tap.require(toFail: registration.previewingGestureRecognizerForFailureRelationship)
    page.view.addGestureRecognizer(tap)
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.run(for: 0.1)
    #expect(page.taps == 1)
    stage.touch(.began, at: CGPoint(x: 100, y: 100))
    stage.run(for: 2)
    stage.touch(.ended, at: CGPoint(x: 100, y: 100))
    stage.run(for: 0.5)
    page.unregisterForPreviewing(withContext: registration)
    #expect(!page.asked && page.presentedViewController == nil)
  }

  @Test("a delegate that keeps its registration is deallocated")
  func memory() {
    let stage = Stage(endReports: .afterFrame)
    weak var released: Page?
    do {
      let page = Page()
      page.registration = page.registerForPreviewing(with: page, sourceView: page.view)
      released = page
      #expect(page.registration?.delegate === page)
    }
    stage.frame()
    #expect(released == nil)
  }
}
