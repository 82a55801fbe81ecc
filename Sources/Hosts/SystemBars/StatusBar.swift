import UIKit

/// Draws a status bar: the time on the leading side; signal, Wi-Fi and battery on the trailing side.
@MainActor struct StatusBar {
  let size: CGSize
  let color: UIColor
  let isMirrored: Bool

  /// The distance from the center of each side's content to that side's edge of the screen, in points.
  private var ear: CGFloat { min(size.width * 0.158, 62) }
  private var middle: CGFloat { size.height * 0.57 }

  func draw() {
    color.setFill()
    color.setStroke()
    let time = NSAttributedString(
      string: "9:41", attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: color])
    let room = time.size()
    let center = isMirrored ? size.width - ear : ear
    time.draw(at: CGPoint(x: center - room.width / 2, y: middle - room.height / 2))
    // The symbols are not mirrored, but they change sides.
    let width: CGFloat = 78
    let left = (isMirrored ? ear : size.width - ear) - width / 2
    drawSignal(x: left)
    drawWiFi(x: left + 25)
    drawBattery(x: left + 51)
  }

  private func drawSignal(x: CGFloat) {
    for (index, height) in ([4.2, 6.6, 9.2, 12] as [CGFloat]).enumerated() {
      UIBezierPath(
        roundedRect: CGRect(x: x + CGFloat(index) * 5.1, y: middle + 6 - height, width: 3.2, height: height),
        cornerRadius: 1
      ).fill()
    }
  }

  private func drawWiFi(x: CGFloat) {
    let foot = CGPoint(x: x + 8.6, y: middle + 5.6)
    let (start, end) = (-CGFloat.pi * 0.75, -CGFloat.pi * 0.25)
    for radius in [10.6, 6.6] as [CGFloat] {
      let arc = UIBezierPath(arcCenter: foot, radius: radius, startAngle: start, endAngle: end, clockwise: true)
      arc.lineWidth = 2.3
      arc.stroke()
    }
    let dot = UIBezierPath(arcCenter: foot, radius: 3.7, startAngle: start, endAngle: end, clockwise: true)
    dot.addLine(to: foot)
    dot.close()
    dot.fill()
  }

  private func drawBattery(x: CGFloat) {
    let shell = UIBezierPath(
      roundedRect: CGRect(x: x + 0.5, y: middle - 6, width: 24, height: 12), cornerRadius: 3.8)
    shell.lineWidth = 1
    color.withAlphaComponent(0.4).setStroke()
    shell.stroke()
    color.withAlphaComponent(0.45).setFill()
    UIBezierPath(
      roundedRect: CGRect(x: x + 25.6, y: middle - 2, width: 1.5, height: 4),
      byRoundingCorners: [.topRight, .bottomRight],
      cornerRadii: CGSize(width: 1.4, height: 1.4)
    ).fill()
    color.setFill()
    UIBezierPath(roundedRect: CGRect(x: x + 2.5, y: middle - 4, width: 20, height: 8), cornerRadius: 2.3).fill()
  }
}
