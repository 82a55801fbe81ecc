import ContainerKit
import UIKit

extension Scene {
  /// A profile: its pictures are scrolled until the tabs stick; a drag to the posts, which meet the tabs; a tap on a page that is
  /// shorter than the screen; a pull that brings the header back, and a cancelled drag on the header.
  static let header = Scene(
    name: "header", title: "Collapsing header",
    summary: "A profile collapses as its pages scroll, and the tabs stay at the top.",
    sources: ["Scenes/HeaderScene.swift", "Pages/ProfileHeader.swift"],
    script: """
      \(Finger.pull(at: 0.2, from: 700, travel: -400, duration: 0.4, rest: 0.2))
      \(Finger.drag(at: 1.8, from: 340, travel: -250, duration: 0.8))
      \(Finger.tapTab(2, of: 3, at: 4.0, y: Finger.upperTabHeight))
      \(Finger.pull(at: 5.6, from: 300, travel: 300, duration: 0.5, rest: 0.2))
      \(Finger.drag(at: 7.4, from: 80, travel: 130, duration: 0.4, rest: 0.2, y: 120))
      9.6 end
      """
  ) {
    let pages = [PhotosPage(title: "Photos"), NewsPage(title: "Posts", channel: 2), AboutPage(title: "About")]
    let container = DemoContainerViewController(pages: pages)
    return ContainerHeaderViewController(headerView: ProfileHeader(), container: container)
  }
}
