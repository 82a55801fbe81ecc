import ContainerKit
import UIKit

extension Probe {
  /// The corners of a bar's background, which is glass since iOS 26.
  static var glass: [Probe] {
    [
      corners("glass/own-corners", "of 10 points", radius: 10),
      corners("glass/capsule", "of half its height", radius: nil),
    ]
  }

  private static func corners(_ id: String, _ radiusWords: String, radius: CGFloat?) -> Probe {
    Probe(
      id, "a floating bar with the default background and corners with a radius \(radiusWords), above red",
      settles: ["kit-18c"]
    ) { bench in
      let page = UIViewController()
      page.view.backgroundColor = .red
      page.title = "Title"
      let container = ContainerViewController(viewControllers: [page])
      container.tabBar.appearance.configureWithDefaultBackground()
      container.tabBar.appearance.floating = ButtonTabBar.Floating(cornerRadius: radius)
      bench.window.rootViewController = container
      await bench.driver.seconds(0.5)
      guard let background = effectView(in: container.tabBar) else {
        throw ProbeError(description: "expected an effect view in the bar")
      }
      let corner = background.convert(background.bounds, to: nil).origin
      let image = Picture.ofWindow(bench.window)
      bench.keep(image, as: id.replacingOccurrences(of: "/", with: "-"))
      // On the diagonal, in points from the corner of the background. Corners of 10 points leave out 3, a capsule more than 6.
      let colors = [-4.0, 5, 15].map { distance in
        Picture.meanColor(
          of: image, in: CGRect(x: corner.x + distance, y: corner.y + distance, width: 1, height: 1))
      }
      return ProbeFinding(
        outcome: [
          "at5": colors[1] == colors[0] ? "page" : "background", "at15": colors[2] == colors[0] ? "page" : "background",
        ],
        measured: ["colors": .list(colors)])
    }
  }

  @MainActor private static func effectView(in view: UIView) -> UIVisualEffectView? {
    view as? UIVisualEffectView ?? view.subviews.lazy.compactMap(effectView).first
  }
}
