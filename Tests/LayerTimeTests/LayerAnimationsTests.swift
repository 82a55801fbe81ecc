import QuartzCore
import Testing

@testable import LayerTime

@MainActor @Suite("The animations of a layer and of those below it", .serialized) struct LayerAnimationsTests {
  private let root = CALayer()
  private let sublayer = CALayer()
  private let mask = CALayer()
  private let page = CALayer()

  init() {
    root.addSublayer(sublayer)
    sublayer.addSublayer(page)
    sublayer.mask = mask
    for layer in [root, mask, page] { layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "old") }
  }

  private func names(_ entries: [LayerAnimations.Entry]) -> [String] {
    entries.map { entry in
      let layers = [("root", root), ("sublayer", sublayer), ("mask", mask), ("page", page)]
      return "\(layers.first { $0.1 === entry.layer }?.0 ?? "?") \(entry.key)"
    }
  }

  @Test("are listed once, masks before sublayers, even if a layer is given twice")
  func list() {
    #expect(names(LayerAnimations(below: [root, page]).entries) == ["root old", "mask old", "page old"])
    #expect(names(LayerAnimations(onlyOn: mask).entries) == ["mask old"])
  }

  @Test("are added if they were not there before, even under the same key")
  func added() {
    let before = LayerAnimations(below: [root])
    var asked: [LayerAnimations.Entry] = []
    #expect(!before.hasAddition(below: root) { _ in true })
    for layer in [root, sublayer, mask, page] { layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "new") }
    page.add(CABasicAnimation(keyPath: "opacity"), forKey: "old")
    let hasNone = !before.hasAddition(below: root) { entry in
      asked.append(entry)
      return false
    }
    let all = ["root new", "sublayer new", "mask new", "page new", "page old"]
    #expect(hasNone && names(asked) == all)
    #expect(names(LayerAnimations(below: [root]).added(since: before)) == all)
    #expect(before.hasAddition(below: root) { $0.layer === self.mask })
    #expect(!before.hasAddition(below: page) { $0.layer === self.mask })
  }
}
