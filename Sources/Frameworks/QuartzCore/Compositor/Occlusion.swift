/// The pixels of items that can be seen, because nothing opaque is in front of them.
struct Occlusion {
  /// For each item, the pixels to draw. Nil if there are none.
  private(set) var visible: [Region?]
  /// The pixels that no item makes opaque.
  private(set) var open: Region

  init(_ items: [DrawItem], in region: Region) {
    visible = Array(repeating: nil, count: items.count)
    open = region
    for index in items.indices.reversed() {
      let item = items[index]
      let part = open.intersection(item.area)
      if part.isEmpty { continue }
      visible[index] = part
      if let read = item.readArea {
        // All of it, because what is hidden is blurred into the visible part.
        visible[index] = region.intersection(item.area)
        open = open.union(region.intersection(read))
        continue
      }
      guard let opaque = item.opaqueArea else { continue }
      let covered = Region(opaque)
      open = open.subtracting(item.space.clip.map { covered.intersection($0.inner) } ?? covered)
    }
  }
}
