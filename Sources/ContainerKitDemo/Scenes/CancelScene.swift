import ContainerKit

extension Scene {
  /// Two fifths of the way, a rest, and let go: everything comes back.
  static let cancel = Scene(
    name: "cancel", title: "Drag, think again, let go",
    script: """
      \(Finger.drag(at: 0.2, from: 300, travel: -0.4 * 390, duration: 0.5, rest: 0.2))
      2.6 end
      """
  ) { ContainerViewController(viewControllers: Pages.make()) }
}
