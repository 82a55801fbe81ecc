import UIKit

extension ContainerViewController {
  /// The commands of this container as it is now.
  var tabCommands: [UIKeyCommand] {
    guard allowsKeyboardSelection, presentedViewController == nil, pages.count > 1 else { return [] }
    let digits = pages.prefix(9).enumerated().map { index, page in
      TabKey.tab(index).command(title: page.containerTabItem.title ?? "")
    }
    return [TabKey.left, .right, .previous, .next].map { $0.command() } + digits
  }

  /// Where there is no tab for a key here, or no key is wanted, it is the container's around this one.
  func select(by key: TabKey) {
    guard presentedViewController == nil else { return }
    guard allowsKeyboardSelection, let child = page(for: key) else {
      containerViewController?.select(by: key)
      return
    }
    guard child !== destination, allows(child) else { return }
    request(child, animated: true, source: .keyboard)
  }

  private func page(for key: TabKey) -> UIViewController? {
    guard let here = destination.flatMap({ childList.index(of: $0) }) else { return nil }
    return key.index(from: here, of: pages.count, isMirrored: isMirrored).map { pages[$0] }
  }
}
