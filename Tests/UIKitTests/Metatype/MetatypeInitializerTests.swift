import QuartzCore
import Testing
import UIKit

/// A subclass with a stored property, so that an object that skips its initializer would be noticed.
private final class Badge: UIView { let texts = ["badge"] }

private class Panel: UIView {
  var made = ""
  override init(frame: CGRect) {
    super.init(frame: frame)
    made = "frame"
  }
  required init?(coder: NSCoder) { fatalError("never called") }
}

private class Box<Content>: Panel { var contents: [Content] = [] }

private final class MadePicture: UIImageView {
  var made = ""
  override init(image: UIImage?) {
    super.init(image: image)
    made = "image"
  }
  override init(frame: CGRect) {
    super.init(frame: frame)
    made = "frame"
  }
  required init?(coder: NSCoder) { fatalError("never called") }
}

private final class Row: UITableViewCell {
  let made: String
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    made = "\(style.rawValue) \(reuseIdentifier ?? "none")"
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { fatalError("never called") }
}

private final class Page: UIViewController {
  let texts = ["page"]
  var names: [String?] = []
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    names = [nibName]
  }
  required init?(coder: NSCoder) { fatalError("never called") }
}

private final class Grid: UICollectionView {}
private final class List: UITableView {}
private final class Stack: UINavigationController {}
private final class Push: UIButton {}
private final class Rows: UIStackView {}
private final class Press: UITapGestureRecognizer {}
private final class Glow: CALayer { let color = "red" }

@MainActor private func made<T: UIView>(_ type: T.Type, frame: CGRect) -> T { T.dynamicInit(frame: frame) }

@Suite("An initializer for a metatype") @MainActor struct MetatypeInitializerTests {
  @Test("creates a view of the class that the metatype stands for, with that class's init(frame:)")
  func frames() throws {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    for type in [Badge.self, Panel.self, Box<Int>.self, UILabel.self, UITableView.self, Row.self] as [UIView.Type] {
      let view = type.dynamicInit(frame: frame)
      #expect(Swift.type(of: view) == type && (view.frame == frame || view is UITableViewCell))
    }
    #expect(made(Badge.self, frame: frame).texts == ["badge"])
    #expect(made(Box<String>.self, frame: frame).contents == [])
    #expect(try #require((Box<Int>.self as UIView.Type).dynamicInit(frame: frame) as? Panel).made == "frame")
    #expect(made(Row.self, frame: frame).made == "0 none")
    let other = made(UIView.self, frame: frame)
    #expect(Swift.type(of: Swift.type(of: other as UIView).dynamicInit(frame: .zero)) == UIView.self)
  }

  @Test("calls a class's own init(), or the initializer that its superclass's init() calls")
  func plain() throws {
    #expect(try #require((Badge.self as UIView.Type).dynamicInit() as? Badge).texts == ["badge"])
    // MadePicture does not inherit init(), because it does not override all designated initializers.
    #expect(try #require((MadePicture.self as UIView.Type).dynamicInit() as? MadePicture).made == "frame")
    let page = try #require((Page.self as UIViewController.Type).dynamicInit() as? Page)
    #expect(page.texts == ["page"] && page.names == [nil])
    #expect(try #require((Glow.self as CALayer.Type).dynamicInit() as? Glow).color == "red")
    #expect((CABasicAnimation.self as CAAnimation.Type).dynamicInit() is CABasicAnimation)
  }

  @Test("calls an init() that overrides nothing, if the class says that it has one")
  func own() throws {
    let plate = try #require((Plate.self as UIView.Type).dynamicInit() as? Plate)
    #expect(plate.made == "plate")
    #expect(try #require((SmallPlate.self as UIView.Type).dynamicInit() as? SmallPlate).made == "small")
    // `Plate.initialized(_:)` returns nil for it. Its `init(frame:)` is called then, as by UIView's `init()`.
    #expect(try #require((UnknownPlate.self as UIView.Type).dynamicInit() as? UnknownPlate).made == "frame")
  }

  @Test("has the labels of each initializer that UIKit's classes add")
  func others() throws {
    #expect(
      try #require((MadePicture.self as UIImageView.Type).dynamicInit(image: nil) as? MadePicture).made == "image")
    let cell = (Row.self as UITableViewCell.Type).dynamicInit(style: .value1, reuseIdentifier: "a")
    #expect(try #require(cell as? Row).made == "1 a" && cell.reuseIdentifier == "a")
    #expect(UITableViewHeaderFooterView.self.dynamicInit(reuseIdentifier: "b").reuseIdentifier == "b")
    #expect(
      try #require((Page.self as UIViewController.Type).dynamicInit(nibName: "c", bundle: nil) as? Page).names == ["c"])
    let layout = UICollectionViewFlowLayout()
    let grid = (Grid.self as UICollectionView.Type).dynamicInit(frame: .zero, collectionViewLayout: layout)
    #expect(grid is Grid && grid.collectionViewLayout === layout)
    let list = (List.self as UITableView.Type).dynamicInit(frame: .zero, style: .grouped)
    #expect(list is List && list.style == .grouped)
    let root = UIViewController()
    let stack = (Stack.self as UINavigationController.Type).dynamicInit(rootViewController: root)
    #expect(stack is Stack && stack.viewControllers == [root])
    let plain = (Stack.self as UINavigationController.Type).dynamicInit(navigationBarClass: nil, toolbarClass: nil)
    #expect(plain is Stack && plain.viewControllers == [])
    let button = (Push.self as UIButton.Type).dynamicInit(type: .system)
    #expect(button is Push && button.buttonType == .system)
    let rows = (Rows.self as UIStackView.Type).dynamicInit(arrangedSubviews: [button])
    #expect(rows is Rows && rows.arrangedSubviews == [button])
    #expect((Press.self as UIGestureRecognizer.Type).dynamicInit(target: nil, action: nil) is Press)
    let effect = UIBlurEffect(style: .dark)
    #expect(UIVisualEffectView.self.dynamicInit(effect: effect).effect === effect)
    #expect(UITextView.self.dynamicInit(frame: .zero, textContainer: nil).text == "")
    let presentation = (UIPresentationController.self as UIPresentationController.Type)
      .dynamicInit(presentedViewController: root, presenting: nil)
    #expect(presentation.presentedViewController === root)
    #expect(UITableViewController.self.dynamicInit(style: .grouped).tableView.style == .grouped)
    #expect(
      UICollectionViewController.self.dynamicInit(collectionViewLayout: layout).collectionView.collectionViewLayout
        === layout)
    #expect((Glow.self as CALayer.Type).dynamicInit(layer: Glow()) is Glow)
  }

  @Test("stops the program for a class that lacks the initializer, and names the class, as on iOS")
  func missing() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = (Closed.self as UIView.Type).dynamicInit(frame: .zero) }
      })
    let output = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(output.contains("Use of unimplemented initializer 'init(frame:)' for class"))
  }
}

private final class Closed: UIView {
  let text: String
  init(text: String) {
    self.text = text
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("never called") }
}

private class Plate: UIView {
  let made: String
  init() {
    made = "plate"
    super.init(frame: .zero)
  }
  init(made: String) {
    self.made = made
    super.init(frame: .zero)
  }
  override init(frame: CGRect) {
    made = "frame"
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { fatalError("never called") }
}

private final class SmallPlate: Plate {
  override init() { super.init(made: "small") }
  required init?(coder: NSCoder) { fatalError("never called") }
}

private final class UnknownPlate: Plate {}

extension Plate: MetatypeInitializable {
  static func initialized(_ type: NSObject.Type) -> NSObject? {
    if type == Plate.self { return Plate() }
    if type == SmallPlate.self { return SmallPlate() }
    return nil
  }
}
