import ContainerKit
import SwiftUI
import UIKit

/// A container's bar where the app wants it, such as below a search field.
///
/// Give the bar to the container, too, with `customTabBar(_:)`, and set the placement `external`. The view is as wide as the space
/// that it gets, and as high as the bar (`ContainerTabBar.barHeight`).
public struct ContainerTabBarView: View {
  private let bar: any ContainerTabBar
  // The bar's height depends on it.
  @Environment(\.sizeCategory) private var sizeCategory

  /// Creates a view that shows a bar. Make the bar once, for example in a `@State` property. It can be in one place at a time.
  public init(_ bar: any ContainerTabBar) { self.bar = bar }

  /// The bar.
  public var body: some View {
    let _ = sizeCategory
    BarView(bar: bar).frame(height: bar.barHeight)
  }
}

/// A view that contains the bar. SwiftUI may make another one for the same bar, which then moves there.
private struct BarView: UIViewRepresentable {
  let bar: any ContainerTabBar

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    guard bar.superview !== view else { return }
    bar.frame = view.bounds
    bar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(bar)
  }
}
