import UIKit

/// Images for tabs: outlined, and filled for the selected tab.
enum TabShape: CaseIterable {
  case circle, square, diamond, triangle

  /// Returns a template image of 24 by 24 points.
  func image(filled: Bool) -> UIImage {
    let size = CGSize(width: 24, height: 24)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.set()
      let path = path(in: CGRect(origin: .zero, size: size).insetBy(dx: 3, dy: 3))
      path.lineWidth = 2
      path.stroke()
      if filled { path.fill() }
    }.withRenderingMode(.alwaysTemplate)
  }

  private func path(in room: CGRect) -> UIBezierPath {
    switch self {
    case .circle: return UIBezierPath(ovalIn: room)
    case .square: return UIBezierPath(roundedRect: room, cornerRadius: 4)
    case .diamond:
      return polygon([
        CGPoint(x: room.midX, y: room.minY), CGPoint(x: room.maxX, y: room.midY), CGPoint(x: room.midX, y: room.maxY),
        CGPoint(x: room.minX, y: room.midY),
      ])
    case .triangle:
      return polygon([
        CGPoint(x: room.midX, y: room.minY), CGPoint(x: room.maxX, y: room.maxY), CGPoint(x: room.minX, y: room.maxY),
      ])
    }
  }

  private func polygon(_ corners: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, corner) in corners.enumerated() {
      if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.close()
    return path
  }
}
