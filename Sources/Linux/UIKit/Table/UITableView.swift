public import Foundation
import QuartzCore

/// A list of rows in sections, of which only those in sight have cells.
///
/// The data source is asked for numbers and heights when the table is first laid out or asked about its rows, and again by
/// `reloadData()`; for cells in the layout before a frame. A cell that gets out of sight is used again for another row.
/// Editing is not here, nor are indexes, focus, dragging and nib files.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How sections are set off from each other.
  open private(set) var style: Style
  final var knownGeometry: TableGeometry?
  /// The cells in sight.
  final var cells: [IndexPath: UITableViewCell] = [:]
  final var bands = TableBands()
  final var cellPool = ReusePool<String, UITableViewCell>()
  final var selectedPaths: [IndexPath] = []
  /// The row that a finger is on.
  final var pressed: IndexPath?
  final var changes: ListChanges?
  final var changeDepth = 0
  private var ownSeparatorInset: UIEdgeInsets?
  private var ownBackgroundView: UIView?

  /// A table with a frame in its superview's coordinates.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    configure()
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// As `init(frame:style:)`, plain, with an empty frame: views are not archived here.
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

  /// Says what is in the table. Set, the table is read anew before the next frame.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetData() } }
  /// Hears of the rows, and of scrolling.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      forgetData()
    }
  }
  /// Reads numbers and heights anew, forgets the selection, and has all cells made or filled again in the next layout.
  open func reloadData() { reload() }
  /// How many sections there are.
  open var numberOfSections: Int { geometry.sections.count }
  /// How many rows a section has. A section that is not there stops the program.
  open func numberOfRows(inSection section: Int) -> Int { geometry.sections[section].rows.count }

  // MARK: Heights

  /// The rows' height, where the delegate says none: in points, or `automaticDimension` (at first), which is found from
  /// constraints in a cell's content view or, without them, from its labels, once the cell is in sight.
  open var rowHeight: CGFloat = automaticDimension { didSet { if rowHeight != oldValue { forgetData() } } }
  /// The height to take for rows of automatic height that have not been seen; 44 where it is `automaticDimension` (at first)
  /// or not more than 0.
  open var estimatedRowHeight: CGFloat = automaticDimension
  /// The headers' height, where the delegate says none. `automaticDimension` at first: none where there is neither title
  /// nor view.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetData() } }
  }
  /// The footers' height, where the delegate says none; see `sectionHeaderHeight`.
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetData() } }
  }
  /// The space above a plain table's headers. `automaticDimension` at first: 22 points (a guess).
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { forgetData() } }
  }

  // MARK: Views

  /// Above all rows, as high as its frame says. Set it again when that has changed.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// Below all rows, as high as its frame says. Set it again when that has changed.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// Behind all rows, as large as the table. It does not scroll.
  open var backgroundView: UIView? {
    get { ownBackgroundView }
    set {
      ownBackgroundView?.removeFromSuperview()
      ownBackgroundView = newValue
      if let newValue { insertSubview(newValue, at: 0) }
      setNeedsLayout()
    }
  }
  /// What is between rows. A line at first.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { updateCells() } }
  /// The lines' colour. `UIColor.separator` at first, and again after nil was set.
  open var separatorColor: UIColor? = .separator {
    didSet {
      if separatorColor == nil { separatorColor = .separator }
      updateCells()
    }
  }
  /// How far the lines are from the edges; at first as far as texts at the left. Top and bottom do not count.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: textInset, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      updateCells()
    }
  }

  // MARK: Cells

  /// Has cells of a class made for an identifier, by `init(style:reuseIdentifier:)` with the default style. Nil: none any
  /// more. Another class than one of cells stops the program.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }
  /// Has headers and footers of a class made for an identifier. Nil: none any more.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerBand(aClass, identifier)
  }
  /// A cell that is out of sight, or a new one of the class registered for the identifier; nil without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { takeCell(identifier) }
  /// The same, for a row. Without a class for the identifier the program stops.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    takeCell(identifier, for: indexPath)
  }
  /// A header or footer that is out of sight, or a new one of the class registered for the identifier.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    bands.take(identifier)
  }
  /// The cell of a row that is in sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  /// The row of a cell that is in sight.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// The cells in sight, from above.
  open var visibleCells: [UITableViewCell] { sortedPaths.compactMap { cells[$0] } }
  /// The rows in sight, from above.
  open var indexPathsForVisibleRows: [IndexPath]? { sortedPaths }
  /// The header in sight of a section, if it is of this class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bands.shown[.header(section)] as? UITableViewHeaderFooterView
  }
  /// The footer in sight of a section, if it is of this class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bands.shown[.footer(section)] as? UITableViewHeaderFooterView
  }

  // MARK: Places, in the table's coordinates

  /// A section with its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    let place = geometry.sections[section]
    return CGRect(x: 0, y: place.top, width: bounds.width, height: place.bottom - place.top)
  }
  /// A section's header, where it is while nothing pushes it.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
  /// A section's footer, where it is while nothing pushes it.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }
  /// A row; zero where there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  /// The row at a point; nil for none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    geometry.rows(from: point.y, to: point.y.nextUp).first { rowRect($0).contains(point) }
  }
  /// The rows in a rectangle, from above.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { geometry.rows(from: rect.minY, to: rect.maxY) }
  /// Brings a row into sight. `.none` moves as little as needed. A row that is not there stops the program.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// Whether touches select rows. True at first.
  open var allowsSelection = true
  /// Whether several rows can be selected; a touch then deselects a selected one. False at first.
  open var allowsMultipleSelection = false
  /// The row that was selected first of those that are.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
  /// The selected rows, in the order of selecting; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }
  /// Selects a row, in place of another unless several can be selected, and tells nobody. Nil deselects. `.none` does not
  /// scroll.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }
  /// Deselects a row, and tells nobody.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Changes

  /// Begins changes that are made together; calls nest. Better: `performBatchUpdates(_:completion:)`.
  open func beginUpdates() { beginChanges() }
  /// Ends them. The data source must have the new numbers; where they do not fit the changes the program stops.
  open func endUpdates() { endChanges(nil) }
  /// Makes changes together. Rows are deleted by their old index and inserted by their new one, in any order. The
  /// completion comes at the end of the animation.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginChanges()
    updates?()
    endChanges(completion)
  }
  /// Inserts rows that the data source has by now.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.insertedRows.formUnion(indexPaths) }
  }
  /// Deletes rows that the data source does not have any more.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.deletedRows.formUnion(indexPaths) }
  }
  /// Has rows' cells made or filled anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.reloadedRows.formUnion(indexPaths) }
  }
  /// Moves a row that the data source has at its new place by now.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.movedRows[indexPath] = newIndexPath }
  }
  /// Inserts sections that the data source has by now.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections that the data source does not have any more.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }
  /// Has sections' rows, headers and footers made anew; their numbers may be others.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }

  // MARK: What it overrides

  /// Brings cells, headers and footers to where they are seen. Overrides call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if window == nil, dataSource != nil { LayoutOutsideWindow.report(self) }
    layOutRows()
  }
  /// Highlights the row that is touched. Overrides call super.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    press(touches)
  }
  /// Selects the row that was touched. Overrides call super.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    release(selects: true)
  }
  /// The touched row is no longer highlighted. Overrides call super.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    release(selects: false)
  }
}
