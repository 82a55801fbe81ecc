import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Text with natural alignment in a label", .serialized) struct LabelDirectionTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func scene(_ test: (Stage, UILabel, () -> String) -> Void) {
    let stage = Stage(size: CGSize(width: 200, height: 30), scale: 1)
    let label = UILabel(frame: stage.window.bounds)
    (label.font, label.text) = (font, "■")
    stage.window.addSubview(label)
    test(stage, label) {
      stage.frame()
      guard let ink = Picture(stage.image()).inkBounds else { return "nothing" }
      return ink.maxX < 60 ? "left" : ink.minX > 140 ? "right" : "middle"
    }
  }

  @Test("starts at the interface's leading edge, whatever the direction of the text, plain or attributed")
  func interface() {
    scene { stage, label, position in
      for text in ["Latin", "שלום", "■"] {
        for isAttributed in [false, true] {
          if isAttributed { label.attributedText = attributed((text, [:])) } else { label.text = text }
          stage.settings.layoutDirection = .leftToRight
          #expect(position() == "left", "\(text)")
          stage.settings.layoutDirection = .rightToLeft
          #expect(position() == "right", "\(text)")
        }
      }
    }
  }

  @Test("follows the label's semanticContentAttribute as soon as it changes")
  func semantics() {
    scene { stage, label, position in
      #expect(position() == "left")
      label.semanticContentAttribute = .forceRightToLeft
      #expect(position() == "right")
      stage.settings.layoutDirection = .rightToLeft
      label.semanticContentAttribute = .playback
      #expect(position() == "left")
      label.semanticContentAttribute = .unspecified
      #expect(position() == "right")
    }
  }

  @Test("moves with its shadow; other alignments do not depend on the direction")
  func others() {
    scene { stage, label, position in
      stage.settings.layoutDirection = .rightToLeft
      (label.shadowColor, label.shadowOffset) = (.red, .zero)
      #expect(position() == "right")
      for (alignment, name) in [
        (NSTextAlignment.left, "left"), (.center, "middle"), (.right, "right"), (.natural, "right"),
      ] {
        label.textAlignment = alignment
        #expect(position() == name)
      }
      label.textAlignment = .justified
      label.text = "Latin"
      #expect(position() == "left", "the last line begins where the text does")
    }
  }
}
