import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A cancelled drag", .serialized) struct CancelTests {
  @Test(
    "moves the outgoing page back without changing direction, and both pages move together",
    arguments: FlashConditions.all)
  func monotone(_ look: FlashConditions) {
    let stage = ContainerStage(look: look)
    stage.drag(by: -160)
    var positions: [(released: Bool, from: CGFloat, to: CGFloat?)] = []
    var released = false
    stage.onFrame = { _ in
      released = released || stage.container.transitionSnapshot?.isCancelled == true
      let inWindow = stage.pages[1].viewIfLoaded?.window != nil
      positions.append((released, stage.shownX(0), inWindow ? stage.shownX(1) : nil))
      #expect(stage.container.selectedIndex == 0)
    }
    stage.finish()
    stage.run(for: 0.2)
    let back = positions.drop { !$0.released }
    #expect(back.count > 10)
    for (earlier, later) in zip(back, back.dropFirst()) { #expect(later.from >= earlier.from) }
    #expect(back.allSatisfy { $0.from <= 0 })
    for position in positions {
      if let to = position.to { #expect(abs(to - position.from - stage.width - SlideAnimator.standardSpacing) < 1e-6) }
    }
    #expect(back.last?.from == 0)
    #expect(stage.faults == [])
  }

  @Test("shows in its last frame, pixel for pixel, what it showed before the touch", arguments: FlashConditions.all)
  func pixels(_ look: FlashConditions) throws {
    let stage = ContainerStage(look: look)
    for index in 0..<2 { stage.pages[index].view.backgroundColor = index == 0 ? .red : .green }
    stage.frame()
    let before = stage.image()
    stage.drag(by: -160)
    stage.run(for: 0.4)
    #expect(!stage.image().hasSamePixels(as: before))
    stage.finish()
    stage.frame()
    #expect(stage.image().hasSamePixels(as: before))
    #expect(stage.faults == [])
  }

  @Test(
    "of a page that is being removed goes on to the next page, because there is no way back",
    arguments: FlashConditions.all)
  func removal(_ look: FlashConditions) {
    let stage = ContainerStage(look: look)
    for index in 0..<2 { stage.pages[index].view.backgroundColor = index == 0 ? .red : .green }
    stage.watchForFlashes()
    stage.frame()
    stage.container.setViewControllers(Array(stage.container.viewControllers.dropFirst()), animated: true)
    stage.run(for: 0.1)
    stage.drag(by: 60, hold: 0.2)
    stage.finish()
    stage.run(for: 0.2)
    #expect(stage.container.selectedViewController?.title == "B")
    #expect(stage.callLines.filter { $0.hasPrefix("did") && $0.hasSuffix(" B") } == ["didSelect B"])
    #expect(stage.faults == [])
  }

  @Test("ends where its pages rest if animations have no keys, at any rate", arguments: [24.0, 60], Contract.orders)
  func keyless(_ fps: Double, _ order: Stage.CompletionOrder) {
    var conditions = StageConditions()
    conditions.viewAnimationsHaveKeys = false
    let stage = ContainerStage(fps: fps, completions: order, conditions: conditions)
    for index in 0..<2 { stage.pages[index].view.backgroundColor = index == 0 ? .red : .green }
    stage.watchForFlashes(scale: 1)
    for points: CGFloat in [-60, -250] {
      stage.drag(by: points, hold: 0.2)
      stage.finish()
      stage.run(for: 0.2)
    }
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.faults == [])
  }

  @Test("always shows one edge, with red on its left and green on its right", arguments: FlashConditions.all)
  func line(_ look: FlashConditions) {
    let stage = ContainerStage(look: look)
    for index in 0..<2 { stage.pages[index].view.backgroundColor = index == 0 ? .red : .green }
    stage.animator = PushAnimator()
    stage.frame()
    stage.drag(by: -160)
    var wrong: [String] = []
    stage.onFrame = { [unowned stage] _ in
      let image = stage.image()
      let reds = (0..<Int(stage.width)).map { image.pixel(x: $0, y: 300).r > 127 }
      let edge = reds.firstIndex(of: false) ?? reds.count
      let hasOneEdge = reds[edge...].allSatisfy { !$0 }
      if !hasOneEdge || edge < 200 { wrong.append("\(stage.frameIndex) \(stage.pictureKind): \(edge)") }
    }
    stage.finish()
    stage.run(for: 0.2)
    #expect(wrong == [])
    #expect(stage.faults == [])
  }

  @Test("has the same positions at 120 frames a second as at 60", arguments: FlashConditions.all)
  func rates(_ look: FlashConditions) {
    func places(_ fps: Double) -> [Int: (isHeld: Bool, x: CGFloat)] {
      let stage = ContainerStage(fps: fps, look: look)
      stage.run(untilTime: 0.2)
      stage.drag(
        from: CGPoint(x: 380, y: 300), to: CGPoint(x: 220, y: 300), duration: 0.3, steps: 18, hold: 0.2, time: 0.3)
      var positions: [Int: (isHeld: Bool, x: CGFloat)] = [:]
      stage.onFrame = {
        guard $0.pictureKind == .frame else { return }
        positions[$0.frameIndex] = (stage.container.transitionSnapshot?.isInteractive != false, stage.shownX(0))
      }
      stage.run(untilTime: 2)
      return positions
    }
    let (slow, fast) = (places(60), places(120))
    // A page under the finger is where the finger was at the frame's timestamp. A page that moves on its own is where
    // it will be when the frame is on screen, one frame later.
    for (index, position) in slow where index > 13 {
      let other = fast[position.isHeld ? 2 * index : 2 * index + 1]
      #expect(abs(position.x - (other?.x ?? .nan)) < 0.01, "frame \(index)")
    }
    #expect(slow.values.count { !$0.isHeld && $0.x < -1 } > 10)
  }

  @Test(
    "of an animator that uses a view transition shows the outgoing page until its last frame",
    arguments: FlashConditions.all)
  func viewTransition(_ look: FlashConditions) {
    let stage = ContainerStage(look: look)
    for (index, color) in [UIColor.red, .green].enumerated() { stage.pages[index].view.backgroundColor = color }
    stage.animator = ScriptedAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      UIView.transition(from: from, to: to, duration: 0.5, options: .transitionCrossDissolve) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    stage.drag(by: -150)
    var greens: [UInt8] = []
    stage.onFrame = { [unowned stage] _ in greens.append(stage.image().pixel(x: 195, y: 300).g) }
    stage.finish()
    stage.run(for: 0.2)
    let most = greens.firstIndex(of: greens.max() ?? 0) ?? 0
    #expect((greens.max() ?? 0) > 60 && (greens.max() ?? 0) < 140)
    for (earlier, later) in zip(greens[most...], greens[most...].dropFirst()) { #expect(later <= earlier) }
    #expect(greens.last == 0)
    #expect(stage.faults == [])
  }

  /// Restores the layer's time while the model still has the animation's end values. ContainerKit never does that.
  @Test("flashes if it is implemented naively: the emulation shows the wrong frame", arguments: Contract.orders)
  func naive(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.drag(by: -160, release: false)
    stage.run(for: 1.5)
    #expect(stage.shownX(0) < -100)
    let layer = stage.pageArea.layer
    var positions: [CGFloat] = []
    stage.onFrame = { _ in positions.append(stage.shownX(0)) }
    stage.schedule {
      layer.timeOffset = 0
      layer.speed = 1
    }
    stage.frame()
    stage.frame()
    #expect(positions.contains { abs($0 + stage.width + SlideAnimator.standardSpacing) < 1 })
  }
}
