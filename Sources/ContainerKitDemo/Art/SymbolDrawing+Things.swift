import UIKit

extension SymbolDrawing {
  func drawToday() {
    shape(Self.box(4, 3.2, 16, 17.6, corner: 3.4))
    let picture = Self.box(7.4, 6.8, 9.2, 5, corner: 1)
    if isFilled { picture.fill(with: .clear, alpha: 1) } else { line(picture) }
    detail(Self.lines([(7.6, 15), (16.4, 15)]))
    detail(Self.lines([(7.6, 17.8), (13, 17.8)]))
  }

  func drawSearch() {
    let path = Self.circle(10.4, 10.4, 6.8)
    path.lineWidth = isFilled ? 2.7 : 1.8
    path.stroke()
    let handle = Self.lines([(15.4, 15.4), (20.4, 20.4)])
    handle.lineWidth = isFilled ? 2.9 : 2
    handle.lineCapStyle = .round
    handle.stroke()
  }

  /// Draws a wheel with eight teeth.
  func drawGear() {
    let path = UIBezierPath()
    for tooth in 0..<8 {
      let middle = CGFloat(tooth) * .pi / 4 - .pi / 2
      for (offset, radius) in [(-0.27, 7.0), (-0.17, 9.4), (0.17, 9.4), (0.27, 7.0)] as [(CGFloat, CGFloat)] {
        let point = CGPoint(x: 12 + cos(middle + offset) * radius, y: 12 + sin(middle + offset) * radius)
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    path.close()
    shape(path)
    let hub = Self.circle(12, 12, 2.9)
    if isFilled { hub.fill(with: .clear, alpha: 1) } else { line(hub) }
  }

  func drawPerson() {
    shape(Self.circle(12, 8, 4))
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 4.4, y: 20.4))
    path.addCurve(
      to: CGPoint(x: 19.6, y: 20.4), controlPoint1: CGPoint(x: 4.4, y: 12.6), controlPoint2: CGPoint(x: 19.6, y: 12.6))
    path.close()
    shape(path)
  }

  func drawPhotos() {
    shape(Self.box(3.2, 5, 17.6, 14, corner: 3))
    let hills = Self.lines([(5.6, 16.6), (9.8, 11.4), (12.8, 14.8), (15, 12.6), (18.4, 16.6)], closed: !isFilled)
    detail(hills)
    if isFilled { Self.circle(15.8, 9, 1.4).fill(with: .clear, alpha: 1) } else { solid(Self.circle(15.8, 9, 1.3)) }
  }

  func drawMusic() {
    line(Self.lines([(9, 17.6), (9, 5.6), (19, 3.6), (19, 15.6)]))
    shape(Self.circle(6.7, 17.8, 2.4))
    shape(Self.circle(16.7, 15.8, 2.4))
    if isFilled { solid(Self.lines([(9, 5.6), (19, 3.6), (19, 7), (9, 9)], closed: true)) }
  }

  func drawPin() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 12, y: 21.2))
    path.addCurve(
      to: CGPoint(x: 12, y: 2.8), controlPoint1: CGPoint(x: 1.6, y: 11.2), controlPoint2: CGPoint(x: 5.4, y: 2.8))
    path.addCurve(
      to: CGPoint(x: 12, y: 21.2), controlPoint1: CGPoint(x: 18.6, y: 2.8), controlPoint2: CGPoint(x: 22.4, y: 11.2))
    path.close()
    shape(path)
    let hole = Self.circle(12, 9.6, 2.5)
    if isFilled { hole.fill(with: .clear, alpha: 1) } else { line(hole) }
  }

  func drawNote() {
    shape(Self.lines([(5, 3.4), (14.6, 3.4), (19.4, 8.2), (19.4, 20.6), (5, 20.6)], closed: true))
    detail(Self.lines([(8.4, 11.4), (15.8, 11.4)]))
    detail(Self.lines([(8.4, 15.4), (13.4, 15.4)]))
  }

  func drawSun() {
    shape(Self.circle(12, 12, 4))
    for step in 0..<8 {
      let angle = CGFloat(step) * .pi / 4
      line(
        Self.lines([
          (12 + cos(angle) * 6.9, 12 + sin(angle) * 6.9), (12 + cos(angle) * 9.1, 12 + sin(angle) * 9.1),
        ]))
    }
  }

  func drawBell() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 4.4, y: 17.4))
    path.addCurve(
      to: CGPoint(x: 12, y: 3.4), controlPoint1: CGPoint(x: 8, y: 14), controlPoint2: CGPoint(x: 5, y: 3.4))
    path.addCurve(
      to: CGPoint(x: 19.6, y: 17.4), controlPoint1: CGPoint(x: 19, y: 3.4), controlPoint2: CGPoint(x: 16, y: 14))
    path.close()
    shape(path)
    line(Self.lines([(10.2, 20.4), (13.8, 20.4)]))
  }

  func drawBook() {
    shape(Self.lines([(12, 6.4), (9, 4.6), (3.4, 4.6), (3.4, 18), (9, 18), (12, 19.8)], closed: true))
    shape(Self.lines([(12, 6.4), (15, 4.6), (20.6, 4.6), (20.6, 18), (15, 18), (12, 19.8)], closed: true))
    if isFilled { detail(Self.lines([(12, 7), (12, 19.4)])) }
  }

  func drawMail() {
    shape(Self.box(3.2, 5, 17.6, 14, corner: 2.6))
    detail(Self.lines([(4.6, 7), (12, 13), (19.4, 7)]))
  }

  func drawClock() {
    shape(Self.circle(12, 12, 8.8))
    detail(Self.lines([(12, 7), (12, 12.2), (15.6, 14.2)]))
  }

  func drawLock() {
    let bow = UIBezierPath(
      arcCenter: CGPoint(x: 12, y: 8), radius: 4, startAngle: .pi, endAngle: 2 * .pi, clockwise: true)
    bow.move(to: CGPoint(x: 8, y: 8))
    bow.addLine(to: CGPoint(x: 8, y: 11))
    bow.move(to: CGPoint(x: 16, y: 8))
    bow.addLine(to: CGPoint(x: 16, y: 11))
    line(bow)
    shape(Self.box(5.4, 11, 13.2, 9.6, corner: 2.2))
  }

  func drawWifi() {
    for radius in [4.4, 8.4, 12.4] as [CGFloat] {
      let arc = UIBezierPath(
        arcCenter: CGPoint(x: 12, y: 18.4), radius: radius, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25,
        clockwise: true)
      arc.lineWidth = 2.2
      arc.lineCapStyle = .round
      arc.stroke()
    }
    solid(Self.circle(12, 18.4, 1.7))
  }

  func drawGlobe() {
    line(Self.circle(12, 12, 8.8))
    line(UIBezierPath(ovalIn: CGRect(x: 8.2, y: 3.2, width: 7.6, height: 17.6)))
    line(Self.lines([(3.6, 9), (20.4, 9)]))
    line(Self.lines([(3.6, 15), (20.4, 15)]))
  }
}
