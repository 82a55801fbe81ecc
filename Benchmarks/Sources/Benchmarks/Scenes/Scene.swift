import CBaselines
import Foundation

/// Two full-screen pages in a transition. The motion is defined here once: the layers' animations and the peers' frames follow it.
struct Scene {
  enum Kind {
    /// The pages slide side by side.
    case slide
    /// The incoming page slides over the other, which moves by a third of the way, and they fade into each other.
    case crossfade
    /// The incoming page grows from a tenth of its size and fades in over the other.
    case zoom
    /// The incoming page is revealed by a circle that grows.
    case reveal
    /// The pages are two faces of a cube that turns by a quarter.
    case cube
  }

  let name: String
  let title: String
  let kind: Kind
  /// The duration in frames. If it is whole, the pages are at whole pixels in each frame.
  var duration = 30.0
  var hasCards = false
  var rasterizes = false
  /// `true` if the pictures have a channel for alpha, although they are opaque.
  var hasAlpha = false

  /// The size of the screen in points and in pixels.
  static let (points, scale) = (CGSize(width: 390, height: 844), CGFloat(3))
  static let (width, height) = (1170, 2532)

  static let all = [
    Scene(name: "S1", title: "slide, whole pixels", kind: .slide),
    Scene(name: "S2", title: "slide at fractions of a pixel", kind: .slide, duration: 30.7),
    Scene(name: "S3", title: "slide and cross-fade", kind: .crossfade),
    Scene(name: "S3f", title: "S3 at fractions of a pixel", kind: .crossfade, duration: 30.7),
    Scene(name: "S3f-alpha", title: "… pictures with alpha", kind: .crossfade, duration: 30.7, hasAlpha: true),
    Scene(name: "S4", title: "scale from a tenth, fade in", kind: .zoom),
    Scene(name: "S5", title: "circle reveal by a mask", kind: .reveal),
    Scene(name: "S6", title: "flip of both pages, perspective", kind: .cube),
    Scene(name: "S7", title: "S3 with a bar and 40 text cards a page", kind: .crossfade, hasCards: true),
    Scene(name: "S7r", title: "S7 with shouldRasterize", kind: .crossfade, hasCards: true, rasterizes: true),
  ]

  /// The frames between the first and the last.
  var frames: ClosedRange<Int> { 1...Int(duration.rounded(.up)) - 1 }

  /// The radius of the circle in points at the start and at the end, beyond the corners.
  static let radii = (0.5, 470.0)
  /// The distance of the eye in points.
  static let eye = 500.0

  /// The peers' description of a frame.
  func baseline(at frame: Int, pages: [PageContent]) -> baseline_frame {
    let progress = Double(frame) / duration
    var (old, new) = (pages[0].baseline, pages[1].baseline)
    var result = baseline_frame()
    (result.width, result.height) = (Int32(Self.width), Int32(Self.height))
    result.background = SceneTree.background.pixel
    result.keeps_pages = rasterizes
    switch kind {
    case .slide:
      (old.x, new.x) = (-Double(Self.width) * progress, Double(Self.width) * (1 - progress))
    case .crossfade:
      (old.x, new.x) = (-Double(Self.width) / 3 * progress, Double(Self.width) * (1 - progress))
      (old.opacity, new.opacity) = (1 - progress, progress)
    case .zoom:
      (new.scale, new.opacity) = (0.1 + 0.9 * progress, progress)
    case .reveal:
      result.kind = baseline_circle
      result.radius = (Self.radii.0 + (Self.radii.1 - Self.radii.0) * progress) * Double(Self.scale)
    case .cube:
      result.kind = baseline_perspective
      old.map = Cube.map(angle: -.pi / 2 * progress)
      new.map = Cube.map(angle: .pi / 2 * (1 - progress))
    }
    result.pages = (old, new)
    return result
  }
}
