import UIKit

extension ContainerViewController {
  /// A Boolean value that makes the pages next to the selected one, and loads their views, before a finger drags them in. A page
  /// that fetches its contents in `viewDidLoad` is then not blank in the first drag.
  ///
  /// They are loaded after a selection or a change of the children, tabs or pages: one in each turn of the main run loop, the next
  /// page before the previous one, while the container is on screen, and nothing moves or scrolls, and no finger is on it. They are
  /// laid out when they are shown. Disabled tabs are skipped. Of the pages of a source, all kept neighbors are loaded
  /// (`ContainerPages.keptNeighbors`). After a memory warning none are loaded until another page is selected.
  ///
  /// Default: false: a page is loaded when it is first shown.
  public var loadsNeighbors: Bool {
    get { neighborLoader != nil }
    set {
      guard newValue != loadsNeighbors else { return }
      neighborLoader = newValue ? NeighborLoader(of: self) : nil
      neighborLoader?.selectionDidSettle()
    }
  }
}

/// Loads the pages next to the selected one while the user waits for nothing. A container has it while `loadsNeighbors` is true.
@MainActor final class NeighborLoader {
  private weak var container: ContainerViewController?
  private weak var selected: UIViewController?
  /// `true` if there may be a page to load.
  private var hasWork = true
  /// `true` from a memory warning to the next selection.
  private var isPaused = false
  private var isScheduled = false
  /// Waits, frame by frame, for what moves or is touched.
  private var rest: FrameLink?
  private var memoryWarning: Observation?

  init(of container: ContainerViewController) {
    self.container = container
    memoryWarning = Observation(UIApplication.didReceiveMemoryWarningNotification) { [weak self] _ in
      self?.isPaused = true
    }
  }

  /// Called when an event has been handled, with everything that follows from it.
  func selectionDidSettle() {
    if container?.engine.selected !== selected {
      selected = container?.engine.selected
      neighborsDidChange()
    } else {
      loadSoon()
    }
  }

  /// Called when the children have changed.
  func childrenDidChange() { hasWork = true }

  /// Called when other pages are next to the selected one, or more of them are kept.
  func neighborsDidChange() {
    (hasWork, isPaused) = (true, false)
    loadSoon()
  }

  private var canLoad: Bool {
    guard let container, container.neighborLoader === self else { return false }
    return hasWork && !isPaused && container.engine.isVisible && !container.engine.awaitsLayout
      && container.transition == nil
  }

  /// At other times than these, an event follows.
  private func loadSoon() {
    guard canLoad, !isScheduled, rest == nil else { return }
    isScheduled = true
    IdleWork.perform { [weak self] in self?.loadNext() }
  }

  private func loadNext() {
    isScheduled = false
    guard canLoad, let container, let selected = container.engine.selected else { return }
    if let isMoving = container.motion { return wait(while: isMoving) }
    hasWork = false
    guard let page = container.provided.adopt(from: container.provided.provider, { $0.unloadedNeighbor(of: selected) })
    else { return }
    container.engine.layout.load(page)
    hasWork = true
    loadSoon()
  }

  private func wait(while isMoving: @escaping () -> Bool) {
    rest = FrameLink { [weak self] _ in
      guard let self, !isMoving() else { return }
      rest = nil
      loadSoon()
    }
  }
}

extension ContainerViewController {
  /// Returns a closure that says whether what moves or is touched now still does; nil if nothing does.
  fileprivate var motion: (() -> Bool)? {
    let isTouched = { [weak pan] in pan?.isTouched == true }
    if isTouched() { return isTouched }
    // Such as a navigation controller's push.
    let isInTransition = { [weak page = engine.selected] in page?.transitionCoordinator != nil }
    if isInTransition() { return isInTransition }
    return view.window?.movingScrollView.map { scrollView in { [weak scrollView] in scrollView?.isMoving == true } }
  }
}

extension PanController {
  /// `true` while a finger is on the container, or the pages return from beyond an end.
  fileprivate var isTouched: Bool {
    recognizer.numberOfTouches > 0 || recognizer.state == .began || recognizer.state == .changed
      || overscrollOffset != 0
  }
}

extension UIScrollView {
  fileprivate var isMoving: Bool { isTracking || isDragging || isDecelerating }
}

extension UIView {
  /// The first scroll view at or below this view that a finger scrolls, or that decelerates.
  fileprivate var movingScrollView: UIScrollView? {
    if let scrollView = self as? UIScrollView, scrollView.isMoving { return scrollView }
    for subview in subviews {
      if let scrollView = subview.movingScrollView { return scrollView }
    }
    return nil
  }
}
