import QuartzCore
import Stage
import Testing
import UIKit

/// A snapshot depends on when it is taken, on where the view is, and on `afterScreenUpdates`. The view is red on screen
/// (if it was on screen before), green when the snapshot is taken, and changed once more afterwards.
@Suite("The content of a snapshot", .serialized) @MainActor struct SnapshotTableTests {
  /// The moment at which the snapshot is taken.
  enum Moment: CaseIterable { case implicitTransaction, explicitTransaction, layoutOfACommit, layoutIfNeeded }
  /// The place of the view.
  enum Situation: CaseIterable { case onScreenBefore, addedInThisTransaction, inNoWindow }
  /// The changes to the view after its snapshot was taken.
  enum Later: CaseIterable { case blue, hidden, transparent }
  enum Content: Equatable {
    case red, green, nothing
    /// The content that the view has later.
    case later
  }
  struct Row {
    let moment: Moment
    let situation: Situation
    let afterUpdates: Bool
    /// The expected content of `snapshotView` and of `drawHierarchy`.
    let view, drawn: Content

    init(_ moment: Moment, _ situation: Situation, _ afterUpdates: Bool, _ view: Content, _ drawn: Content) {
      (self.moment, self.situation, self.afterUpdates, self.view, self.drawn) = (
        moment, situation, afterUpdates, view, drawn
      )
    }
  }

  nonisolated static let rows = [
    Row(.implicitTransaction, .onScreenBefore, true, .green, .green),
    Row(.implicitTransaction, .onScreenBefore, false, .red, .red),
    Row(.implicitTransaction, .addedInThisTransaction, true, .green, .green),
    Row(.implicitTransaction, .addedInThisTransaction, false, .nothing, .nothing),
    Row(.implicitTransaction, .inNoWindow, true, .green, .green),
    Row(.implicitTransaction, .inNoWindow, false, .nothing, .nothing),
    Row(.explicitTransaction, .onScreenBefore, true, .red, .red),
    Row(.explicitTransaction, .onScreenBefore, false, .red, .red),
    Row(.explicitTransaction, .addedInThisTransaction, true, .nothing, .nothing),
    Row(.explicitTransaction, .addedInThisTransaction, false, .nothing, .nothing),
    Row(.explicitTransaction, .inNoWindow, true, .nothing, .nothing),
    Row(.explicitTransaction, .inNoWindow, false, .nothing, .nothing),
    Row(.layoutOfACommit, .onScreenBefore, true, .later, .red),
    Row(.layoutOfACommit, .onScreenBefore, false, .red, .red),
    Row(.layoutOfACommit, .addedInThisTransaction, true, .later, .nothing),
    Row(.layoutOfACommit, .addedInThisTransaction, false, .nothing, .nothing),
    Row(.layoutOfACommit, .inNoWindow, true, .later, .nothing),
    Row(.layoutOfACommit, .inNoWindow, false, .nothing, .nothing),
    Row(.layoutIfNeeded, .onScreenBefore, true, .red, .red),
    Row(.layoutIfNeeded, .onScreenBefore, false, .red, .red),
    Row(.layoutIfNeeded, .addedInThisTransaction, true, .nothing, .nothing),
    Row(.layoutIfNeeded, .addedInThisTransaction, false, .nothing, .nothing),
    Row(.layoutIfNeeded, .inNoWindow, true, .nothing, .nothing),
    Row(.layoutIfNeeded, .inNoWindow, false, .nothing, .nothing),
  ]

  @Test("is in the table once for every combination")
  func complete() {
    let keys = Self.rows.map { "\($0.moment) \($0.situation) \($0.afterUpdates)" }
    #expect(Set(keys).count == keys.count && keys.count == Moment.allCases.count * Situation.allCases.count * 2)
  }

  @Test("matches the table for snapshotView", arguments: rows, Later.allCases)
  func snapshotView(_ row: Row, _ later: Later) throws {
    let scene = SnapshotScene(row.situation)
    var snapshot: UIView?
    scene.run(row.moment, later) { snapshot = $0.snapshotView(afterScreenUpdates: row.afterUpdates) }
    #expect(scene.meanColor(of: snapshot?.layer.contents) == color(row.view, later))
    let isReported = !row.afterUpdates && row.situation != .onScreenBefore
    #expect(scene.stage.issues.count == (isReported ? 1 : 0))
  }

  @Test("matches the table in each of the nine parts of a resizable snapshot view", arguments: rows)
  func resizableSnapshotView(_ row: Row) throws {
    let scene = SnapshotScene(row.situation)
    var snapshot: UIView?
    let caps = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    scene.run(row.moment, .blue) {
      snapshot = $0.resizableSnapshotView(from: $0.bounds, afterScreenUpdates: row.afterUpdates, withCapInsets: caps)
    }
    let parts = try #require(snapshot).subviews
    #expect(parts.count == 9)
    #expect(parts.allSatisfy { scene.meanColor(of: $0.layer.contents) == color(row.view, .blue) })
  }

  @Test("matches the table for drawHierarchy, which returns true if it drew the view", arguments: rows, Later.allCases)
  func drawHierarchy(_ row: Row, _ later: Later) {
    let scene = SnapshotScene(row.situation)
    var (image, isComplete): (UIImage?, Bool?)
    scene.run(row.moment, later) { view in
      image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
        isComplete = view.drawHierarchy(in: view.bounds, afterScreenUpdates: row.afterUpdates)
      }
    }
    #expect(scene.meanColor(of: image?.cgImage) == color(row.drawn, later))
    #expect(isComplete == (row.drawn != .nothing))
  }

  @Test("of the screen, in a commit's layout, includes the commit after updates only", arguments: [true, false])
  func screen(_ afterUpdates: Bool) {
    let scene = SnapshotScene(.onScreenBefore)
    var snapshot: UIView?
    scene.run(.layoutOfACommit, .blue) { _ in
      snapshot = UIScreen.main.snapshotView(afterScreenUpdates: afterUpdates)
    }
    #expect(scene.meanColor(of: snapshot?.layer.contents) == color(afterUpdates ? .later : .red, .blue))
  }

  @Test("is on screen in the same frame if layout adds the snapshot")
  func shownAtOnce() {
    let scene = SnapshotScene(.onScreenBefore)
    scene.run(.layoutOfACommit, .blue) { view in
      view.bounds.size.width = 20
      view.frame.origin.x = 0
      guard let snapshot = view.snapshotView(afterScreenUpdates: true) else { return }
      scene.stage.window.addSubview(snapshot)
      snapshot.frame.origin.x = 30
    }
    let pixels = [10, 40].map { scene.stage.image().pixel(x: $0, y: 25) }.map { [$0.r, $0.g, $0.b] }
    #expect(pixels == [[0, 0, 255], [0, 0, 255]])
  }

  private func color(_ content: Content, _ later: Later) -> [UInt8] {
    switch content {
    case .red: [255, 0, 0, 255]
    case .green: [0, 255, 0, 255]
    case .later: later == .blue ? [0, 0, 255, 255] : [0, 0, 0, 0]
    case .nothing: [0, 0, 0, 0]
    }
  }
}

/// A view that fills a stage of 50 points, with a closure that is called in the stage's layout.
@MainActor private final class SnapshotScene {
  let stage = Stage(size: CGSize(width: 50, height: 50))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let hook = LayoutHook(frame: .zero)
  private let situation: SnapshotTableTests.Situation

  init(_ situation: SnapshotTableTests.Situation) {
    self.situation = situation
    stage.window.addSubview(hook)
    if situation == .onScreenBefore {
      view.backgroundColor = .red
      stage.window.addSubview(view)
    }
    stage.frame()
  }

  isolated deinit { stage.tearDown() }

  func run(_ moment: SnapshotTableTests.Moment, _ later: SnapshotTableTests.Later, take: @escaping (UIView) -> Void) {
    let change = { [self] in
      if situation == .addedInThisTransaction { stage.window.addSubview(view) }
      view.backgroundColor = .green
      take(view)
      switch later {
      case .blue: view.backgroundColor = .blue
      case .hidden: view.isHidden = true
      case .transparent: view.alpha = 0
      }
    }
    switch moment {
    case .implicitTransaction: change()
    case .explicitTransaction:
      CATransaction.begin()
      change()
      CATransaction.commit()
    case .layoutOfACommit: hook.onLayout = change
    case .layoutIfNeeded:
      hook.onLayout = change
      hook.layoutIfNeeded()
    }
    stage.frame()
    #expect(hook.onLayout == nil)
  }

  func meanColor(of contents: Any?) -> [UInt8] {
    guard let contents, let image = contents as? CGImage else { return [0, 0, 0, 0] }
    var sum = [0, 0, 0, 0]
    for y in 0..<image.height {
      for x in 0..<image.width {
        let pixel = image.pixel(x: x, y: y)
        for (index, part) in [pixel.r, pixel.g, pixel.b, pixel.a].enumerated() { sum[index] += Int(part) }
      }
    }
    return sum.map { UInt8(($0 + image.width * image.height / 2) / (image.width * image.height)) }
  }
}

private final class LayoutHook: UIView {
  /// Called once, by the next layout.
  var onLayout: (() -> Void)? {
    didSet { if onLayout != nil { setNeedsLayout() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let body = onLayout
    onLayout = nil
    body?()
  }
}
