extension CALayer {
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
    layer.leaveParent()
    place(layer, at: min(index, sublayerList.count), action: requestedAction("sublayers"))
  }

  private func place(_ layer: CALayer, at index: Int, action: (any CAAction)?) {
    let ordering = layer.requestedAction(kCAOnOrderIn)
    sublayerList.insert(layer, at: index)
    adopt(layer)
    action?.run(forKey: "sublayers", object: self, arguments: nil)
    ordering?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
  }

  final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    let others = sublayerList.filter { $0 !== layer }
    let end = offset == 0 ? 0 : others.count
    let index = sibling.flatMap { sibling in others.firstIndex { $0 === sibling } }.map { $0 + offset } ?? end
    insert(layer, at: index)
  }

  private func move(_ layer: CALayer, to index: Int) {
    let action = requestedAction("sublayers")
    sublayerList.removeAll { $0 === layer }
    sublayerList.insert(layer, at: min(index, sublayerList.count))
    mark(.commit)
    contentChanged()
    action?.run(forKey: "sublayers", object: self, arguments: nil)
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = sublayerList.firstIndex(where: { $0 === old }) else { return }
    checkWritable()
    new.leaveParent()
    let at = sublayerList.firstIndex { $0 === old } ?? index
    let action = requestedAction("sublayers")
    let leaving = old.requestedAction(kCAOnOrderOut)
    sublayerList.remove(at: at)
    old.parent = nil
    leaving?.run(forKey: kCAOnOrderOut, object: old, arguments: nil)
    place(new, at: at, action: action)
  }

  final func leaveParent() {
    guard presented == nil, let parent else { return }
    let isMask = parent.maskLayer === self
    let key = isMask ? "mask" : "sublayers"
    let action = parent.requestedAction(key)
    let leaving = requestedAction(kCAOnOrderOut)
    if isMask { parent.maskLayer = nil } else { parent.sublayerList.removeAll { $0 === self } }
    self.parent = nil
    parent.mark(.commit)
    parent.contentChanged()
    action?.run(forKey: key, object: parent, arguments: nil)
    leaving?.run(forKey: kCAOnOrderOut, object: self, arguments: nil)
  }

  final func setSublayers(_ layers: [CALayer]) {
    checkWritable()
    for layer in sublayerList where !layers.contains(where: { $0 === layer }) { layer.leaveParent() }
    for (index, layer) in layers.enumerated()
    where index >= sublayerList.count || sublayerList[index] !== layer { insert(layer, at: index) }
  }

  final func setMask(_ mask: CALayer?) {
    LayerWrites.observer?(self, "mask")
    guard mask !== maskLayer else { return }
    checkWritable()
    reportIfIgnored("mask")
    mask?.leaveParent()
    let action = requestedAction("mask")
    let leaving = maskLayer?.requestedAction(kCAOnOrderOut)
    let coming = mask?.requestedAction(kCAOnOrderIn)
    let old = maskLayer
    old?.parent = nil
    maskLayer = mask
    if let mask { adopt(mask) } else { mark(.commit) }
    action?.run(forKey: "mask", object: self, arguments: nil)
    if let old { leaving?.run(forKey: kCAOnOrderOut, object: old, arguments: nil) }
    if let mask { coming?.run(forKey: kCAOnOrderIn, object: mask, arguments: nil) }
  }

  private func adopt(_ layer: CALayer) {
    layer.parent = self
    layer.marks.insert(.commit)
    mark(.commit)
    markBelow(layer.marks.above)
    contentChanged()
  }
}
