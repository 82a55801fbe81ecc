import Stage
import Testing
import UIKit

@Suite("A stage's picture", .serialized) @MainActor struct StagePictureTests {
  @Test("shows the last frame at the stage's scale, without later changes")
  func picture() {
    let stage = Stage(size: CGSize(width: 20, height: 10), scale: 3)
    let box = UIView(frame: CGRect(x: 5, y: 0, width: 5, height: 10))
    box.backgroundColor = .red
    stage.window.backgroundColor = .white
    stage.window.addSubview(box)
    stage.frame()
    box.backgroundColor = .blue
    let before = stage.image()
    #expect((before.width, before.height) == (60, 30))
    #expect(before.pixel(x: 14, y: 0) == (255, 255, 255, 255))
    #expect(before.pixel(x: 15, y: 29) == before.pixel(x: 29, y: 0))
    #expect(before.pixel(x: 15, y: 0).b < 100)
    stage.frame()
    #expect(stage.image().pixel(x: 15, y: 0).b > 200)
    #expect(stage.image().hasSamePixels(as: stage.image()))
    #expect(!stage.image().hasSamePixels(as: before))
  }

  @Test(
    "comes with the runtime issues, which are collected while the stage exists, and then go to the previous handler")
  func issues() {
    let stage = Stage()
    RuntimeIssues.handler("first")
    #expect(stage.issues == ["first"])
    stage.tearDown()
    let received = issuesReported {
      let second = Stage()
      RuntimeIssues.handler("second")
      second.tearDown()
      RuntimeIssues.handler("third")
      #expect(second.issues == ["second"])
    }
    #expect(stage.issues == ["first"])
    #expect(received == ["third"])
  }
}
