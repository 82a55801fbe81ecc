import Testing
import UIKit

@testable import WindowHost

@MainActor
@Suite("The area that is drawn into a window", .serialized) struct CanvasTests {
  private static let (width, height) = (60, 40)

  private func node(_ frame: CGRect, _ color: CGColor?, _ children: [RenderNode] = []) -> RenderNode {
    RenderNode(
      transform: CATransform3DMakeTranslation(frame.minX, frame.minY, 0),
      bounds: CGRect(origin: .zero, size: frame.size), backgroundColor: color, children: children)
  }

  private func window(_ children: [RenderNode]) -> RenderNode {
    node(CGRect(x: 0, y: 0, width: 30, height: 20), CGColor(gray: 1, alpha: 1), children)
  }

  private func pixels(_ body: (Pixels) -> Void) -> [UInt32] {
    var memory = [UInt32](repeating: 0xFFAB_CDEF, count: Self.width * Self.height)
    memory.withUnsafeMutableBytes {
      body(Pixels(memory: $0.baseAddress, width: Self.width, height: Self.height, bytesPerRow: Self.width * 4))
    }
    return memory.map { $0 & 0xFFFFFF }
  }

  @Test("is the whole window at first, then only the old and the new frame of a moved node")
  func damage() {
    let still = node(CGRect(x: 1, y: 1, width: 5, height: 5), CGColor(gray: 0, alpha: 1))
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let first = window([still, node(CGRect(x: 10, y: 10, width: 4, height: 4), red)])
    let second = window([still, node(CGRect(x: 12, y: 10, width: 4, height: 4), red)])
    var canvas = Canvas()
    var areas: [[PixelArea]] = []
    let shown = pixels { pixels in
      areas.append(canvas.draw([first], into: pixels, scale: 2))
      areas.append(canvas.draw([first], into: pixels, scale: 2))
      areas.append(canvas.draw([second], into: pixels, scale: 2))
    }
    #expect(areas[0] == [PixelArea(x: 0, y: 0, width: 60, height: 40)])
    #expect(areas[1] == [])
    // x from 10 to 16 and y from 10 to 14 points, plus a point on each side on each of two levels, and a pixel.
    #expect(areas[2] == [PixelArea(x: 15, y: 15, width: 22, height: 18)])
    var fresh = Canvas()
    #expect(shown == pixels { _ = fresh.draw([second], into: $0, scale: 2) })
  }

  @Test("is two areas if two nodes change that are far apart, and the picture is the same")
  func apart() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    func both(_ x: CGFloat) -> RenderNode {
      window([
        node(CGRect(x: x, y: 1, width: 2, height: 2), red), node(CGRect(x: 20 + x, y: 15, width: 2, height: 2), red),
      ])
    }
    var canvas = Canvas()
    var areas: [PixelArea] = []
    let shown = pixels { pixels in
      _ = canvas.draw([both(3)], into: pixels, scale: 2)
      areas = canvas.draw([both(4)], into: pixels, scale: 2)
    }
    // x from 3 to 6 and y from 1 to 3 points, and the same 20 points and 14 points farther, with two points and a pixel
    // on each side.
    #expect(areas == [PixelArea(x: 1, y: 0, width: 16, height: 11), PixelArea(x: 41, y: 25, width: 16, height: 14)])
    var fresh = Canvas()
    #expect(shown == pixels { _ = fresh.draw([both(4)], into: $0, scale: 2) })
  }

  @Test("is the whole window again after invalidation, in new memory, or if the scale or the windows change")
  func all() {
    let still = window([])
    var canvas = Canvas()
    let whole = [PixelArea(x: 0, y: 0, width: 60, height: 40)]
    _ = pixels { pixels in
      #expect(canvas.draw([still], into: pixels, scale: 2) == whole)
      #expect(canvas.shows([still]))
      canvas.invalidate()
      #expect(!canvas.shows([still]))
      #expect(canvas.draw([still], into: pixels, scale: 2) == whole)
      #expect(canvas.draw([still], into: pixels, scale: 1) == whole)
      #expect(canvas.draw([still, still], into: pixels, scale: 1) == whole)
      var fresh = pixels
      fresh.isFresh = true
      #expect(canvas.draw([still, still], into: fresh, scale: 1) == whole)
    }
  }

  @Test("has the window's pixel format, and is black where there is no window")
  func format() {
    let color = CGColor(red: 1, green: 0, blue: 0.2, alpha: 1)
    var canvas = Canvas()
    let shown = pixels { _ = canvas.draw([node(CGRect(x: 0, y: 0, width: 10, height: 10), color)], into: $0, scale: 1) }
    #expect(shown[0] == 0xFF0033)
    #expect(shown[10] == 0)
    #expect(shown[10 * Self.width] == 0)
  }
}
