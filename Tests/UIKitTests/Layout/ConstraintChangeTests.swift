import Testing
import UIKit

@MainActor @Suite("A change to active constraints", .serialized) struct ConstraintChangeTests {
  private final class Box: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
  }

  private let scene = ViewScene()

  init() { scene.window.isHidden = false }

  private func add(_ view: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.window.addSubview(view)
    return view
  }

  @Test("takes effect in the next frame: a constraint's priority, and a view's content hugging priority")
  func priorities() {
    let view = add(UIView())
    let (one, other) = (
      view.widthAnchor.constraint(equalToConstant: 50), view.widthAnchor.constraint(equalToConstant: 70)
    )
    (one.priority, other.priority) = (UILayoutPriority(500), UILayoutPriority(400))
    NSLayoutConstraint.activate([one, other])
    scene.frame()
    #expect(view.frame.width == 50)
    other.priority = UILayoutPriority(600)
    scene.frame()
    #expect(view.frame.width == 70)

    let box = add(Box())
    let wanted = box.widthAnchor.constraint(equalToConstant: 90)
    wanted.priority = UILayoutPriority(300)
    wanted.isActive = true
    scene.frame()
    #expect(box.frame.width == 90)
    box.setContentHuggingPriority(UILayoutPriority(400), for: .horizontal)
    scene.frame()
    #expect(box.frame.width == 40)
  }

  @Test("can make a priority required, or no longer required")
  func required() {
    let view = add(UIView())
    let (one, other) = (
      view.widthAnchor.constraint(equalToConstant: 50), view.widthAnchor.constraint(equalToConstant: 70)
    )
    other.priority = .defaultHigh
    NSLayoutConstraint.activate([one, other])
    scene.frame()
    #expect(view.frame.width == 50)
    one.priority = .defaultLow
    scene.frame()
    #expect(view.frame.width == 70)
    one.priority = .required
    scene.frame()
    #expect(view.frame.width == 50)
  }

  @Test("can turn off the translation of a view's autoresizing mask")
  func translating() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    scene.window.addSubview(view)
    let wanted = view.widthAnchor.constraint(equalToConstant: 50)
    wanted.priority = .defaultHigh
    wanted.isActive = true
    scene.frame()
    #expect(view.frame.width == 10)
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.frame()
    #expect(view.frame.width == 50)
  }
}
