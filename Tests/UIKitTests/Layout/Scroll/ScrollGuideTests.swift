import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite("A scroll view's layout guides", .serialized) final class ScrollGuideTests {
  private typealias Box = ScrollLayoutScene.Box

  private let scene = ScrollLayoutScene()
  private var scrollView: UIScrollView { scene.scrollView }

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    view.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test("are the same objects each time, with UIKit's identifiers, and belong to the scroll view")
  func identity() {
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    #expect(content === scrollView.contentLayoutGuide && frame === scrollView.frameLayoutGuide && content !== frame)
    #expect(content.owningView === scrollView && frame.owningView === scrollView)
    #expect(content.identifier == "UIScrollView-contentLayoutGuide")
    #expect(frame.identifier == "UIScrollView-frameLayoutGuide")
  }

  @Test("have the frames of the content area and of the visible part, in the content's coordinates")
  func frames() {
    scrollView.contentSize = CGSize(width: 640, height: 900)
    scrollView.contentOffset = CGPoint(x: 30, y: 50)
    #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 640, height: 900))
    #expect(scrollView.frameLayoutGuide.layoutFrame == CGRect(x: 30, y: 50, width: 320, height: 480))
  }

  @Test("give the content its size and the scroll view's width: the pattern of most apps")
  func pattern() {
    let stack = UIStackView(arrangedSubviews: [Box(50, 400), Box(50, 400)])
    stack.axis = .vertical
    pin(stack, to: scrollView.contentLayoutGuide)
    stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
    scene.stage.frame()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 800))
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 320, height: 800))
    #expect(scrollView.contentLayoutGuide.layoutFrame == stack.frame)
    scrollView.contentOffset.y = 100
    scene.stage.frame()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 320, height: 800))
    #expect(scene.issues.isEmpty)
  }

  @Test("determine the content size alone: its width as the frame's, its height as a number")
  func numbers() {
    let guide = scrollView.contentLayoutGuide
    guide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, multiplier: 2).isActive = true
    let height = guide.heightAnchor.constraint(equalToConstant: 1000)
    height.isActive = true
    scene.stage.frame()
    #expect(scrollView.contentSize == CGSize(width: 640, height: 1000))
    height.constant = 1200
    scene.stage.frame()
    #expect(scrollView.contentSize == CGSize(width: 640, height: 1200))
  }

  @Test("center content in an area that is at least as high as the frame")
  func atLeast() {
    let view = Box(100, 100)
    let guide = scrollView.contentLayoutGuide
    scrollView.addSubview(view)
    let edges = [
      view.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor, constant: 10),
      view.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor, constant: -10),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      guide.heightAnchor.constraint(greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor),
    ]
    let least = guide.heightAnchor.constraint(equalToConstant: 0)
    least.priority = .fittingSizeLevel
    NSLayoutConstraint.activate(edges + [least])
    scene.stage.frame()
    #expect(scrollView.contentSize.height == 480)
    #expect(view.frame.midY == 240)
    view.content.height = 900
    scene.stage.frame()
    #expect(scrollView.contentSize.height == 920)
    #expect(view.frame.minY == 10)
    #expect(scene.issues.isEmpty)
  }

  @Test("hold views that stay in place while content scrolls")
  func floating() {
    scene.pin(Box(320, 2000))
    let (inside, outside) = (Box(40, 40), Box(50, 50))
    for view in [inside, outside] { scrollView.addSubview(view) }
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
      inside.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor),
      outside.bottomAnchor.constraint(equalTo: scene.page.view.bottomAnchor),
      outside.leadingAnchor.constraint(equalTo: scene.page.view.leadingAnchor),
    ])
    scene.stage.frame()
    for offset in [0, 100, 350] as [CGFloat] {
      scrollView.contentOffset.y = offset
      scene.stage.frame()
      #expect(inside.frame == CGRect(x: 280, y: offset + 5, width: 40, height: 40))
      #expect(outside.frame == CGRect(x: 0, y: offset + 430, width: 50, height: 50))
    }
    #expect(scrollView.contentSize == CGSize(width: 320, height: 2000))
    #expect(scene.issues.isEmpty)
  }

  @Test("do not change where a table, a collection or a text view holds its subviews")
  func own() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    for list in [UITableView(), collection, UITextView()] {
      list.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      scene.page.view.addSubview(list)
      let view = Box(10, 10)
      list.addSubview(view)
      view.trailingAnchor.constraint(equalTo: list.trailingAnchor).isActive = true
      view.bottomAnchor.constraint(equalTo: list.bottomAnchor).isActive = true
      scene.stage.frame()
      let size = list.contentSize
      #expect(view.frame == CGRect(x: 190, y: 290, width: 10, height: 10), "\(type(of: list))")
      #expect(list.contentLayoutGuide.layoutFrame.size == size)
    }
    #expect(scene.issues.isEmpty)
  }

  // MARK: Work

  private func rows(_ action: () -> Void) -> Int {
    let before = LayoutWork.rows
    action()
    return LayoutWork.rows - before
  }

  @Test("cost nothing while a finger scrolls, except for the views that stay in place")
  func work() {
    scene.pin(Box(320, 2000))
    scene.stage.frame()
    let drag = { [stage = scene.stage] in
      stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), duration: 0.2)
      for _ in 0..<20 { stage.frame() }
    }
    #expect(rows(drag) == 0)
    let offset = scrollView.contentOffset.y
    #expect(offset > 50)
    let view = Box(40, 40)
    scrollView.addSubview(view)
    view.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor).isActive = true
    scene.stage.frame()
    // One row in each step.
    let steps = rows(drag)
    #expect(steps > 0 && steps <= 21)
    #expect(scrollView.contentOffset.y > offset && view.frame.minY == scrollView.contentOffset.y)
  }
}
