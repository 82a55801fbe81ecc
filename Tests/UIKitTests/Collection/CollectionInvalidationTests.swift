import Foundation
import Stage
import Testing
import UIKit

/// Invalidation contexts, custom attributes classes, and decoration views.
@MainActor @Suite("A collection view layout", .serialized) struct CollectionInvalidationTests {
  private final class Context: UICollectionViewFlowLayoutInvalidationContext { var note = "" }

  private final class Attributes: UICollectionViewLayoutAttributes {
    var turn = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.turn = turn
      return copy
    }
  }

  private final class Backdrop: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .blue
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A flow layout that logs its invalidations, and has a decoration view behind the first three lines.
  private final class Layout: UICollectionViewFlowLayout {
    var lines: [String] = []
    var holds = true
    var adjustment = CGPoint.zero
    var kind: String?

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    override class var invalidationContextClass: AnyClass { Context.self }
    override class var layoutAttributesClass: AnyClass { Attributes.self }

    override func invalidateLayout() {
      lines.append("invalidate")
      super.invalidateLayout()
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      let own = context as? Context
      let (all, counts) = (context.invalidateEverything ? 1 : 0, context.invalidateDataSourceCounts ? 1 : 0)
      lines.append("context \(own?.note ?? "none") everything \(all) counts \(counts)")
      super.invalidateLayout(with: context)
    }
    override func prepare() {
      lines.append("prepare")
      super.prepare()
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { !holds }
    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as? Context)?.note = "bounds \(Int(newBounds.minY))"
      return context
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (super.layoutAttributesForElements(in: rect) ?? [])
        + [kind].compactMap { $0 }.compactMap {
          layoutAttributesForDecorationView(ofKind: $0, at: IndexPath(item: 0, section: 0))
        }
        .filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
      attributes.zIndex = -1
      return attributes
    }
  }

  @Test("is invalidated with its own context class by a reload, an update, a bounds change, and explicitly")
  func contexts() {
    let layout = Layout()
    let scene = CollectionScene([60], layout: layout)
    _ = layout.take()
    scene.view.reloadData()
    scene.stage.frame()
    #expect(layout.take() == ["context  everything 1 counts 1", "prepare"])
    scene.log.sections = [61]
    scene.view.insertItems(at: [IndexPath(item: 60, section: 0)])
    scene.stage.run(for: 0.5)
    #expect(layout.take() == ["context  everything 0 counts 1", "prepare"])
    scene.view.contentOffset.y = 10
    scene.stage.frame()
    #expect(layout.take() == [])
    layout.holds = false
    scene.view.contentOffset.y = 30
    scene.stage.frame()
    #expect(layout.take() == ["context bounds 30 everything 0 counts 0", "prepare"])
    layout.holds = true
    layout.invalidateLayout()
    scene.stage.frame()
    #expect(layout.take() == ["invalidate", "context  everything 0 counts 0", "prepare"])
    let context = Context()
    context.note = "own"
    layout.invalidateLayout(with: context)
    scene.stage.frame()
    #expect(layout.take() == ["context own everything 0 counts 0", "prepare"])
    #expect(scene.stage.issues == [])
  }

  @Test("applies a context's content offset adjustment once")
  func adjustment() {
    let scene = CollectionScene([60], layout: Layout())
    let context = Context()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 25)
    scene.view.collectionViewLayout.invalidateLayout(with: context)
    #expect(scene.view.contentOffset.y == 0)
    scene.stage.frame()
    #expect(scene.view.contentOffset.y == 25)
    scene.view.collectionViewLayout.invalidateLayout()
    scene.stage.frame()
    #expect(scene.view.contentOffset.y == 25)
  }

  @Test("keeps the attributes or the delegate metrics that a context does not invalidate")
  func scopes() {
    let scene = CollectionScene([4])
    let layout = scene.view.collectionViewLayout
    let before = scene.frames()
    var asked: [Int] = []
    scene.log.sizes = {
      asked.append($0.item)
      return CGSize(width: 50, height: 20)
    }
    func invalidated(attributes: Bool, metrics: Bool) -> Bool {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      (context.invalidateFlowLayoutAttributes, context.invalidateFlowLayoutDelegateMetrics) = (attributes, metrics)
      layout.invalidateLayout(with: context)
      return scene.frames() != before
    }
    #expect(!invalidated(attributes: false, metrics: false) && !invalidated(attributes: true, metrics: false))
    #expect(!invalidated(attributes: false, metrics: true) && asked == [])
    #expect(invalidated(attributes: true, metrics: true) && asked == [0, 1, 2, 3])
    scene.log.sizes = {
      asked.append($0.item)
      return CGSize(width: 90, height: 60)
    }
    #expect(invalidated(attributes: true, metrics: false) && asked == [0, 1, 2, 3])
    // A reload requests all sizes, not only that of the additional item.
    asked = []
    scene.log.sections = [5]
    scene.view.reloadData()
    #expect(scene.frames().count == 5 && Array(scene.frames().prefix(4)) == before && asked == [0, 1, 2, 3, 4])
  }

  @Test("has an invalidation context that lists the index paths added to it")
  func lists() {
    let context = UICollectionViewLayoutInvalidationContext()
    let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
    #expect(
      context.invalidatedItemIndexPaths == nil && context.invalidatedSupplementaryIndexPaths == nil
        && context.invalidatedDecorationIndexPaths == nil)
    context.invalidateItems(at: [paths[0]])
    context.invalidateItems(at: [paths[2]])
    context.invalidateSupplementaryElements(ofKind: "a", at: [paths[1]])
    context.invalidateSupplementaryElements(ofKind: "a", at: [paths[0]])
    context.invalidateDecorationElements(ofKind: "b", at: paths)
    #expect(context.invalidatedItemIndexPaths == [paths[0], paths[2]])
    #expect(context.invalidatedSupplementaryIndexPaths == ["a": [paths[1], paths[0]]])
    #expect(context.invalidatedDecorationIndexPaths == ["b": paths])
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect((context.contentOffsetAdjustment, context.contentSizeAdjustment) == (.zero, .zero))
    let flow = UICollectionViewFlowLayoutInvalidationContext()
    #expect(flow.invalidateFlowLayoutAttributes && flow.invalidateFlowLayoutDelegateMetrics)
  }

  @Test("creates attributes of its own class for cells and supplementary views")
  func attributesClass() throws {
    let layout = Layout()
    layout.headerReferenceSize = CGSize(width: 1, height: 20)
    let scene = CollectionScene([2], layout: layout)
    let path = IndexPath(item: 1, section: 0)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(scene.view.layoutAttributesForItem(at: path) is Attributes)
    let band = scene.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(band is Attributes && band?.representedElementKind == kind)
    #expect(layout.layoutAttributesForElements(in: scene.view.bounds)?.map { $0 is Attributes } == [true, true, true])
    #expect(!(CollectionScene([1]).view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) is Attributes))
  }

  @Test("shows decoration views of its registered class, and removes them when it is replaced")
  func decoration() throws {
    let layout = Layout()
    layout.register(Backdrop.self, forDecorationViewOfKind: "back")
    layout.kind = "back"
    let scene = CollectionScene([60], layout: layout)
    func shown() -> [Backdrop] { scene.view.subviews.compactMap { $0 as? Backdrop } }
    let view = try #require(shown().first)
    #expect(shown().count == 1 && view.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
    #expect(view.reuseIdentifier == "back" && view.layer.zPosition == -1)
    #expect(scene.view.supplementaryView(forElementKind: "back", at: IndexPath(item: 0, section: 0)) == nil)
    // Between two cells: in the view's last row of points, and below it.
    let picture = scene.stage.image()
    #expect([199, 201].map { picture.pixel(x: 2 * 100, y: 2 * $0).b } == [255, 255])
    #expect([199, 201].map { picture.pixel(x: 2 * 100, y: 2 * $0).r } == [0, 255])
    scene.view.contentOffset.y = 300
    scene.stage.frame()
    #expect(shown().isEmpty)
    scene.view.contentOffset.y = 0
    scene.stage.frame()
    #expect(shown().first === view)
    scene.view.collectionViewLayout = UICollectionViewFlowLayout()
    scene.stage.frame()
    #expect(shown().isEmpty && !scene.view.visibleCells.isEmpty && scene.stage.issues == [])
  }

  @Test("has attributes of decoration views with their category and kind")
  func decorationAttributes() {
    let path = IndexPath(item: 3, section: 1)
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: path)
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    for one in [attributes, copy] {
      #expect(one?.representedElementCategory == .decorationView && one?.representedElementKind == "back")
      #expect(one?.indexPath == path)
    }
  }

  @Test("stops the program if a kind is not registered, or a class is not a reusable view")
  func misuse() async {
    let unknown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = Layout()
        layout.kind = "back"
        withExtendedLifetime(CollectionScene([3], layout: layout)) {}
      }
    }
    #expect(errorText(unknown).contains("could not dequeue a decoration view of kind: back - must register a class"))
    let wrong = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UICollectionViewFlowLayout().register(UIView.self, forDecorationViewOfKind: "back") }
    }
    #expect(errorText(wrong).contains("must pass a class of kind UICollectionReusableView"))
  }
}
