import ContainerTransitions
import Testing
import UIKit

/// Two pages on which elements are in a certain situation.
struct Situation: Sendable, CustomTestStringConvertible {
  let name: String
  var transition: @Sendable @MainActor () -> PageTransition = { .sharedElements }
  let first: @Sendable @MainActor (UIView) -> Void
  let second: @Sendable @MainActor (UIView) -> Void

  var testDescription: String { name }

  private static let small = CGRect(x: 12, y: 150, width: 44, height: 44)
  private static let large = CGRect(x: 0, y: 20, width: 160, height: 120)

  static let all: [Situation] = [
    Situation(name: "photo") {
      $0.addPhoto("photo", small, radius: 12)
      $0.addText(nil, "List", CGRect(x: 12, y: 20, width: 100, height: 20), size: 15)
    } second: {
      $0.addPhoto("photo", large)
      $0.addText(nil, "Detail", CGRect(x: 12, y: 160, width: 100, height: 20), size: 15)
    },
    Situation(name: "content-mode") {
      $0.addPhoto("photo", small).contentMode = .scaleAspectFit
    } second: {
      $0.addPhoto("photo", large)
    },
    Situation(name: "corners-and-shadow") {
      let card = $0.addBlock("card", small, .systemOrange, radius: 22)
      card.layer.borderWidth = 2
      (card.layer.shadowOpacity, card.layer.shadowRadius) = (0.5, 6)
    } second: {
      $0.addBlock("card", large, .systemRed, radius: 8)
    },
    Situation(name: "text") {
      $0.addText("title", "Lakes", CGRect(x: 12, y: 200, width: 60, height: 16), size: 13)
      $0.addText("side", "Right", CGRect(x: 90, y: 200, width: 58, height: 16), size: 13, .right)
    } second: {
      $0.addText("title", "Lakes", CGRect(x: 12, y: 20, width: 130, height: 36), size: 30)
      $0.addText("side", "Right", CGRect(x: 12, y: 60, width: 136, height: 36), size: 26, .right)
    },
    Situation(name: "clipped") {
      let list = $0.add(UIScrollView(), nil, CGRect(x: 0, y: 60, width: 160, height: 100))
      list.contentSize = CGSize(width: 160, height: 400)
      list.addPhoto("photo", CGRect(x: 20, y: 70, width: 60, height: 60))
    } second: {
      $0.addPhoto("photo", large)
    },
    Situation(name: "rotated") {
      let card = $0.add(UIView(), nil, CGRect(x: 20, y: 130, width: 90, height: 90)) {
        $0.backgroundColor = .systemTeal
      }
      card.transform = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 0.8, y: 0.8)
      card.addPhoto("photo", CGRect(x: 15, y: 15, width: 60, height: 60), radius: 8)
    } second: {
      $0.addPhoto("photo", large)
    },
    Situation(name: "z-order") {
      $0.addPhoto("back", CGRect(x: 10, y: 100, width: 80, height: 80), 2)
      $0.addPhoto("front", CGRect(x: 60, y: 140, width: 80, height: 80), 5)
      $0.addBlock(nil, CGRect(x: 100, y: 120, width: 30, height: 40), .black, radius: 15)
    } second: {
      $0.addPhoto("front", CGRect(x: 20, y: 20, width: 90, height: 90), 5)
      $0.addPhoto("back", CGRect(x: 60, y: 60, width: 90, height: 90), 2)
      $0.addBlock(nil, CGRect(x: 0, y: 90, width: 160, height: 30), UIColor(white: 0, alpha: 0.5))
    },
    Situation(name: "in-effect-view") {
      $0.addPhoto(nil, CGRect(x: 0, y: 120, width: 160, height: 164), 4)
      let bar = $0.add(
        UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)), nil,
        CGRect(x: 0, y: 224, width: 160, height: 60))
      bar.contentView.addPhoto("photo", CGRect(x: 8, y: 8, width: 44, height: 44), radius: 6)
    } second: {
      $0.addPhoto("photo", large)
    },
    Situation(name: "nested") {
      let card = $0.addBlock("card", CGRect(x: 10, y: 120, width: 70, height: 90), .systemYellow, radius: 10)
      card.addPhoto("photo", CGRect(x: 5, y: 5, width: 60, height: 40))
      card.addBlock(nil, CGRect(x: 5, y: 55, width: 50, height: 8), .brown)
    } second: {
      let card = $0.addBlock("card", CGRect(x: 0, y: 0, width: 160, height: 284), .systemYellow)
      card.addPhoto("photo", CGRect(x: 0, y: 0, width: 160, height: 110))
      card.addBlock(nil, CGRect(x: 12, y: 130, width: 120, height: 14), .brown)
    },
    Situation(name: "with-cube", transition: { .cube.sharingElements() }) {
      $0.addPhoto("photo", small, radius: 12)
      $0.backgroundColor = .systemIndigo
    } second: {
      $0.addPhoto("photo", large)
      $0.backgroundColor = .systemPink
    },
    Situation(name: "with-push", transition: { .push.sharingElements() }) {
      $0.addPhoto("photo", small, radius: 12)
      $0.backgroundColor = .systemIndigo
      $0.addBlock(nil, CGRect(x: 46, y: 140, width: 20, height: 20), .systemRed, radius: 10)
    } second: {
      $0.addPhoto("photo", large)
      $0.backgroundColor = .systemPink
    },
    Situation(name: "with-fold", transition: { .fold().sharingElements() }) {
      $0.addPhoto("photo", small, radius: 12)
      $0.backgroundColor = .systemIndigo
    } second: {
      $0.addPhoto("photo", large)
      $0.backgroundColor = .systemPink
    },
    Situation(name: "on-clear-pages") {
      $0.backgroundColor = nil
      $0.addPhoto("photo", small, radius: 12)
      $0.addText(nil, "List", CGRect(x: 12, y: 20, width: 100, height: 20), size: 15)
    } second: {
      $0.backgroundColor = .clear
      $0.addPhoto("photo", large)
      $0.addText(nil, "Detail", CGRect(x: 12, y: 160, width: 100, height: 20), size: 15)
    },
  ]
}
