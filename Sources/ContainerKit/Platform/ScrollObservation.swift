import UIKit

/// An observation of a scroll view's offset and of its content's size. It ends when the object is deallocated.
///
/// A scroll view's delegate is the app's.
@MainActor final class ScrollObservation {
  // As in `TitleObservation`, compilers before 6.2 cannot parse `isolated deinit`, and it has no operators.
  #if !canImport(ObjectiveC) && compiler(>=6.2)
    private weak var scrollView: UIScrollView?

    init(of scrollView: UIScrollView, _ body: @escaping @MainActor () -> Void) {
      self.scrollView = scrollView
      scrollView.scrollObservers[ObjectIdentifier(self)] = body
    }

    isolated deinit { scrollView?.scrollObservers.removeValue(forKey: ObjectIdentifier(self)) }
  #else
    private let tokens: [NSKeyValueObservation]

    init(of scrollView: UIScrollView, _ body: @escaping @MainActor () -> Void) {
      tokens = [
        scrollView.observe(\.contentOffset) { _, _ in MainThread.perform(body) },
        scrollView.observe(\.contentSize) { _, _ in MainThread.perform(body) },
      ]
    }
  #endif
}
