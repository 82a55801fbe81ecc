import QuartzCore
import Stage
import Testing
import UIKit

/// The rows of layout_catalyst26.json. There, UIKit rounds origins to whole points, so they may differ by half a point.
@MainActor @Suite("Layout as recorded on Mac Catalyst:", .serialized) final class CatalystLayoutTests {
  private nonisolated struct Table: Decodable {
    let constraint_scenes: [ConstraintScene]
    let stacks: [StackRow]
    let flow_layouts: [FlowScene]
  }

  private nonisolated struct ConstraintScene: Decodable {
    let name: String
    let size: [CGFloat]
    let safe_area: [CGFloat]
    let views: [ViewRow]
    let constraints: [ConstraintRow]
    let frames: [String: [CGFloat]]
  }

  private nonisolated struct ViewRow: Decodable {
    let path: String
    let frame: [CGFloat]?
    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      (path, frame) = (try row.decode(String.self), try row.decodeIfPresent([CGFloat].self))
    }
  }

  private nonisolated struct ConstraintRow: Decodable {
    let item, attribute: String
    let toItem, toAttribute: String?
    let multiplier, constant: CGFloat
    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      (item, attribute) = (try row.decode(String.self), try row.decode(String.self))
      let relation = try row.decode(String.self)
      precondition(relation == "eq", "the table has no inequalities")
      (toItem, toAttribute) = (try row.decodeIfPresent(String.self), try row.decodeIfPresent(String.self))
      (multiplier, constant) = (try row.decode(CGFloat.self), try row.decode(CGFloat.self))
    }
  }

  private nonisolated struct StackRow: Decodable {
    let name, axis, distribution, alignment: String
    let spacing: CGFloat
    let size: [CGFloat]
    let contents, frames: [[CGFloat]]
    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      (name, axis) = (try row.decode(String.self), try row.decode(String.self))
      (distribution, alignment) = (try row.decode(String.self), try row.decode(String.self))
      (spacing, size) = (try row.decode(CGFloat.self), try row.decode([CGFloat].self))
      (contents, frames) = (try row.decode([[CGFloat]].self), try row.decode([[CGFloat]].self))
    }
  }

  private nonisolated struct FlowScene: Decodable {
    let name, scroll: String
    let frame, item, inset, header, footer: [CGFloat]
    let line, interitem: CGFloat
    let counts: [Int]
    let no_footer: [Int]?
    let cells, headers, footers: [[CGFloat]]
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  private static let attributes: [String: Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerX": .centerX, "centerY": .centerY, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
  private static let distributions: [String: UIStackView.Distribution] = ["fill": .fill, "fillEqually": .fillEqually]
  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "center": .center, "trailing": .trailing, "top": .top,
  ]

  private let table: Table

  init() throws { table = try Recorded.table("layout_catalyst26") }

  private func rect(_ numbers: [CGFloat]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func expect(_ frame: CGRect, _ recorded: [CGFloat], _ name: String) {
    let recorded = rect(recorded)
    #expect(frame.size == recorded.size, "\(name)")
    #expect(abs(frame.minX - recorded.minX) <= 0.5 && abs(frame.minY - recorded.minY) <= 0.5, "\(name): \(frame)")
  }

  @Test("constraints give views the recorded frames")
  func constraints() throws {
    #expect(table.constraint_scenes.count == 4)
    for scene in table.constraint_scenes {
      let stage = Stage(size: CGSize(width: scene.size[0], height: scene.size[1]), scale: 2)
      let page = UIViewController()
      let insets = scene.safe_area
      page.additionalSafeAreaInsets = UIEdgeInsets(
        top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
      stage.window.rootViewController = page
      var views: [String: UIView] = ["": page.view]
      for row in scene.views {
        let parent = row.path.split(separator: ".").dropLast().joined(separator: ".")
        let view = UIView()
        if let frame = row.frame {
          view.frame = rect(frame)
        } else {
          view.translatesAutoresizingMaskIntoConstraints = false
        }
        try #require(views[parent]).addSubview(view)
        views[row.path] = view
      }
      for row in scene.constraints {
        let constraint = NSLayoutConstraint(
          item: try #require(views[row.item]), attribute: try #require(Self.attributes[row.attribute]),
          relatedBy: .equal,
          toItem: row.toItem.flatMap { views[$0] },
          attribute: row.toAttribute.flatMap { Self.attributes[$0] } ?? .notAnAttribute, multiplier: row.multiplier,
          constant: row.constant)
        constraint.isActive = true
      }
      stage.frame()
      for (path, frame) in scene.frames { expect(try #require(views[path]).frame, frame, "\(scene.name) \(path)") }
    }
  }

  @Test("stack views give their views the recorded frames")
  func stacks() throws {
    #expect(table.stacks.count == 7)
    for row in table.stacks {
      let stage = Stage(size: CGSize(width: 320, height: 240), scale: 2)
      let views = row.contents.map { ContentBox(CGSize(width: $0[0], height: $0[1])) }
      let stack = UIStackView(arrangedSubviews: views)
      stack.frame = CGRect(x: 10, y: 10, width: row.size[0], height: row.size[1])
      stack.axis = row.axis == "vertical" ? .vertical : .horizontal
      stack.distribution = try #require(Self.distributions[row.distribution])
      stack.alignment = try #require(Self.alignments[row.alignment])
      stack.spacing = row.spacing
      stage.window.addSubview(stack)
      stage.frame()
      #expect(views.count == row.frames.count)
      for (view, frame) in zip(views, row.frames) { expect(view.frame, frame, row.name) }
    }
  }

  @Test("flow layouts give cells, headers and footers the recorded frames")
  func flow() throws {
    #expect(table.flow_layouts.count == 3)
    let stage = Stage(size: CGSize(width: 375, height: 560), scale: 2)
    defer { stage.tearDown() }
    for scene in table.flow_layouts {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = scene.scroll == "vertical" ? .vertical : .horizontal
      layout.itemSize = CGSize(width: scene.item[0], height: scene.item[1])
      layout.minimumLineSpacing = scene.line
      layout.minimumInteritemSpacing = scene.interitem
      layout.sectionInset = UIEdgeInsets(
        top: scene.inset[0], left: scene.inset[1], bottom: scene.inset[2], right: scene.inset[3])
      layout.headerReferenceSize = CGSize(width: scene.header[0], height: scene.header[1])
      let source = FlowSource(scene.counts)
      source.footer = { section in
        scene.no_footer?.contains(section) == true ? .zero : CGSize(width: scene.footer[0], height: scene.footer[1])
      }
      let view = UICollectionView(frame: rect(scene.frame), collectionViewLayout: layout)
      (view.dataSource, view.delegate) = (source, source)
      layout.prepare()
      let elements = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 2000, height: 2000)) ?? []
      let cells = elements.filter { $0.representedElementCategory == .cell }.map(\.frame)
      #expect(cells == scene.cells.map { rect($0 + scene.item) }, "\(scene.name)")
      for (kind, frames) in [
        (UICollectionView.elementKindSectionHeader, scene.headers),
        (UICollectionView.elementKindSectionFooter, scene.footers),
      ] {
        #expect(
          elements.filter { $0.representedElementKind == kind }.map(\.frame) == frames.map(rect), "\(scene.name)")
      }
    }
  }
}

private final class ContentBox: UIView {
  private let content: CGSize
  override var intrinsicContentSize: CGSize { content }

  init(_ content: CGSize) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}

/// Counts items, and gives each section its footer's size.
@MainActor private final class FlowSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let counts: [Int]
  var footer: (Int) -> CGSize = { _ in .zero }

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { footer(section) }
}
