import Stage
import Testing
import UIKit

@testable import SystemBars

@Suite("The bars that a host draws over an app", .serialized) @MainActor struct SystemBarsTests {
  /// A page that chooses the colors of the status bar, and may hide both bars.
  private final class Page: UIViewController {
    var style = UIStatusBarStyle.default
    var hidesBars = false
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hidesBars }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesBars }
  }

  private let size = CGSize(width: 390, height: 844)
  private let page = Page()
  private let stage: Stage
  private let bars = SystemBars()

  init() {
    page.view.backgroundColor = .gray
    stage = Stage(rootViewController: page, size: size)
    stage.safeAreaInsets = DeviceInsets.insets(for: size)
    stage.frame()
  }

  /// Draws the bars over gray, and returns the darkest and the lightest value of each strip.
  private func strips() -> (status: ClosedRange<UInt8>, indicator: ClosedRange<UInt8>) {
    let image = bars.image(over: stage.image(), of: stage.window, scale: 1)
    func values(_ rows: Range<Int>) -> ClosedRange<UInt8> {
      let values = rows.flatMap { y in (0..<image.width).map { image.pixel(x: $0, y: y).r } }
      return (values.min() ?? 0)...(values.max() ?? 0)
    }
    #expect(values(47..<810) == 128...128 || values(47..<810) == 127...127)
    return (values(0..<47), values(810..<844))
  }

  private func ask(_ style: UIStatusBarStyle, hidden: Bool = false) {
    (page.style, page.hidesBars) = (style, hidden)
    page.setNeedsStatusBarAppearanceUpdate()
    page.setNeedsUpdateOfHomeIndicatorAutoHidden()
    stage.frame()
  }

  @Test("are dark on a light interface, and light on a dark one")
  func interfaceStyle() {
    #expect(strips().status.lowerBound < 20 && strips().indicator.lowerBound < 20)
    stage.settings.userInterfaceStyle = .dark
    stage.frame()
    #expect(strips().status.upperBound > 235 && strips().indicator.upperBound > 235)
  }

  @Test("have the style that the page prefers, and are not drawn if it hides them")
  func preferences() {
    ask(.lightContent)
    #expect(strips().status.upperBound > 235 && strips().indicator.lowerBound < 20)
    ask(.darkContent)
    #expect(strips().status.lowerBound < 20)
    ask(.default, hidden: true)
    #expect(strips().status.lowerBound == strips().status.upperBound)
    #expect(strips().indicator.lowerBound == strips().indicator.upperBound)
  }

  @Test("keep their render node until they change, so that a host does not redraw them")
  func sameNode() {
    let first = bars.node(over: stage.window, scale: 1)
    stage.frame()
    #expect(bars.node(over: stage.window, scale: 1) === first)
    ask(.lightContent)
    #expect(bars.node(over: stage.window, scale: 1) !== first)
  }

  @Test("inset a portrait window at the top and bottom, a landscape one at the sides and bottom, and no small one")
  func insets() {
    #expect(DeviceInsets.insets(for: size) == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let landscape = CGSize(width: size.height, height: size.width)
    #expect(DeviceInsets.insets(for: landscape) == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(DeviceInsets.insets(for: CGSize(width: 200, height: 600)) == .zero)
  }
}
