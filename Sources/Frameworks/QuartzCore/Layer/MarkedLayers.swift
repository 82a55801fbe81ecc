/// The sublayers of a layer, and its mask, that have marks. A list of few, so that a change in a long list of sublayers
/// does not look at all of them.
struct MarkedLayers {
  /// The length of lists of sublayers that are looked at as a whole.
  static let fewest = 16

  private(set) var list: [CALayer] = []
  /// `true` if any sublayer may be marked, because there are few or because many are marked.
  private(set) var isAny = false
  /// The number of layers that were ever added.
  private(set) var additions = 0

  mutating func add(_ layer: CALayer, in count: Int) {
    layer.marks.insert(.listed)
    additions += 1
    if isAny { return }
    if count > Self.fewest, list.count < Self.fewest { list.append(layer) } else { addAll() }
  }

  /// Has the next visit look at all layers.
  mutating func addAll() { (list, isAny) = ([], true) }

  mutating func remove(_ layer: CALayer) {
    layer.marks.remove(.listed)
    list.removeAll { $0 === layer }
  }

  /// Removes the layers that have no marks any more.
  mutating func tidy(_ all: [CALayer]) {
    var isMarked = false
    for layer in isAny ? all : list {
      if layer.marks.isUnmarked { layer.marks.remove(.listed) } else { isMarked = true }
    }
    guard isAny else { return list.removeAll { $0.marks.isUnmarked } }
    if !isMarked { isAny = false }
  }
}

/// A visit of a layer's sublayers and its mask, in order, that leaves out layers without marks. Layers that get marks
/// meanwhile are visited too, unless the visit is past them.
struct MarkedVisit {
  private let parent: CALayer
  private let layers: [CALayer]
  /// The indices to visit, descending. Nil: all that follow.
  private var due: [Int]?
  private var last = -1
  private let additions: Int

  init(of parent: CALayer) {
    self.parent = parent
    layers = parent.layersBelow
    additions = parent.marked.additions
    guard !parent.marked.isAny else { return }
    var due = parent.marked.list.map { parent.indexBelow(of: $0) }
    due.sort(by: >)
    self.due = due
  }

  mutating func next() -> CALayer? {
    if due != nil, parent.marked.additions != additions { due = nil }
    guard let index = due == nil ? last + 1 : due?.popLast(), index < layers.count else { return nil }
    last = index
    WorkCounters.layers += 1
    return layers[index]
  }

  /// Called after the last layer.
  func end() { parent.marked.tidy(parent.layersBelow) }
}
