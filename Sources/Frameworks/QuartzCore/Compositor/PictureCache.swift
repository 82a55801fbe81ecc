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

  /// A body's image.
  final class Entry {
    fileprivate let key: Key
    fileprivate let picture: NodePicture
    fileprivate var lastUse = 0
    fileprivate weak var body: RenderNode.Body?

    fileprivate init(_ key: Key, _ picture: NodePicture, of body: RenderNode.Body) {
      (self.key, self.picture, self.body) = (key, picture, body)
    }

    fileprivate var bytes: Int { picture.bitmap.bytesPerRow * picture.bitmap.height }
  }

  /// The number of bytes of all images at most.
  static let most = 96 << 20
  nonisolated(unsafe) private static var entries: [Unowned] = []
  nonisolated(unsafe) private static var uses = 0

  private struct Unowned { weak var entry: Entry? }

  /// The number of bytes of all images.
  static var bytes: Int { entries.reduce(0) { $0 + ($1.entry?.bytes ?? 0) } }

  /// Returns a body's image. Makes it if there is none for these circumstances.
  static func picture(of body: RenderNode.Body, _ key: Key, make: () -> NodePicture?) -> NodePicture? {
    uses += 1
    if let entry = body.cached, entry.key == key {
      entry.lastUse = uses
      return entry.picture
    }
    // The old image's memory can be used for the new one.
    body.cached = nil
    guard let picture = make() else { return nil }
    let entry = Entry(key, picture, of: body)
    entry.lastUse = uses
    body.cached = entry
    entries.append(Unowned(entry: entry))
    discard()
    return picture
  }

  /// Discards the images that were not used for the longest time. The newest one stays, however large it is.
  private static func discard() {
    entries.removeAll { $0.entry == nil }
    var bytes = bytes
    while bytes > most, entries.count > 1,
      let oldest = entries.compactMap(\.entry).min(by: { $0.lastUse < $1.lastUse })
    {
      bytes -= oldest.bytes
      oldest.body?.cached = nil
      entries.removeAll { $0.entry == nil || $0.entry === oldest }
    }
  }
}
