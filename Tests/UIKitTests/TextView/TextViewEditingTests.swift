import Foundation
import Stage
import Testing
import UIKit

@MainActor private final class Host: NSObject, UITextViewDelegate {
  var allows = true
  private(set) var asked = 0
  private(set) var scrolled = 0
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    asked += 1
    return allows
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
}

@MainActor @Suite("A text view that a user tries to edit", .serialized) struct TextViewEditingTests {
  private func scene(_ test: (Stage, UITextView) -> Void) {
    let stage = Stage(size: CGSize(width: 200, height: 100), scale: 1)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.text = "text"
    stage.window.addSubview(view)
    stage.frame()
    test(stage, view)
  }

  @Test("reports once, by name, that it cannot be edited, and does not become first responder")
  func once() {
    scene { stage, view in
      let issues = issuesReported {
        for _ in 0..<2 { #expect(!view.becomeFirstResponder() && !view.isFirstResponder) }
        stage.tap(at: CGPoint(x: 20, y: 20))
        stage.frame()
      }
      let name = "<UITextView: 0x"
      #expect(issues.count == 1 && issues.first?.hasPrefix(name) == true, "\(issues)")
      #expect(issues.first?.hasSuffix("is not edited: there is no editing of text here.") == true)
    }
  }

  @Test("reports it for a tap, but not for scrolling or a finger that is lifted elsewhere")
  func taps() {
    scene { stage, view in
      #expect(
        issuesReported {
          view.contentSize.height = 1000
          stage.drag(from: CGPoint(x: 20, y: 40), to: CGPoint(x: 20, y: 5), duration: 0.1)
          stage.run(for: 2)
          stage.touch(.began, at: CGPoint(x: 20, y: 45))
          stage.touch(.ended, at: CGPoint(x: 20, y: 55))
          stage.frame()
          stage.tap(at: CGPoint(x: 20, y: 80))
          stage.frame()
        }.isEmpty)
      #expect(
        issuesReported {
          stage.tap(at: CGPoint(x: 20, y: 20))
          stage.frame()
        }.count == 1)
    }
  }

  @Test("is itself the hit-tested view, wherever its text is")
  func touched() {
    scene { _, view in #expect(view.hitTest(CGPoint(x: 10, y: 12), with: nil) === view) }
  }

  @Test("reports nothing if it is not editable")
  func notEditable() {
    scene { stage, view in
      let host = Host()
      view.delegate = host
      view.isEditable = false
      let issues = issuesReported {
        #expect(!view.becomeFirstResponder())
        stage.tap(at: CGPoint(x: 20, y: 20))
        stage.frame()
      }
      #expect(issues.isEmpty && host.asked == 0)
    }
  }

  @Test("asks its delegate first, which is also notified of scrolling")
  func delegate() {
    scene { stage, view in
      let host = Host()
      view.delegate = host
      #expect(view.delegate === host && (view as UIScrollView).delegate === host)
      host.allows = false
      #expect(
        issuesReported {
          stage.tap(at: CGPoint(x: 20, y: 20))
          stage.frame()
          view.becomeFirstResponder()
        }.isEmpty)
      #expect(host.asked == 2)
      host.allows = true
      #expect(issuesReported { view.becomeFirstResponder() }.count == 1)
      view.contentOffset.y = 3
      #expect(host.scrolled > 0)
    }
  }
}
