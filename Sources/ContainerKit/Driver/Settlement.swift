import UIKit

/// A transition on its way without a hand: to its end or back to its beginning, and the frames after it has arrived.
@MainActor struct Settlement {
  let commit: Bool
  private let simulation: any Simulation
  private let since: CFTimeInterval
  /// Frames since the one that showed it arrived.
  private var frames: Int?

  init(_ simulation: any Simulation, commit: Bool, since: CFTimeInterval) {
    (self.simulation, self.commit, self.since) = (simulation, commit, since)
  }

  var hasArrived: Bool { frames != nil }

  /// One frame of it; answers whether the animator has had its time to say that it is done.
  mutating func step(at time: CFTimeInterval, _ driver: any TransitionDriver) -> Bool {
    if let frames {
      self.frames = frames + 1
      return driver.arrived(atEnd: commit, frame: frames + 1)
    }
    let elapsed = max(time - since, 0)
    if simulation.isSettled(at: elapsed) {
      driver.stand(atEnd: commit)
      frames = 0
    } else {
      driver.scrub(to: simulation.position(at: elapsed))
    }
    return false
  }
}
