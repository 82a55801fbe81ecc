import Stage
import Testing
import UIKit

/// Layout sets the bounds and the center of a view with a transform, because its frame is not the one that layout means.
@MainActor @Suite("A view with a transform in depth", .serialized) struct DepthTransformTests {
  private let tilt: CATransform3D = {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    return CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
  }()

  @Test("keeps its size as constraints move it")
  func constraints() {
    let stage = Stage(size: CGSize(width: 300, height: 400))
    let page = UIView()
    page.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(page)
    let center = page.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor)
    NSLayoutConstraint.activate([
      center, page.centerYAnchor.constraint(equalTo: stage.window.centerYAnchor),
      page.widthAnchor.constraint(equalToConstant: 200), page.heightAnchor.constraint(equalToConstant: 100),
    ])
    stage.frame()
    page.layer.transform = tilt
    center.constant = 40
    stage.frame()
    #expect(page.bounds == CGRect(x: 0, y: 0, width: 200, height: 100) && page.center == CGPoint(x: 190, y: 200))
  }

  @Test("resizes with its superview, and to fit")
  func mask() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    child.transform3D = tilt
    parent.frame.size = CGSize(width: 200, height: 300)
    #expect(child.bounds.size == CGSize(width: 180, height: 280) && child.center == CGPoint(x: 100, y: 150))
    let label = UILabel()
    label.text = "text"
    label.sizeToFit()
    let size = label.bounds.size
    label.transform3D = tilt
    label.sizeToFit()
    #expect(label.bounds.size == size)
  }

  @Test("keeps its position while its container lays out its pages")
  func container() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let stage = Stage(rootViewController: navigation, size: CGSize(width: 300, height: 400))
    let (bounds, center) = (page.view.bounds, page.view.center)
    page.view.layer.transform = tilt
    navigation.view.setNeedsLayout()
    stage.frame()
    #expect(page.view.bounds == bounds && page.view.center == center)
  }
}
