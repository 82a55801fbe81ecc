public import Foundation
import QuartzCore

/// A list of rows in sections. Only visible rows have cells.
///
/// Counts and heights are read when the table view is first laid out or queried, and again after `reloadData()`. Cells
/// are requested in the layout before a frame. A cell that is no longer visible is reused for another row. Editing,
/// section indexes, focus, dragging and nib files are not supported. (Guesses: layout-17, list-13.)
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The style, which determines how sections are separated.
  open private(set) var style: Style
  final var knownGeometry: TableGeometry?
  /// The visible cells.
  final var cells: [IndexPath: UITableViewCell] = [:]
  final var bands = TableBands()
  final var cellPool = ReusePool<String, UITableViewCell>()
  final var selectedPaths: [IndexPath] = []
  /// The row under a finger.
  final var pressed: IndexPath?
  final var changes: ListChanges?
  final var changeDepth = 0
  final var prefetching = Prefetching()
  private var ownSeparatorInset: UIEdgeInsets?
  private var ownBackgroundView: UIView?

  /// Creates a table view with a frame in its superview's coordinates.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    configure()
  }

  /// Creates a plain table view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Same as `init(frame:style:)`, plain, with an empty frame; archives are not supported.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Data

  /// The object that provides the rows. Setting it reloads the data before the next frame.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetData() } }
  /// The object that loads the data of rows that come near.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// A Boolean value that determines whether data and cells may be requested before they are visible. The default is true.
  /// Here, only `prefetchDataSource` is asked in advance; cells are always requested when they become visible.
  open var isPrefetchingEnabled = true
  /// The delegate for rows and scrolling.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      forgetData()
    }
  }
  /// Reads counts and heights again, clears the selection, and reloads all cells in the next layout.
  open func reloadData() { reload() }
  /// The number of sections. 1, without rows, if there is no data source.
  open var numberOfSections: Int { geometry.sections.count }
  /// Returns the number of rows in a section. A section that does not exist stops the program.
  open func numberOfRows(inSection section: Int) -> Int { geometry.sections[section].count }

  // MARK: Heights

  /// The height of rows, in points, unless the delegate provides it. With `automaticDimension`, the default, a row is
  /// measured once its cell is visible: by constraints in the content view or, without any, by its labels.
  open var rowHeight: CGFloat = automaticDimension { didSet { if rowHeight != oldValue { forgetData() } } }
  /// The estimated height of rows with automatic height that have not been visible. 44 if it is `automaticDimension`,
  /// the default, or not positive. (A guess: list-10.)
  open var estimatedRowHeight: CGFloat = automaticDimension
  /// The height of headers, unless the delegate provides it. With `automaticDimension`, the default, a plain table has
  /// no header without title or view.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetData() } }
  }
  /// The height of footers, unless the delegate provides it; see `sectionHeaderHeight`.
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetData() } }
  }
  /// The estimated height of headers with automatic height that have not been visible. With `automaticDimension`, the
  /// default, they are measured when the data is read. With 0, they do not size themselves.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { forgetData() } }
  }
  /// The estimated height of footers with automatic height; see `estimatedSectionHeaderHeight`.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { forgetData() } }
  }
  /// The space above a plain table's headers. The default, `automaticDimension`, is 22 points (a guess: list-45).
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { forgetData() } }
  }

  // MARK: Views

  /// The view above all rows. Its frame sets its height; assign it again after that has changed.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below all rows. Its frame sets its height; assign it again after that has changed.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// The view behind all rows, as large as the table. It does not scroll.
  open var backgroundView: UIView? {
    get { ownBackgroundView }
    set {
      ownBackgroundView?.removeFromSuperview()
      ownBackgroundView = newValue
      if let newValue { insertSubview(newValue, at: 0) }
      setNeedsLayout()
    }
  }
  /// The style of the separators between rows. The default is a single line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { updateCells() } }
  /// The color of the separators. Setting nil restores the default, `UIColor.separator`.
  open var separatorColor: UIColor? = .separator {
    didSet {
      if separatorColor == nil { separatorColor = .separator }
      updateCells()
    }
  }
  /// The distance of the separators from the edges; by default that of text at the left. Top and bottom are ignored.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: textInset, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      updateCells()
    }
  }

  /// A Boolean value that determines whether the text of rows is at most as wide as the readable content guide, which
  /// makes a difference in tables wider than a phone. Headers and separators follow (a guess: list-47b). The default is
  /// false (header: for apps built for iOS 12 or later).
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      guard cellLayoutMarginsFollowReadableWidth != oldValue else { return }
      for cell in cells.values { cell.adopt(textInset: textInset) }
      updateCells()
    }
  }

  // MARK: Cells

  /// Registers a class for cells with an identifier. They are created by `init(style:reuseIdentifier:)` with the
  /// default style. Nil removes the class. A class that is not a cell class stops the program.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }
  /// Registers a class for headers and footers with an identifier. Nil removes the class.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerBand(aClass, identifier)
  }
  /// Removes the class or nib for an identifier if `nib` is nil. Otherwise a fatal error: there are no nib files.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nib?.fail()
    registerCell(nil, identifier)
  }
  /// Removes the class or nib for an identifier if `nib` is nil. Otherwise a fatal error: there are no nib files.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    nib?.fail()
    registerBand(nil, identifier)
  }
  /// Returns a cell to reuse, or a new one of the class registered for the identifier; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeuedCell(identifier) }
  /// Returns a cell to reuse or a new one, for a row. Without a class for the identifier, the program stops.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeuedCell(identifier, for: indexPath)
  }
  /// Returns a header or footer to reuse, or a new one of the class registered for the identifier.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    bands.take(identifier)
  }
  /// Returns the cell of a visible row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  /// Returns the row of a visible cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] { sortedPaths.compactMap { cells[$0] } }
  /// The visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { sortedPaths }
  /// Returns the visible header of a section, if it is of this class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bands.shown[.header(section)] as? UITableViewHeaderFooterView
  }
  /// Returns the visible footer of a section, if it is of this class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bands.shown[.footer(section)] as? UITableViewHeaderFooterView
  }

  // MARK: Geometry, in the table's coordinates

  /// Returns the rectangle of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    let placed = geometry.section(section)
    return CGRect(x: 0, y: placed.top, width: bounds.width, height: placed.bottom - placed.top)
  }
  /// Returns the rectangle of a section's header while it does not float.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
  /// Returns the rectangle of a section's footer while it does not float.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }
  /// Returns the rectangle of a row; zero if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  /// Returns the row at a point; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    geometry.rows(from: point.y, to: point.y.nextUp).first { rowRect($0).contains(point) }
  }
  /// Returns the rows in a rectangle, from top to bottom.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { geometry.rows(from: rect.minY, to: rect.maxY) }
  /// Scrolls to a row. `.none` scrolls by the smallest distance that shows it. A row that does not exist stops the
  /// program.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// A Boolean value that determines whether touches select rows. The default is true.
  open var allowsSelection = true
  /// A Boolean value that determines whether several rows can be selected. If true, a touch deselects a selected row.
  /// The default is false.
  open var allowsMultipleSelection = false
  /// The first of the selected rows, in the order of selection.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
  /// The selected rows, in the order of selection; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }
  /// Selects a row without notifying the delegate. Unless several can be selected, it replaces the selection. Nil
  /// deselects all. `.none` does not scroll.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }
  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Changes

  /// Begins a batch of changes. Calls can be nested. Prefer `performBatchUpdates(_:completion:)`.
  open func beginUpdates() { beginChanges() }
  /// Ends a batch of changes. If the data source's new counts do not match the changes, the program stops.
  open func endUpdates() { endChanges(nil) }
  /// Makes a batch of changes, in any order. Deletions use old indexes, and insertions use new ones. The completion is
  /// called at the end of the animation.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginChanges()
    updates?()
    endChanges(completion)
  }
  /// The same for a closure that does not escape. Apple's parameter is optional and does not escape either, which Swift
  /// cannot declare.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  /// Inserts rows that the data source already has.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.insertedRows.formUnion(indexPaths) }
  }
  /// Deletes rows that the data source no longer has.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.deletedRows.formUnion(indexPaths) }
  }
  /// Reloads the cells of rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.reloadedRows.formUnion(indexPaths) }
  }
  /// Moves a row that the data source already has at the new index.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.move(indexPath, to: newIndexPath) }
  }
  /// Inserts sections that the data source already has.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections that the data source no longer has.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }
  /// Moves a section that the data source already has at the new index.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.move(section, to: newSection) }
  }
  /// Reloads the rows, headers and footers of sections. Their row counts may change.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }

  // MARK: Overrides

  override class func addObservableProperties(to properties: inout ObservableProperties) {
    super.addObservableProperties(to: &properties)
    addTableViewProperties(to: &properties)
  }

  override var sizesContentItself: Bool { true }
  /// Lays out the visible cells, headers and footers. Overrides call super. (A guess: list-11.)
  open override func layoutSubviews() {
    super.layoutSubviews()
    if window == nil, dataSource != nil {
      LayoutOutsideWindow.report(
        self, type: "UITableView", name: "table view", symbol: "UITableViewAlertForLayoutOutsideViewHierarchy")
    }
    layOutRows()
  }
  /// Highlights the touched row. Overrides call super.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    press(touches)
  }
  /// Selects the touched row. Overrides call super.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    release(selects: true)
  }
  /// Unhighlights the touched row. Overrides call super.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    release(selects: false)
  }
}
