/// The images of nodes that are likely to be drawn again. A node's image lives as long as the node's body, or until
/// others need the space. Main thread only.
enum PictureCache {
  /// The circumstances on which an image of a body depends.
  struct Key: Equatable {
    private let scale: CGSize
    /// The position within a pixel, in 65,536ths.
    private let phase: SIMD2<Int>
    private let showsBack, isFlipped, isInGroup: Bool

    init(_ space: Space, isInGroup: Bool, resolution: CGFloat? = nil) {
      (showsBack, isFlipped, self.isInGroup) = (space.showsBack, space.isFlipped, isInGroup)
      if let resolution {
        (scale, phase) = (CGSize(width: resolution, height: resolution), SIMD2())
      } else {
        scale = CGSize(width: space.matrix.a, height: space.matrix.d)
        phase = SIMD2(Self.phase(space.matrix.tx), Self.phase(space.matrix.ty))
      }
    }

    private static func phase(_ value: CGFloat) -> Int { Int((value - value.rounded(.down)) * 65_536) }
  }

  /// A body's image, or only the key with which it was drawn last.
  final class Entry {
    fileprivate var key: Key
    fileprivate var picture: Picture?
    fileprivate var lastUse = 0

    fileprivate init(_ key: Key) { self.key = key }

    fileprivate var bytes: Int { picture.map { $0.bitmap.bytesPerRow * $0.bitmap.height } ?? 0 }
  }

  /// The number of bytes of all images at most.
  static let most = 96 << 20
  nonisolated(unsafe) private static var entries: [Unowned] = []
  nonisolated(unsafe) private static var uses = 0

  private struct Unowned { weak var entry: Entry? }

  /// The number of bytes of all images.
  static var bytes: Int { entries.reduce(0) { $0 + ($1.entry?.bytes ?? 0) } }

  /// Returns a body's image. Makes it if there is none for these circumstances. `onlyIfSeen`: not the first time.
  static func picture(
    of body: RenderNode.Body, _ key: Key, onlyIfSeen: Bool, make: () -> Picture?
  ) -> Picture? {
    uses += 1
    let isSeen = body.cached?.key == key
    let entry = isSeen ? body.cached ?? Entry(key) : Entry(key)
    body.cached = entry
    entry.lastUse = uses
    if let picture = entry.picture { return picture }
    if onlyIfSeen && !isSeen { return nil }
    entry.picture = make()
    entries.append(Unowned(entry: entry))
    discard()
    return entry.picture
  }

  /// Discards the images that were not used for the longest time. The newest one stays, however large it is.
  private static func discard() {
    entries.removeAll { $0.entry?.picture == nil }
    var bytes = bytes
    while bytes > most, entries.count > 1,
      let oldest = entries.compactMap(\.entry).min(by: { $0.lastUse < $1.lastUse })
    {
      bytes -= oldest.bytes
      oldest.picture = nil
      entries.removeAll { $0.entry?.picture == nil }
    }
  }
}

extension RenderNode.Body {
  /// `true` if an image of the body is kept.
  var hasPicture: Bool { cached?.picture != nil }
}
