import ContainerKit
import SwiftUI
import UIKit

extension ContainerView {
  /// Decides whether the user may select a page, by a tab, a drag, a key or an assistive technology. Not called if the
  /// selection's value changes.
  public func shouldSelect(_ isAllowed: @escaping (Selection) -> Bool) -> ContainerView {
    changed { $0.shouldSelect = isAllowed }
  }

  // MARK: Drags

  /// Sets the settings of the pan that drags pages.
  public func panSettings(_ settings: ContainerPanSettings) -> ContainerView {
    changed { $0.panSettings = settings }
  }

  /// Disables drags, so that only tabs, keys and the selection change the page.
  public func panDisabled(_ isDisabled: Bool = true) -> ContainerView {
    changed { $0.isPanDisabled = isDisabled }
  }

  /// Decides whether a drag may begin on a page.
  ///
  /// - Parameter isAllowed: Called with the page's identity and the location where the touch went down, in the
  ///   coordinate space of the container's view.
  public func shouldBeginPan(
    _ isAllowed: @escaping (_ page: Selection, _ point: CGPoint) -> Bool
  ) -> ContainerView {
    changed { $0.shouldBeginPan = isAllowed }
  }

  /// Sets the order in which the container's pan and another gesture recognizer, such as a map's, get a touch.
  ///
  /// - Parameter precedence: Called with the other recognizer, as `containerViewController(_:panPrecedenceOver:)` is.
  public func panPrecedence(
    _ precedence: @escaping (UIGestureRecognizer) -> ContainerPanPrecedence
  ) -> ContainerView {
    changed { $0.panPrecedence = precedence }
  }

  // MARK: Neighbors

  /// Builds the pages next to the selected one before a finger drags them in, one at a time while nothing moves:
  /// `ContainerViewController.loadsNeighbors`. Of the pages of a collection, all kept neighbors are built. Without it a page is
  /// built when a finger is about to drag it in.
  public func loadsNeighbors(_ isOn: Bool = true) -> ContainerView {
    changed { $0.loadsNeighbors = isOn }
  }

  // MARK: Pages of a collection

  /// Sets the number of pages of a collection that are kept on each side of the selected one, with their state. From 0 to 100;
  /// otherwise a debug build stops, and a release build keeps the previous one. Default: 1. It has no effect on pages with tabs.
  public func keptNeighbors(_ count: Int) -> ContainerView {
    changed { $0.keptNeighbors = count }
  }

  /// Sets the titles of a collection's pages, which VoiceOver announces when the page changes. It has no effect on pages with
  /// tabs, whose titles are announced.
  public func pageTitle(_ title: @escaping (Selection) -> String) -> ContainerView {
    changed { $0.pageTitle = title }
  }

  // MARK: The container

  /// Sets the action that is called once, when the container has been created. Use it for settings without a modifier, such as
  /// selection haptics or a delegate. If both a modifier and the delegate answer a question, the more restrictive answer counts.
  /// Of two animators or interaction controllers, the delegate's is used. Do not change the container's children.
  public func onCreate(_ action: @escaping (ContainerViewController) -> Void) -> ContainerView {
    changed { $0.onCreate = action }
  }
}
