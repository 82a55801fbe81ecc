/// The event of a layer that is added to a superlayer's `sublayers`, or becomes its mask.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is removed from its superlayer.
public let kCAOnOrderOut = "onOrderOut"

extension CALayer: Sibling {
  final var sublayerList: [CALayer] { children.elements }

  /// The model layer's sublayers or, for a presentation layer, the committed ones.
  final var visibleSublayers: [CALayer]? {
    guard let presented else { return sublayerList.isEmpty ? nil : sublayerList }
    let layers = presented.committed?.sublayers.compactMap { $0.presentation() } ?? []
    return layers.isEmpty ? nil : layers
  }

  /// Looks up the list's action and the layer's `kCAOnOrderIn` before the change, and runs them after it (measured).
  final func insert(_ layer: CALayer, at index: Int) {
    checkWritable()
    precondition(layer !== self, "a layer is added to itself")
    if layer.parent === self, maskLayer !== layer { return move(layer, to: index) }
    checkCycle(layer)
    layer.leaveParent()
    place(layer, at: min(index, children.count), action: requestedAction("sublayers"))
  }

  private func place(_ layer: CALayer, at index: Int, action: (any CAAction)?) {
    let ordering = layer.requestedAction(kCAOnOrderIn)
    children.insert(layer, at: index)
    adopt(layer)
    action?.run(forKey: "sublayers", object: self, arguments: nil)
    ordering?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
  }

  final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    // The index is one in the list without the layer.
    let own = layer.parent === self ? children.index(of: layer) : nil
    let others = own == nil ? children.count : children.count - 1
    guard let sibling, let position = children.index(of: sibling) else {
      return insert(layer, at: offset == 0 ? 0 : others)
    }
    let isAfter = own.map { $0 < position } ?? false
    insert(layer, at: (isAfter ? position - 1 : position) + offset)
  }

  private func move(_ layer: CALayer, to index: Int) {
    let action = requestedAction("sublayers")
    children.remove(layer)
    children.insert(layer, at: min(index, children.count))
    mark(.commit)
    contentChanged()
    action?.run(forKey: "sublayers", object: self, arguments: nil)
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = children.index(of: old) else { return }
    checkWritable()
    new.leaveParent()
    let at = children.index(of: old) ?? index
    let action = requestedAction("sublayers")
    let leaving = old.requestedAction(kCAOnOrderOut)
    release(old)
    leaving?.run(forKey: kCAOnOrderOut, object: old, arguments: nil)
    place(new, at: at, action: action)
  }

  final func leaveParent() {
    guard presented == nil, let parent else { return }
    let isMask = parent.maskLayer === self
    let key = isMask ? "mask" : "sublayers"
    let action = parent.requestedAction(key)
    let leaving = requestedAction(kCAOnOrderOut)
    parent.release(self)
    parent.mark(.commit)
    parent.contentChanged()
    action?.run(forKey: key, object: parent, arguments: nil)
    leaving?.run(forKey: kCAOnOrderOut, object: self, arguments: nil)
  }

  final func setSublayers(_ layers: [CALayer]) {
    checkWritable()
    let staying = Set(layers.map { ObjectIdentifier($0) })
    for layer in sublayerList where !staying.contains(ObjectIdentifier(layer)) { layer.leaveParent() }
    for (index, layer) in layers.enumerated()
    where index >= children.count || sublayerList[index] !== layer { insert(layer, at: index) }
  }

  final func setMask(_ mask: CALayer?) {
    LayerWrites.observer?(self, "mask")
    guard mask !== maskLayer else { return }
    checkWritable()
    reportIfIgnored("mask")
    if let mask { checkCycle(mask) }
    mask?.leaveParent()
    let action = requestedAction("mask")
    let leaving = maskLayer?.requestedAction(kCAOnOrderOut)
    let coming = mask?.requestedAction(kCAOnOrderIn)
    let old = maskLayer
    if let old { release(old) }
    maskLayer = mask
    if let mask { adopt(mask) } else { mark(.commit) }
    action?.run(forKey: "mask", object: self, arguments: nil)
    if let old { leaving?.run(forKey: kCAOnOrderOut, object: old, arguments: nil) }
    if let mask { coming?.run(forKey: kCAOnOrderIn, object: mask, arguments: nil) }
  }

  /// Stops the program if a layer would be inside itself.
  private func checkCycle(_ layer: CALayer) {
    guard layer === self || layer.children.count > 0 || layer.maskLayer != nil else { return }
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer { fatalError("CALayerInvalid: layer \(layer) is a part of cycle in its layer tree") }
      ancestor = current.parent
    }
  }

  private func adopt(_ layer: CALayer) {
    layer.parent = self
    layer.marks.remove(.listed)
    layer.marks.insert(.commit)
    mark(.commit)
    markBelow(layer.marks.above, of: layer)
    contentChanged()
  }

  /// Removes a sublayer or the mask.
  private func release(_ layer: CALayer) {
    if maskLayer === layer { maskLayer = nil } else { children.remove(layer) }
    marked.remove(layer)
    layer.parent = nil
  }
}
