import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A header's view controller that notes its calls.
@MainActor private final class ProfileController: UIViewController {
  private(set) var calls: [String] = []
  let height: CGFloat

  init(height: CGFloat = 200) {
    self.height = height
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("loaded")
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    calls.append(parent == nil ? "will move out" : "will move")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    calls.append(view.superview == nil ? "moved without view" : "moved")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("will appear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("appeared")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("will disappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("disappeared")
  }
}

@MainActor @Suite("A view controller as a collapsing header", .serialized) struct HeaderControllerTests {
  private func stage(_ profile: UIViewController) -> HeaderStage {
    HeaderStage(HeaderStage.lists([300, 3])) {
      ContainerHeaderViewController(headerViewController: profile, container: $1)
    }
  }

  @Test("is loaded with the view, is a child, and gets its calls once, with those of its parent")
  func calls() {
    let profile = ProfileController()
    let container = ContainerViewController(viewControllers: HeaderStage.lists([300]))
    let controller = ContainerHeaderViewController(headerViewController: profile, container: container)
    #expect(profile.calls == [] && !controller.isViewLoaded && profile.parent == nil)
    #expect(controller.headerViewController === profile)
    let navigation = UINavigationController(rootViewController: controller)
    let stage = Stage(rootViewController: navigation)
    stage.settle()
    #expect(profile.calls == ["will move", "loaded", "moved", "will appear", "appeared"])
    #expect(profile.parent === controller && controller.headerView === profile.view)
    navigation.pushViewController(UIViewController(), animated: true)
    stage.settle()
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(profile.calls.dropFirst(5) == ["will disappear", "disappeared", "will appear", "appeared"])
    stage.window.rootViewController = UIViewController()
    stage.settle()
    #expect(profile.calls.dropFirst(9) == ["will disappear", "disappeared"] && stage.issues == [])
  }

  @Test("has no calls when pages change, and presents over everything")
  func pages() {
    let profile = ProfileController()
    let stage = stage(profile)
    let count = profile.calls.count
    stage.show(1, animated: true)
    stage.dragPages(by: 300)
    stage.settle()
    #expect(stage.container.selectedIndex == 0 && profile.calls.count == count)
    stage.page(0).scrolled = 100
    #expect(stage.controller.headerHeight == 100)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .fullScreen
    profile.present(sheet, animated: true)
    stage.settle()
    #expect(profile.view.window == nil)
    sheet.dismiss(animated: true)
    stage.settle()
    #expect(profile.calls.dropFirst(count) == ["will disappear", "disappeared", "will appear", "appeared"])
    #expect(stage.controller.headerHeight == 100 && stage.page(0).scrolled == 100 && stage.issues == [])
  }

  @Test("has a safe area below the bars if it extends under them, and the app's other insets stay")
  func safeArea() {
    let profile = ProfileController()
    profile.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 8, bottom: 0, right: 0)
    let stage = stage(profile)
    #expect(profile.view.safeAreaInsets.top == 6 && profile.view.safeAreaInsets.left == 8)
    stage.controller.extendsHeaderUnderTopSafeArea = true
    stage.settle()
    #expect(profile.view.convert(profile.view.bounds, to: nil).minY == 0)
    #expect(profile.view.safeAreaInsets.top == 56 && profile.view.safeAreaInsets.left == 8)
    #expect(stage.controller.children == [stage.container, profile])
    stage.page(0).scrolled = 1000
    #expect(stage.controller.headerHeight == 44 && profile.view.safeAreaInsets.top == 56 && stage.issues == [])
  }
}
