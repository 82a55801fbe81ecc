import QuartzCore
import Stage
import Testing
import UIKit

/// The rows of controls_ios26.json for features that are implemented here and are not new in iOS 26.
@MainActor @Suite("Recorded controls:", .serialized) struct RecordedControlTests {
  private struct Table: Decodable {
    struct Spinner: Decodable {
      struct Sizes: Decodable { let medium, large: CGFloat }
      struct Parts: Decodable {
        let spoke: [CGFloat]
        let radius, ring: CGFloat
      }
      let turn, frame_s: Double
      let spokes, frames: Int
      let sizes: Sizes
      let medium, large: Parts
      let opacity_of_255: [Float]
      let rgb: [Int]
    }
    struct Dots: Decodable {
      let height, pitch, padding, slot, dot, alpha_other, alpha_current: CGFloat
    }
    struct Slider: Decodable {
      let height: CGFloat
    }
    struct Refresh: Decodable {
      let height, ring: CGFloat
      let blades: Int
      let blade: [CGFloat]
      let turn: String
    }
    struct TextView: Decodable {
      let inset: [CGFloat]
      let line_fragment_padding: CGFloat
    }
    let activity_indicator: Spinner
    let page_control: Dots
    let slider: Slider
    let text_view: TextView
    let refresh_control: Refresh
  }

  private func table() throws -> Table { try Recorded.table("controls_ios26") }

  @Test("an activity indicator has the recorded spokes", arguments: [UIActivityIndicatorView.Style.medium, .large])
  func spokes(style: UIActivityIndicatorView.Style) throws {
    let rows = try table().activity_indicator
    let (side, parts) = style == .medium ? (rows.sizes.medium, rows.medium) : (rows.sizes.large, rows.large)
    let wheel = UIActivityIndicatorView(style: style)
    wheel.layoutIfNeeded()
    #expect(wheel.bounds.size == CGSize(width: side, height: side) && wheel.intrinsicContentSize == wheel.bounds.size)
    let spokes = try #require(wheel.layer.sublayers)
    #expect(spokes.count == rows.spokes)
    for (index, spoke) in spokes.enumerated() {
      #expect(spoke.bounds.size == CGSize(width: parts.spoke[0], height: parts.spoke[1]))
      #expect(spoke.cornerRadius == parts.radius)
      // Clockwise from 9 o'clock. A spoke points away from the center.
      let angle = CGFloat.pi * (1 + CGFloat(index) / 4)
      let expected = CGPoint(x: side / 2 + parts.ring * cos(angle), y: side / 2 + parts.ring * sin(angle))
      #expect(hypot(spoke.position.x - expected.x, spoke.position.y - expected.y) < 1e-9)
      #expect(abs(spoke.affineTransform().a - cos(angle)) < 1e-9 && abs(spoke.affineTransform().b - sin(angle)) < 1e-9)
      #expect(spoke.backgroundColor?.components?.prefix(3).map { Int(($0 * 255).rounded()) } == rows.rgb)
    }
  }

  @Test("an activity indicator's shades rotate clockwise, in the recorded frames")
  func turning() throws {
    let rows = try table().activity_indicator
    let stage = Stage(size: CGSize(width: 40, height: 40), fps: 80)
    let wheel = UIActivityIndicatorView(style: .medium)
    stage.window.addSubview(wheel)
    wheel.startAnimating()
    stage.frame()
    /// Returns the index of the spoke with the first shade, and the shades from that spoke backward.
    func shades() -> (first: Int?, [Int]) {
      let all = (wheel.layer.sublayers ?? []).map { Int((($0.presentation()?.opacity ?? 0) * 255).rounded()) }
      let first = all.firstIndex(of: Int(rows.opacity_of_255[0]))
      return (first, first.map { start in all.indices.map { all[(start - $0 + all.count) % all.count] } } ?? all)
    }
    // The first frame is on screen a quarter of an indicator's frame after its start, the third after three quarters.
    #expect(rows.frame_s == 4 / 80.0)
    var leading: [Int] = []
    for frame in 0..<rows.frames {
      let (first, behind) = shades()
      if frame % 2 == 0 {
        leading.append(first ?? -1)
        #expect(behind == rows.opacity_of_255.map { Int($0) }, "frame \(frame)")
      } else {
        #expect(first == nil, "between two spokes, frame \(frame)")
      }
      for _ in 0..<2 { stage.frame() }
      #expect(shades().1 == behind, "a frame lasts as long as recorded")
      for _ in 0..<2 { stage.frame() }
    }
    #expect(leading == Array(0..<rows.spokes))
    #expect(shades().first == 0, "a turn takes as long as recorded")
    #expect(rows.turn == Double(rows.frames) * rows.frame_s)
  }

  @Test("a page control has the recorded dots")
  func dots() throws {
    let rows = try table().page_control
    for count in 1...9 {
      let control = UIPageControl()
      control.numberOfPages = count
      control.currentPage = 0
      let width = 2 * rows.padding + CGFloat(count) * rows.slot + CGFloat(count - 1) * (rows.pitch - rows.slot)
      #expect(width == 18 * CGFloat(count) + 20)
      #expect(control.size(forNumberOfPages: count) == CGSize(width: width, height: rows.height))
      #expect(control.intrinsicContentSize == CGSize(width: width, height: rows.height))
      control.frame.size = control.intrinsicContentSize
      control.layoutIfNeeded()
      for (index, dot) in control.subviews.enumerated() {
        #expect(dot.bounds.size == CGSize(width: rows.dot, height: rows.dot) && dot.layer.cornerRadius == rows.dot / 2)
        let x = rows.padding + rows.slot / 2 + CGFloat(index) * rows.pitch
        #expect(abs(dot.center.x - x) < 1e-9 && dot.center.y == rows.height / 2)
        let alpha = dot.backgroundColor?.cgColor.alpha ?? 0
        #expect(abs(alpha - (index == 0 ? rows.alpha_current : rows.alpha_other)) < 1e-9)
      }
    }
  }

  @Test("a slider's height and a text view's insets are as recorded")
  func measures() throws {
    let table = try table()
    #expect(UISlider().intrinsicContentSize.height == table.slider.height)
    let text = UITextView()
    let (vertical, horizontal) = (table.text_view.inset[0], table.text_view.inset[1])
    #expect(
      text.textContainerInset == UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal))
    #expect(text.textContainer.lineFragmentPadding == table.text_view.line_fragment_padding)
  }

  @Test("a refresh control has the recorded height, blades and speed")
  func refreshing() throws {
    let rows = try table().refresh_control
    let stage = Stage(size: CGSize(width: 320, height: 480), fps: 16)
    let (list, control) = (UIScrollView(frame: stage.window.bounds), UIRefreshControl())
    stage.window.addSubview(list)
    list.refreshControl = control
    #expect(control.frame == CGRect(x: 0, y: -rows.height, width: 320, height: rows.height))
    control.beginRefreshing()
    list.contentOffset.y = -rows.height
    stage.frame()
    let wheel = try #require(control.subviews.first)
    let blades = try #require(wheel.layer.sublayers)
    #expect(blades.count == rows.blades)
    for blade in blades {
      #expect(blade.bounds.size == CGSize(width: rows.blade[0], height: rows.blade[1]))
      let movement = hypot(blade.position.x - wheel.bounds.midX, blade.position.y - wheel.bounds.midY)
      #expect(abs(movement - rows.ring) < 1e-9)
    }
    #expect(rows.turn == "45 degrees each 0.125 s")
    // The middle of each step, and the next one.
    let angles = (0..<9).map { _ -> Int in
      stage.frame()
      let transform = wheel.layer.presentation()?.affineTransform() ?? .identity
      stage.frame()
      return (Int((atan2(transform.b, transform.a) * 180 / .pi).rounded()) + 360) % 360
    }
    #expect(zip(angles, angles.dropFirst()).allSatisfy { ($1 - $0 + 360) % 360 == 45 }, "\(angles)")
  }
}
