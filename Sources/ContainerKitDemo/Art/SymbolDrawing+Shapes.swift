import UIKit

extension SymbolDrawing {
  static var heart: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 12, y: 20.2))
    path.addCurve(
      to: CGPoint(x: 3, y: 9), controlPoint1: CGPoint(x: 6.4, y: 16.4), controlPoint2: CGPoint(x: 3, y: 12.8))
    path.addCurve(
      to: CGPoint(x: 12, y: 7), controlPoint1: CGPoint(x: 3, y: 3.4), controlPoint2: CGPoint(x: 9.8, y: 2.4))
    path.addCurve(
      to: CGPoint(x: 21, y: 9), controlPoint1: CGPoint(x: 14.2, y: 2.4), controlPoint2: CGPoint(x: 21, y: 3.4))
    path.addCurve(
      to: CGPoint(x: 12, y: 20.2), controlPoint1: CGPoint(x: 21, y: 12.8), controlPoint2: CGPoint(x: 17.6, y: 16.4))
    path.close()
    return path
  }

  static var moon: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 19.8, y: 14.8))
    path.addCurve(
      to: CGPoint(x: 9.2, y: 4.2), controlPoint1: CGPoint(x: 12.6, y: 17.4), controlPoint2: CGPoint(x: 6.6, y: 11.4))
    path.addCurve(
      to: CGPoint(x: 19.8, y: 14.8), controlPoint1: CGPoint(x: -1, y: 9.4), controlPoint2: CGPoint(x: 9, y: 28))
    path.close()
    return path
  }

  static var star: UIBezierPath {
    lines(
      (0..<10).map { step in
        let (angle, radius) = (CGFloat(step) * .pi / 5 - .pi / 2, step % 2 == 0 ? 9.2 : 3.9)
        return (12 + cos(angle) * radius, 12.6 + sin(angle) * radius)
      }, closed: true)
  }

  static var drop: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 12, y: 3))
    path.addCurve(
      to: CGPoint(x: 12, y: 20.8), controlPoint1: CGPoint(x: 21, y: 13.4), controlPoint2: CGPoint(x: 18, y: 20.8))
    path.addCurve(
      to: CGPoint(x: 12, y: 3), controlPoint1: CGPoint(x: 6, y: 20.8), controlPoint2: CGPoint(x: 3, y: 13.4))
    path.close()
    return path
  }

  static var airplane: UIBezierPath {
    lines(
      [
        (12, 2.2), (13.4, 4.4), (13.6, 9), (21, 13.6), (21, 15.4), (13.6, 13.2), (13.2, 18), (15.6, 19.8), (15.6, 21.2),
        (12, 20.2), (8.4, 21.2), (8.4, 19.8), (10.8, 18), (10.4, 13.2), (3, 15.4), (3, 13.6), (10.4, 9), (10.6, 4.4),
      ], closed: true)
  }
}
