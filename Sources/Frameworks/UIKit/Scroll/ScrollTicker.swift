import QuartzCore

/// Calls a scroll view in each frame while its content moves by itself, without retaining it.
@MainActor final class ScrollTicker: NSObject {
  private weak var scrollView: UIScrollView?
  private var link: CADisplayLink?

  init(_ scrollView: UIScrollView) {
    super.init()
    self.scrollView = scrollView
    link = CADisplayLink(target: self, selector: Selector(ScrollTicker.tick(_:)))
    link?.add(to: .main, forMode: .common)
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  private func tick(_ link: CADisplayLink) {
    if let scrollView { scrollView.advance(to: link.targetTimestamp) } else { stop() }
  }
}
