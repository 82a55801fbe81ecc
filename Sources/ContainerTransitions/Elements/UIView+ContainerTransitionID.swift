import ContainerKit
import UIKit

extension UIView {
  // sample: in a function (cell: UIView, photoView: UIView, container: ContainerViewController)
  /// The identifier under which the view is a shared element of its page. Default: nil.
  ///
  /// In a transition with shared elements, two views with the same identifier, one on each page, become one, which moves:
  ///
  /// ```swift
  /// cell.containerTransitionID = "photo-7"
  /// photoView.containerTransitionID = "photo-7"
  /// container.pageTransition = .sharedElements
  /// ```
  ///
  /// An identifier should be unique on a page. If it is not, the frontmost visible view counts. A view without a visible partner
  /// moves with its page. Set the identifier of a reused cell each time the cell is configured: if a cell gets another identifier
  /// during a transition, it is visible again at once.
  public var containerTransitionID: String? {
    get { elementTag?.id }
    set {
      guard newValue != containerTransitionID else { return }
      let tag = ownElementTag
      tag.id = newValue
      tag.showAtOnce()
    }
  }

  /// The view's tag, if it has one.
  var elementTag: ElementTag? { objc_getAssociatedObject(self, Self.tagKey) as? ElementTag }

  /// The view's tag, created if necessary.
  var ownElementTag: ElementTag {
    if let elementTag { return elementTag }
    let tag = ElementTag(self)
    objc_setAssociatedObject(self, Self.tagKey, tag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return tag
  }

  // The key is compared by address.
  private static let tagKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

/// The state of a view in transitions: its identifier, and whether a copy flies in place of it.
@MainActor final class ElementTag {
  var id: String?
  private weak var view: UIView?
  /// The flights that hide the view. More than one if containers are nested.
  private var hiders: Set<ObjectIdentifier> = []
  /// An empty mask, which hides the view, and the mask that it replaces. Unlike its alpha or `isHidden`, an app rarely sets it, and
  /// no stack view lays out for it.
  private var mask: (empty: UIView, replaced: ViewMask)?

  init(_ view: UIView) { self.view = view }

  func hide(for flight: AnyObject) {
    guard let view else { return }
    if hiders.isEmpty {
      let empty = UIView()
      mask = (empty, ViewMask(of: view))
      view.mask = empty
    }
    hiders.insert(ObjectIdentifier(flight))
  }

  func show(for flight: AnyObject) {
    guard hiders.remove(ObjectIdentifier(flight)) != nil, hiders.isEmpty else { return }
    restoreMask()
  }

  /// Shows the view, although a copy may still fly.
  func showAtOnce() {
    guard !hiders.isEmpty else { return }
    hiders = []
    restoreMask()
  }

  private func restoreMask() {
    // If the app has set another mask during the flight, that one stays.
    if let view, let mask, view.layer.mask === mask.empty.layer { mask.replaced.restore(to: view) }
    mask = nil
  }
}
