import Stage
import Testing
import UIKit

@Suite("A collection view controller", .serialized) @MainActor struct CollectionControllerTests {
  @Test("has its collection view in its view, and is its data source and delegate")
  func collection() throws {
    let layout = UICollectionViewFlowLayout()
    let page = GridController(layout)
    let collection = try #require(page.collectionView)
    #expect(page.isViewLoaded && page.view !== collection && collection.superview === page.view)
    #expect(collection.dataSource === page && collection.delegate === page)
    #expect(page.collectionViewLayout === layout && collection.collectionViewLayout === layout)
    let other = UICollectionViewFlowLayout()
    collection.setCollectionViewLayout(other, animated: false)
    #expect(page.collectionViewLayout === other)
    page.collectionView = nil
    #expect(page.collectionView !== collection && page.collectionView.superview === page.view)
    #expect(collection.superview == nil)
  }

  @Test("deselects items when it appears, unless clearsSelectionOnViewWillAppear is false", arguments: [true, false])
  func selection(_ clears: Bool) throws {
    let page = GridController(UICollectionViewFlowLayout())
    page.clearsSelectionOnViewWillAppear = clears
    let stage = Stage(rootViewController: page, size: CGSize(width: 320, height: 480))
    defer { stage.tearDown() }
    page.collectionView.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    page.beginAppearanceTransition(false, animated: false)
    page.endAppearanceTransition()
    page.beginAppearanceTransition(true, animated: false)
    page.endAppearanceTransition()
    #expect(page.collectionView.indexPathsForSelectedItems == (clears ? [] : [IndexPath(item: 2, section: 0)]))
  }

  @Test("without a layout stops the program when its view is loaded")
  func without() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UICollectionViewController(nibName: nil, bundle: nil).loadViewIfNeeded()
    }
  }
}

/// Twelve items in one section.
@MainActor final class GridController: UICollectionViewController {
  init(_ layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard !useLayoutToLayoutNavigationTransitions else { return }
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.contentView.backgroundColor = UIColor(
      hue: CGFloat(indexPath.item) / 12, saturation: 1, brightness: 1, alpha: 1)
    return cell
  }
}
