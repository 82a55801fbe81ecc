import QuartzCore

/// Advances a world in each frame, without retaining it.
@MainActor final class DynamicsTicker: NSObject {
  private weak var world: DynamicsWorld?
  private var link: CADisplayLink?

  init(_ world: DynamicsWorld) {
    super.init()
    self.world = world
    link = CADisplayLink(target: self, selector: Selector(DynamicsTicker.tick(_:)))
    link?.add(to: .main, forMode: .common)
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  private func tick(_ link: CADisplayLink) {
    if let world { world.advance(to: link.targetTimestamp) } else { stop() }
  }
}
