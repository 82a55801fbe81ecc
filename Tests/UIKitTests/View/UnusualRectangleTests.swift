import CoreGraphics
import Stage
import Testing
import UIKit

/// A call that takes a rectangle from the app.
private enum RectangleCall: String, CaseIterable, Codable, Sendable {
  case cropping, intersection, intersects, union, clip, fill, clear, drawImage, drawText, path
  case needsDisplay, scroll, zoom, rows, items, layout, dynamics, attributes, convert, bounds, snapshot, hierarchy

  @MainActor func make(with rect: CGRect) {
    let plain = CGRect(x: 0, y: 0, width: 20, height: 20)
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let window = stage.window
    func drawn(_ draw: (CGContext) -> Void) -> UIImage {
      UIGraphicsImageRenderer(size: plain.size).image { draw($0.cgContext) }
    }
    let image = drawn { $0.fill(plain) }
    switch self {
    case .cropping: _ = image.cgImage?.cropping(to: rect)
    case .intersection: _ = (CGRectIntersection(plain, rect), CGRectIntersection(rect, plain))
    case .intersects: _ = (CGRectIntersectsRect(plain, rect), CGRectIntersectsRect(rect, plain))
    case .union: _ = CGRectUnion(plain, rect)
    case .clip:
      _ = drawn {
        $0.clip(to: rect); $0.fill(plain)
      }
    case .fill: _ = drawn { $0.fill(rect) }
    case .clear: _ = drawn { $0.clear(rect) }
    case .drawImage: _ = drawn { _ in image.draw(in: rect) }
    case .drawText: _ = drawn { _ in NSAttributedString(string: "text").draw(in: rect) }
    case .path: _ = drawn { _ in UIBezierPath(roundedRect: rect, cornerRadius: 3).fill() }
    case .needsDisplay:
      window.setNeedsDisplay(rect)
      stage.frame()
    case .scroll, .zoom:
      let view = UIScrollView(frame: plain)
      view.contentSize = CGSize(width: 100, height: 1000)
      window.addSubview(view)
      self == .scroll ? view.scrollRectToVisible(rect, animated: false) : view.zoom(to: rect, animated: false)
      stage.frame()
    case .rows: _ = TableScene().table.indexPathsForRows(in: rect)
    case .items: _ = CollectionScene().view.collectionViewLayout.layoutAttributesForElements(in: rect)
    case .layout: _ = CollectionScene().view.indexPathForItem(at: rect.origin)
    case .dynamics:
      let animator = UIDynamicAnimator(referenceView: window)
      let view = UIView(frame: plain)
      window.addSubview(view)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      _ = animator.items(in: rect)
    case .attributes:
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = rect
      _ = attributes.frame
    case .convert: _ = (window.convert(rect, to: nil), window.convert(rect, from: nil))
    // A view of another size cannot be created.
    case .snapshot where rect.size.width.isFinite && rect.size.height.isFinite:
      _ = window.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero)
    case .snapshot: break
    case .hierarchy: _ = drawn { _ in _ = window.drawHierarchy(in: rect, afterScreenUpdates: true) }
    case .bounds: _ = UIGraphicsImageRenderer(bounds: rect).image { $0.cgContext.fill(plain) }
    }
  }

  /// Rectangles whose edges are not all numbers, or have no end.
  static let rectangles: [CGRect] = {
    let values: [CGFloat] = [0, .nan, .infinity, -.infinity]
    return values.flatMap { x in
      values.flatMap { y in
        values.map { CGRect(x: x, y: y, width: $0, height: 5) }
          + values.map { CGRect(x: x, y: y, width: 5, height: $0) }
      }
    } + [.null, .infinite, CGRect(x: -1e300, y: 0, width: 2e300, height: 1e308)]
  }()
}

@MainActor @Suite("Rectangles that are not numbers, or have no end,", .serialized) struct UnusualRectangleTests {
  @Test("never stop the program without words", arguments: RectangleCall.allCases)
  fileprivate func survives(_ call: RectangleCall) async {
    await #expect(processExitsWith: .success) { [call] in
      await MainActor.run { for rect in RectangleCall.rectangles { call.make(with: rect) } }
    }
  }

  @Test("of no size that is a number stop a snapshot in Core Animation's words", arguments: ["nan", "inf"])
  func snapshot(_ size: String) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [size] in
      await MainActor.run {
        let size = CGSize(width: Double(size) ?? 0, height: 5)
        let rect = CGRect(origin: .zero, size: size)
        _ = UIView().resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero)
      }
    }
    #expect(errorText(result).contains("CALayerInvalidGeometry: CALayer position contains NaN: [nan 2.5]"))
  }

  @Test("cut nothing out of an image if they are not numbers") func cropping() throws {
    let image = try #require(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }.cgImage)
    let (whole, scale) = (image.width, CGFloat(image.width) / 20)
    func size(_ x: CGFloat, _ width: CGFloat) -> Int? {
      image.cropping(to: CGRect(x: x, y: 0, width: width, height: 20 * scale))?.width
    }
    #expect(size(.nan, 5) == nil && size(0, .nan) == nil && size(-.infinity, .infinity) == nil)
    #expect(size(.infinity, 5) == nil && size(-.infinity, 5) == nil)
    #expect(size(0, .infinity) == whole && size(-10, .infinity) == whole)
    #expect(image.cropping(to: .infinite)?.width == whole && image.cropping(to: .null) == nil)
  }
}
