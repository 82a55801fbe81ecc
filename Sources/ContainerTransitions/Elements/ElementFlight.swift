import UIKit

/// The copy of two elements that are one in a transition. It moves from the position of one to that of the other.
@MainActor final class ElementFlight {
  /// The view to add, at the origin of the container.
  let view = UIView()
  private let box = UIView()
  private let frame = UIView()
  private let from: SharedElement
  private let to: SharedElement

  init(from: SharedElement, to: SharedElement, without others: [UIView]) {
    (self.from, self.to) = (from, to)
    view.isUserInteractionEnabled = false
    view.clipsToBounds = from.geometry.clip != nil || to.geometry.clip != nil
    view.addSubview(box)
    frame.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame.clipsToBounds = from.geometry.corners.clips || to.geometry.corners.clips
    box.addSubview(frame)
    move(to: from.geometry)
    contents = makeContents(without: others)
    for content in contents { frame.addSubview(content.view) }
    for content in contents { content.setStart() }
  }

  func hideElements() { for element in [from, to] { element.view.ownElementTag.hide(for: self) } }

  func showElements() { for element in [from, to] { element.view.ownElementTag.show(for: self) } }

  /// Adds the flight's changes to the transition.
  func animate(in pages: TransitionPages) {
    pages.animate { [self] in
      move(to: to.geometry)
      for content in contents { content.setEnd() }
    }
    for content in contents {
      guard let fading = content.fading else { continue }
      pages.animate(from: fading.start, to: fading.end) { content.view.alpha = fading.alpha }
    }
  }

  // MARK: The geometry

  /// Far enough to clip nothing.
  private static let reach: CGFloat = 4000

  private func move(to geometry: ElementGeometry) {
    let reach = CGRect(origin: geometry.center, size: .zero).insetBy(dx: -Self.reach, dy: -Self.reach)
    view.frame = geometry.clip ?? reach
    view.layer.zPosition = geometry.order
    box.bounds.size = geometry.size
    box.center = CGPoint(x: geometry.center.x - view.frame.minX, y: geometry.center.y - view.frame.minY)
    box.transform = geometry.transform
    (box.layer.shadowColor, box.layer.shadowOpacity) = (geometry.shadow.color, geometry.shadow.opacity)
    (box.layer.shadowRadius, box.layer.shadowOffset) = (geometry.shadow.radius, geometry.shadow.offset)
    frame.layer.cornerRadius = geometry.corners.radius
    (frame.layer.cornerCurve, frame.layer.maskedCorners) = (geometry.corners.curve, geometry.corners.masked)
    (frame.layer.borderWidth, frame.layer.borderColor) = (geometry.border.width, geometry.border.color)
  }

  // MARK: The contents

  /// One of the copies in the flight, and what changes on it.
  private struct Content {
    let view: UIView
    /// The part of the time in which it fades, and its alpha after that.
    let fading: (start: Double, end: Double, alpha: CGFloat)?
    let setStart: @MainActor () -> Void
    let setEnd: @MainActor () -> Void
  }

  private var contents: [Content] = []

  private func makeContents(without others: [UIView]) -> [Content] {
    let (first, last) = (from.geometry, to.geometry)
    if ElementContent.isSame(from.view, to.view) {
      let copy = fill(ElementContent.copy(of: from.view, without: others))
      return [
        Content(view: copy, fading: nil) {
          copy.alpha = first.opacity
        } setEnd: { [color = to.view.backgroundColor] in
          copy.alpha = last.opacity
          copy.backgroundColor = color
        }
      ]
    }
    let old = ElementContent.copy(of: from.view, without: others)
    let new = ElementContent.copy(of: to.view, without: others)
    let scale = Self.textScale(from.view, to.view)
    if scale == nil { for view in [old, new] { fill(view) } }
    // Each is opaque while the other one fades, so that nothing shines through.
    return [
      Content(view: old, fading: (0.4, 1, 0)) {
        old.alpha = first.opacity
        if scale != nil { self.set(old, first.size, scale: 1, in: first.size) }
      } setEnd: {
        if let scale { self.set(old, first.size, scale: scale, in: last.size) }
      },
      Content(view: new, fading: (0, 0.6, last.opacity)) {
        new.alpha = 0
        if let scale { self.set(new, last.size, scale: 1 / scale, in: first.size) }
      } setEnd: {
        if scale != nil { self.set(new, last.size, scale: 1, in: last.size) }
      },
    ]
  }

  @discardableResult private func fill(_ view: UIView) -> UIView {
    view.frame = CGRect(origin: .zero, size: frame.bounds.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Text is not stretched: it is scaled by the size of its font. Nil if the elements are not labels.
  private static func textScale(_ from: UIView, _ to: UIView) -> CGFloat? {
    guard let from = from as? UILabel, let to = to as? UILabel, from.font.pointSize > 0 else { return nil }
    return to.font.pointSize / from.font.pointSize
  }

  /// Scales a copy of a label, aligned in the box like its text in the label.
  private func set(_ view: UIView, _ size: CGSize, scale: CGFloat, in box: CGSize) {
    let width = size.width * scale
    let x: CGFloat =
      switch alignment {
      case .left: width / 2
      case .right: box.width - width / 2
      default: box.width / 2
      }
    view.bounds.size = size
    view.center = CGPoint(x: x, y: box.height / 2)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// The side at which the text of the incoming label begins.
  private var alignment: NSTextAlignment {
    guard let label = to.view as? UILabel else { return .center }
    switch label.textAlignment {
    case .natural, .justified: return label.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    case let alignment: return alignment
    }
  }
}
