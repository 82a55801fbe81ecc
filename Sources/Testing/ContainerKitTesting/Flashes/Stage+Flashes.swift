import Film
import UIKit

extension Stage {
  /// Starts to look for flashes: frames that show something for a moment that belongs neither to a transition nor to its
  /// end.
  ///
  ///     let stage = ContainerStage(pages: ["A", "B"], animator: CardAnimator())
  ///     stage.watchForFlashes()
  ///     stage.drag(toPageTitled: "B", progress: 0.5)
  ///     stage.cancelDrag()
  ///     stage.runToEnd()
  ///     #expect(stage.flashes == [])
  ///
  /// From the frame in which a transition has arrived at its end, or back at its start, each frame has to show the same as
  /// the frames at rest that follow. At rest, a frame must not differ from two equal ones around it. This applies to the
  /// transitions of every controller. It compares pictures, so it finds whatever a user would see: a wrong page, a view
  /// that is removed too late, text that is drawn for another size. Not judged are frames in which a finger is down,
  /// something scrolls or rubber-bands, or an animation is running, and areas that move endlessly, such as a spinner's.
  ///
  /// - Parameter scale: The number of pixels per point at which pictures are compared; nil for the stage's `scale`. A
  ///   picture is drawn only if the layers in it have changed.
  public func watchForFlashes(scale: CGFloat? = nil) {
    let judge = FlashJudge(scale: scale ?? self.scale)
    flashJudge = judge
    keepsPictures = true
    listeners.add { [unowned self] in if case .picture = $0, flashJudge === judge { judge.add(frameOf: self) } }
  }

  /// The flashes since `watchForFlashes(scale:)`, in the order of their frames, each with its frame, its time and what
  /// differs. Empty if there are none, or if they were not looked for.
  ///
  /// A frame is judged when those after it are known. Read this three frames after the end of a
  /// transition, or later.
  public var flashes: [String] {
    flashJudge?.finish()
    return flashJudge?.flashes.map(\.description) ?? []
  }
}
