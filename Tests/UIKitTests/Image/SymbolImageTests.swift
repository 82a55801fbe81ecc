import Stage
import Testing
import UIKit

@Suite("A system symbol", .serialized) @MainActor struct SymbolImageTests {
  @Test("is an outlined square in the tint color, which is reported once")
  func placeholder() throws {
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 2)
    stage.window.tintColor = .red
    let star = try #require(UIImage(systemName: "star"))
    let heart = try #require(UIImage(systemName: "heart", compatibleWith: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(
      stage.issues == [
        "UIImage(systemName: \"star\"): the system's symbols are not there on Linux; a square is shown for each"
      ])
    #expect(star.size == CGSize(width: 20, height: 20) && star.isSymbolImage && heart.isSymbolImage)
    #expect(star.renderingMode == .automatic && !UIImage().isSymbolImage)
    let view = UIImageView(image: star)
    stage.window.addSubview(view)
    stage.frame()
    let image = stage.image()
    #expect(image.pixel(x: 4, y: 20).r == 255 && image.pixel(x: 4, y: 20).g == 0 && image.pixel(x: 20, y: 20).a == 0)
    view.image = star.withRenderingMode(.alwaysOriginal)
    stage.frame()
    #expect(stage.image().pixel(x: 4, y: 20).r == 0 && stage.image().pixel(x: 4, y: 20).a == 255)
  }
}
