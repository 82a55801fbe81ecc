import CoreGraphics
import Foundation
import UIKit

/// Samples of text and shapes, rendered to find out if two machines render alike.
enum DrawingSample {
  /// The checksum of some text: two sizes, two weights, two scripts.
  static var text: String {
    checksum { context in
      let lines: [(String, UIFont)] = [
        ("Hamburgefons 0123", .systemFont(ofSize: 17)), ("Quick & bold", .boldSystemFont(ofSize: 13)),
        ("设置", .systemFont(ofSize: 20)),
      ]
      var top: CGFloat = 2
      for (line, font) in lines {
        let layout = TextLayout(line, style: .init(font: font), within: CGSize(width: 176, height: 30))
        layout.draw(in: context, rect: CGRect(x: 2.5, y: top, width: 176, height: 30), color: .black)
        top += 26
      }
    }
  }

  /// The checksum of some shapes, at fractions of pixels, rotated and translucent.
  static var shapes: String {
    checksum { context in
      context.setFillColor(red: 0.8, green: 0.2, blue: 0.1, alpha: 1)
      context.fillEllipse(in: CGRect(x: 10.3, y: 8.7, width: 61.1, height: 44.9))
      context.translateBy(x: 110, y: 40)
      context.rotate(by: 0.4)
      context.setFillColor(red: 0.1, green: 0.3, blue: 0.9, alpha: 0.6)
      context.fill(CGRect(x: -60.2, y: -17.6, width: 97.5, height: 33.3))
    }
  }

  private static func checksum(_ draw: (CGContext) -> Void) -> String {
    let (width, height) = (180, 80)
    let context = CGContext(topLeftWidth: width, height: height, scale: 1)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    draw(context)
    guard let image = context.makeImage() else { return "none" }
    var bytes = Data(capacity: width * height * 3)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = image.pixel(x: x, y: y)
        bytes.append(contentsOf: [pixel.r, pixel.g, pixel.b])
      }
    }
    return Checksum.of(bytes)
  }
}
