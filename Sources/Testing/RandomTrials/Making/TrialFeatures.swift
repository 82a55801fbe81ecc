import Stage

/// Features of the container that an app uses in a trial, besides the plain one. All callbacks, animators and placements of the
/// bar occur without them.
package struct TrialFeatures: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The bar changes its style: floating, with a pill, with tabs as wide as their titles.
  package static let barStyles = TrialFeatures(rawValue: 1)
  /// Tabs are disabled and enabled.
  package static let disabled = TrialFeatures(rawValue: 2)
  /// The pages are those of `ContainerTab`s, made when they are needed.
  package static let tabs = TrialFeatures(rawValue: 4)
  /// The pages are those of a source without ends.
  package static let source = TrialFeatures(rawValue: 8)
  /// The pages are those of a source whose last page is followed by the first.
  package static let ring = TrialFeatures(rawValue: 16)
  /// The container is below a header that collapses.
  package static let header = TrialFeatures(rawValue: 32)
  /// The header comes back as soon as a page scrolls toward its start.
  package static let reveal = TrialFeatures(rawValue: 64)
  /// The header snaps to one of its ends.
  package static let snap = TrialFeatures(rawValue: 128)
  /// The header follows a page that is dragged beyond its start.
  package static let stretch = TrialFeatures(rawValue: 256)

  /// The container's own transition moves shared elements.
  package static let elements = TrialFeatures(rawValue: 512)

  /// The app does everything in every call: pages present over themselves, change the window's height, replace each other, and are
  /// given away.
  package static let calls = TrialFeatures(rawValue: 1024)

  /// Some tabs act, and have no page. Only with `tabs`.
  package static let acting = TrialFeatures(rawValue: 2048)

  /// The container's class is a subclass of a subclass, which overrides each call and does not always call `super`.
  package static let subclass = TrialFeatures(rawValue: 4096)

  /// The app selects before the container's view is loaded, while it is loaded, and while it appears and is laid out.
  package static let early = TrialFeatures(rawValue: 8192)

  /// A finger may slide along the tabs, and the pages turn under it.
  package static let scrub = TrialFeatures(rawValue: 32768)

  /// Code draws the container's own transition by its progress. Not with `elements`.
  package static let drawing = TrialFeatures(rawValue: 16384)

  private static let words: [(String, TrialFeatures)] = [
    ("barstyles", .barStyles), ("disabled", .disabled), ("tabs", .tabs), ("source", .source), ("ring", .ring),
    ("header", .header), ("reveal", .reveal), ("snap", .snap), ("stretch", .stretch), ("elements", .elements),
    ("calls", .calls), ("acting", .acting), ("subclass", .subclass), ("early", .early), ("drawing", .drawing),
    ("scrub", .scrub),
  ]

  /// The features whose pages are made in different ways. A trial has one of them at most.
  private static let supplies: [TrialFeatures] = [.tabs, .source, .ring]
  /// The features of a header.
  private static let headers: [TrialFeatures] = [.reveal, .snap, .stretch]

  /// Parses the words, separated by commas. Each may occur once; `none` for no feature.
  package init?(_ text: String) {
    self = []
    guard text != "none" else { return }
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let word = Self.words.first(where: { $0.0 == part }), insert(word.1).inserted else { return nil }
    }
    guard Self.supplies.filter(contains).count <= 1 else { return nil }
    guard contains(.tabs) || !contains(.acting) else { return nil }
    guard !isSuperset(of: [.elements, .drawing]) else { return nil }
    guard contains(.header) || Self.headers.filter(contains).isEmpty else { return nil }
  }

  /// The text that `init(_:)` parses.
  package var text: String {
    let text = Self.words.filter { contains($0.1) }.map(\.0).joined(separator: ",")
    return text.isEmpty ? "none" : text
  }

  /// Draws the features of a trial: often none, mostly one or two, sometimes all that go together.
  init(dice: inout Dice) {
    self = []
    if dice.chance(30) { return }
    if dice.chance(40) { insert(.barStyles) }
    if dice.chance(40) { insert(.disabled) }
    if dice.chance(50) { insert(Self.supplies[dice.pick(below: 3)]) }
    if dice.chance(30) {
      insert(.header)
      for feature in Self.headers where dice.chance(30) { insert(feature) }
    }
    if dice.chance(25) { insert(.elements) }
    if dice.chance(40) { insert(.calls) }
    if contains(.tabs), dice.chance(50) { insert(.acting) }
    if dice.chance(30) { insert(.subclass) }
    if dice.chance(30) { insert(.early) }
    if !contains(.elements), dice.chance(25) { insert(.drawing) }
    if dice.chance(30) { insert(.scrub) }
  }
}
