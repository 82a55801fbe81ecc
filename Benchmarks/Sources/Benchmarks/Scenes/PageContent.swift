import CBaselines
import QuartzCore

/// The content of a page: a picture, and perhaps a bar and cards. The peers have it in memory of the same form.
struct PageContent {
  struct Card {
    var frame: CGRect
    var radius: CGFloat
    var color: CGColor
    var label: CGImage?
    var labelOrigin = CGPoint.zero
  }

  let picture: CGImage
  var cards: [Card] = []
  /// The same for the peers. Their memory is never freed.
  private(set) var baseline = baseline_page()

  /// - Parameter number: Which page of the scene it is.
  init(number: Int, scene: Scene) {
    let (image, pixels) = Pictures.photo(number: number, hasAlpha: scene.hasAlpha)
    picture = image
    baseline.picture = pixels
    (baseline.scale, baseline.opacity) = (1, 1)
    guard scene.hasCards else { return }
    addBarAndCards(number: number)
  }

  private mutating func addBarAndCards(number: Int) {
    let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    var peers: [baseline_card] = []
    func add(_ card: Card, _ pixels: baseline_picture) {
      cards.append(card)
      peers.append(card.baseline(label: pixels))
    }
    for index in 0..<40 {
      let frame = CGRect(x: 14 + index % 4 * 92, y: 60 + index / 4 * 69, width: 86, height: 61)
      let (label, pixels) = Pictures.label(number: number * 40 + index, width: 70, height: 45)
      add(
        Card(
          frame: frame, radius: 10, color: white, label: label,
          labelOrigin: CGPoint(x: frame.minX + 8, y: frame.minY + 8)), pixels)
    }
    let gray = CGColor(red: 0.97, green: 0.97, blue: 0.98, alpha: 1)
    let (label, pixels) = Pictures.label(number: number, width: 350, height: 40)
    add(
      Card(
        frame: CGRect(x: 0, y: 761, width: 390, height: 83), radius: 0, color: gray, label: label,
        labelOrigin: CGPoint(x: 20, y: 768)), pixels)
    let memory = UnsafeMutablePointer<baseline_card>.allocate(capacity: peers.count)
    memory.initialize(from: peers, count: peers.count)
    (baseline.cards, baseline.card_count) = (UnsafePointer(memory), Int32(peers.count))
  }
}

extension PageContent.Card {
  fileprivate func baseline(label: baseline_picture) -> baseline_card {
    func pixels(_ value: CGFloat) -> Int32 { Int32((value * Scene.scale).rounded()) }
    return baseline_card(
      x: pixels(frame.minX), y: pixels(frame.minY), width: pixels(frame.width), height: pixels(frame.height),
      radius: pixels(radius), color: color.pixel, label: label, label_x: pixels(labelOrigin.x),
      label_y: pixels(labelOrigin.y))
  }
}

extension CGColor {
  /// The color as an opaque pixel.
  var pixel: UInt32 {
    let parts = (components ?? [0, 0, 0]).prefix(3).map { UInt32(($0 * 255).rounded()) }
    return 255 << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
  }
}
