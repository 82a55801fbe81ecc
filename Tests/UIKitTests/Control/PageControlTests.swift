import Stage
import Testing
import UIKit

@MainActor @Suite("A page control:", .serialized) final class PageControlTests {
  private let lazyStage = LazyStage { Stage(size: CGSize(width: 300, height: 100)) }
  private var stage: Stage { lazyStage.stage }

  private func control(pages: Int) -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 100, y: 20, width: 100, height: 26))
    control.numberOfPages = pages
    stage.window.addSubview(control)
    stage.frame()
    return control
  }

  private func tap(_ x: CGFloat) {
    stage.touch(.began, at: CGPoint(x: x, y: 33))
    stage.frame()
    stage.touch(.ended, at: CGPoint(x: x, y: 33))
    stage.frame()
  }

  @Test("a tap on a half turns a page, up to the ends, and sends an event; mirrored, the halves are swapped")
  func taps() {
    let control = control(pages: 3)
    nonisolated(unsafe) var sent: [Int] = []
    control.addAction(UIAction { _ in sent.append(control.currentPage) }, for: .valueChanged)
    for x in [110, 180, 180, 180, 110] as [CGFloat] { tap(x) }
    #expect(sent == [1, 2, 1])
    control.semanticContentAttribute = .forceRightToLeft
    stage.frame()
    tap(110)
    #expect(sent == [1, 2, 1, 2] && control.accessibilityValue == "page 3 of 3")
  }

  @Test("pages stay in range, without an event")
  func range() {
    let control = control(pages: 3)
    var pages: [Int] = []
    control.currentPage = 7
    pages.append(control.currentPage)
    control.numberOfPages = 2
    pages.append(control.currentPage)
    control.currentPage = -1
    pages.append(control.currentPage)
    control.numberOfPages = -4
    pages += [control.numberOfPages, control.currentPage]
    #expect(pages == [2, 1, 0, 0, 0])
    #expect(control.size(forNumberOfPages: 3) == CGSize(width: 74, height: 26))
    #expect(control.intrinsicContentSize == CGSize(width: 0, height: 26))
  }

  @Test("the current page's dot has its color, and the others theirs; a single page can be hidden")
  func colors() {
    let control = control(pages: 2)
    (control.currentPageIndicatorTintColor, control.pageIndicatorTintColor) = (.red, .blue)
    stage.frame()
    let image = stage.image()
    let (first, second) = (image.pixel(x: 141, y: 33), image.pixel(x: 159, y: 33))
    #expect(first.r == 255 && first.b == 0 && second.r == 0 && second.b == 255)
    control.numberOfPages = 1
    stage.frame()
    #expect(stage.image().pixel(x: 150, y: 33).r == 255)
    control.hidesForSinglePage = true
    stage.frame()
    #expect(stage.image().pixel(x: 150, y: 33).r == 0)
  }
}
