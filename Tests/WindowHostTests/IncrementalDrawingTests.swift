import ContainerKit
import Stage
import Testing
import UIKit

@testable import WindowHost

/// A page with a rotating view.
private final class TurningPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
    let turning = UIView(frame: CGRect(x: 30, y: 30, width: 60, height: 60))
    for index in 0..<4 {
      let dot = UIView(frame: CGRect(x: CGFloat(index) * 15, y: 10, width: 9, height: 9))
      dot.backgroundColor = .white
      dot.alpha = CGFloat(index + 1) / 4
      dot.layer.cornerRadius = 4.5
      turning.addSubview(dot)
    }
    view.addSubview(turning)
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.toValue = 6.0
    turn.duration = 1.5
    turn.repeatCount = .infinity
    turning.layer.add(turn, forKey: "turn")
  }
}

@MainActor
@Suite("A window that is drawn incrementally", .serialized) struct IncrementalDrawingTests {
  @Test("looks in every frame as if it were drawn completely, and draws little if little moves", arguments: [1, 2])
  func looksTheSame(scale: Int) {
    let stage = Stage(size: CGSize(width: 160, height: 240), scale: CGFloat(scale))
    let container = ContainerViewController(viewControllers: [TurningPage(), TurningPage(), UIViewController()])
    stage.window.backgroundColor = .white
    stage.window.rootViewController = container
    var canvas = Canvas()
    let bit = Memory(width: 160 * scale, height: 240 * scale)
    var (worst, areas) = (0, [Int]())
    stage.onFrame = { stage in
      guard let tree = stage.window.layerTree else { return }
      let node = tree.renderNode(at: CACurrentMediaTime())
      let drawn = canvas.draw([node], into: bit.pixels, scale: CGFloat(scale))
      areas.append(drawn.reduce(0) { $0 + $1.width * $1.height })
      let whole = Memory(width: bit.width, height: bit.height)
      var fresh = Canvas()
      _ = fresh.draw([node], into: whole.pixels, scale: CGFloat(scale))
      worst = max(worst, bit.largestDifference(from: whole))
    }
    stage.run(for: 0.2)
    let page = bit.width * bit.height
    #expect(areas.dropFirst(3).allSatisfy { $0 > 0 && $0 < page / 3 })
    stage.drag(from: CGPoint(x: 140, y: 150), to: CGPoint(x: 30, y: 150), duration: 0.2)
    stage.run(for: 1.2)
    #expect(container.selectedIndex == 1)
    // Clipped antialiased edges may be rounded differently.
    #expect(worst <= 2)
  }
}

/// Pixels that persist from frame to frame.
private final class Memory {
  let (width, height): (Int, Int)
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    bytes = .allocate(capacity: width * height * 4)
    bytes.initialize(repeating: 0)
  }

  deinit { bytes.deallocate() }

  var pixels: Pixels {
    Pixels(memory: UnsafeMutableRawPointer(bytes.baseAddress), width: width, height: height, bytesPerRow: width * 4)
  }

  /// Returns the largest difference of a color component, from 0 to 255. The fourth byte has no meaning. Equal rows,
  /// which are nearly all of them, are skipped.
  func largestDifference(from other: Memory) -> Int {
    let row = width * 4
    var largest = 0
    for start in stride(from: 0, to: bytes.count, by: row) {
      guard let own = bytes.baseAddress, let others = other.bytes.baseAddress else { return 0 }
      if memcmp(own + start, others + start, row) == 0 { continue }
      for index in start..<start + row where index % 4 != 3 {
        largest = max(largest, abs(Int(bytes[index]) - Int(other.bytes[index])))
      }
    }
    return largest
  }
}
