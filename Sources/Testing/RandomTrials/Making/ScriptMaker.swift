import ScriptAnimators
import Film
import Foundation
import Stage

/// Makes a randomized script that is valid: indices of existing children, a finger that goes down before it goes up.
struct ScriptMaker {
  private var dice: Dice
  private let frame: TimeInterval
  private let isHurried: Bool
  private let isHostile: Bool
  private let features: TrialFeatures
  private var events: [Script.Event] = []
  /// The number of events that are not movements of the finger.
  private var actionCount = 0
  private var time: TimeInterval = 0.1
  private var size = TrialPlan.size
  /// The maximum number of children, because a callback may be called later, or never.
  private var childCount = TrialPlan.titles.count
  private var isAway = false
  private var isBehind = false
  private var isCovered = false
  private var barIsAtTop = false
  private var isWindowHidden = false
  private var areAnimationsOff = false
  private var finger: (position: CGPoint, velocity: CGFloat)?
  /// `true` while the finger moves up and down.
  private var isVertical = false

  /// - Parameter isHostile: `true` if animators break rules and the app changes children without the container.
  init(dice: Dice, frame: TimeInterval, isHostile: Bool, features: TrialFeatures) {
    var dice = dice
    isHurried = dice.pick(below: 4) > 0
    (self.dice, self.frame, self.isHostile, self.features) = (dice, frame, isHostile, features)
  }

  mutating func make(count: Int) -> Script {
    if features.contains(.early) { selectEarly() }
    add(.animator(kind()))
    while actionCount < count {
      step()
      wait()
    }
    if finger != nil { lift() }
    if isAway { add(.appear) }
    if isBehind { add(.foreground) }
    if isCovered { add(.dismiss(animated: false)) }
    if isHostile {
      // A callback may have hidden it or switched them off.
      add(.window(isHidden: false))
      add(.animations(true))
    }
    add(.allow(true))
    return Script(events: events, end: ((time + frame) * 1e6).rounded() / 1e6)
  }

  private mutating func add(_ action: Script.Action) {
    events.append(Script.Event(time: (time * 1e6).rounded() / 1e6, action: action))
    if case .move = action { return }
    actionCount += 1
  }

  private mutating func step() {
    if !features.isDisjoint(with: [.barStyles, .disabled]), dice.chance(10) { return changeTabs() }
    if features.contains(.calls), dice.chance(20) { return act() }
    switch dice.pick(below: 107) {
    case ..<22: grabOrLift()
    case ..<40: if childCount > 0 { add(.select(dice.pick(below: childCount))) } else { grow() }
    case ..<50: tapTab()
    case ..<56: if childCount > 0 { add(.jump(dice.pick(below: childCount))) } else { grow() }
    case ..<66: change()
    case ..<78: add(.animator(kind()))
    case ..<86: callBack()
    case ..<89: add(.allow(dice.chance(70)))
    case ..<92: leaveOrComeBack()
    case ..<95: turnOrSize()
    case ..<96: goBehindOrComeBack()
    case ..<98: moveBar()
    case ..<102 where isHostile: addHostileAction()
    case ..<105: finger == nil ? press() : removePage()
    default: flick()
    }
  }

  /// Waits: often not at all, mostly a few frames, sometimes as long as any transition. One trial in four waits more.
  private mutating func wait() {
    let frames: Double =
      switch dice.pick(below: 100) + (isHurried ? 0 : -14) {
      case ..<0: Double(dice.pick(below: 16) + 4)
      case ..<60: 0
      case ..<92: Double(dice.pick(below: 2) + 1)
      case ..<99: Double(dice.pick(below: 6) + 3)
      default: 45
      }
    let end = time + frames / 60 + (dice.chance(20) ? Double(dice.pick(below: 10)) * frame / 10 : 0)
    while finger != nil, time + 1 / 60 <= end {
      time += 1 / 60
      moveFinger()
    }
    time = max(time, end)
  }
}

// MARK: The finger
extension ScriptMaker {
  /// Flicks several times in quick succession, mostly in one direction.
  private mutating func flick() {
    guard finger == nil else { return lift() }
    let side: CGFloat = dice.chance(50) ? 1 : -1
    for _ in 0..<(dice.pick(below: 4) + 2) {
      let back: CGFloat = dice.chance(15) ? -1 : 1
      var x = (size.width / 2 - side * back * 80).rounded()
      add(.down(CGPoint(x: x, y: 300)))
      for _ in 0..<4 {
        time += 1 / 60
        x += side * back * 40
        add(.move(CGPoint(x: x, y: 300)))
      }
      add(.up(CGPoint(x: x, y: 300)))
      time += Double(dice.pick(below: 16)) / 60
    }
  }

  private mutating func grabOrLift() { finger == nil ? press() : lift() }

  private mutating func press() {
    let x = CGFloat(dice.pick(below: Int(size.width)))
    if features.contains(.scrub), dice.chance(65) { return pressTab(x) }
    finger = (CGPoint(x: x, y: 300), 0)
    isVertical = features.contains(.header) && dice.chance(50)
    add(.down(CGPoint(x: x, y: 300)))
    turnFinger()
    // This is far enough for a pan to begin.
    for _ in 0..<(dice.pick(below: 4)) {
      time += 1 / 60
      moveFinger()
    }
  }

  /// Puts a finger on the bar, and mostly moves it along the tabs at once; those of a bar that scrolls need a rest first.
  private mutating func pressTab(_ x: CGFloat) {
    let point = CGPoint(x: x, y: tabY)
    finger = (point, 0)
    isVertical = false
    add(.down(point))
    if dice.chance(35) { time += 0.25 }
    turnFinger()
    for _ in 0..<(dice.pick(below: 6)) {
      time += 1 / 60
      moveFinger()
    }
  }

  private mutating func turnFinger() {
    let speeds: [CGFloat] = [0, 60, 250, 600, 1200, 2500]
    finger?.velocity = speeds[dice.pick(below: speeds.count)] * (dice.chance(50) ? 1 : -1)
  }

  private mutating func moveFinger() {
    if dice.chance(8) { turnFinger() }
    guard var finger, finger.velocity != 0 else { return }
    if isVertical { return moveUpOrDown(finger.position, by: finger.velocity / 60) }
    let moved = finger.position.x + finger.velocity / 60
    finger.position.x = (min(max(moved, 0), size.width - 1) * 100).rounded() / 100
    if dice.chance(3) { finger.position.y += 4 }
    if features.contains(.scrub), dice.chance(1) { finger.position.y = max(finger.position.y - 130, 0) }
    self.finger = finger
    add(.move(finger.position))
  }

  private mutating func moveUpOrDown(_ position: CGPoint, by distance: CGFloat) {
    let moved = min(max(position.y + distance, 100), size.height - 1)
    finger?.position.y = (moved * 100).rounded() / 100
    if let finger { add(.move(finger.position)) }
  }

  private mutating func lift() {
    if let finger { add(.up(finger.position)) }
    finger = nil
  }

  private mutating func removePage() {
    finger = nil
    add(.touchCancel)
  }

  private mutating func tapTab() {
    guard finger == nil, childCount > 0 else { return step() }
    let x = (CGFloat(dice.pick(below: childCount)) + 0.5) * size.width / CGFloat(childCount)
    add(.tap(CGPoint(x: x.rounded(), y: tabY)))
  }

  /// The middle of the bar. Below a header it is at either of its ends, or between them.
  private var tabY: CGFloat {
    mutating get {
      if features.contains(.header) { return TrialHeader.heights[dice.pick(below: 2)] + 24 }
      return barIsAtTop ? 24 : size.height - 24
    }
  }
}

// MARK: The children and the container's surroundings
extension ScriptMaker {
  private mutating func grow() {
    add(.change(.insert(dice.pick(below: childCount + 1)), animated: dice.chance(40)))
    childCount += 1
  }

  private mutating func change() {
    let isAnimated = dice.chance(40)
    switch dice.pick(below: 4) {
    case 0 where childCount < 7: grow()
    case 1 where childCount > (dice.chance(10) ? 0 : 1):
      add(.change(.remove(dice.pick(below: childCount)), animated: isAnimated))
      childCount -= 1
    case 2 where childCount > 0:
      let positions = (dice.pick(below: childCount), dice.pick(below: childCount))
      add(.change(.move(positions.0, positions.1), animated: isAnimated))
    case 3 where childCount > 0: add(.change(.replace(dice.pick(below: childCount)), animated: isAnimated))
    default: childCount == 0 ? grow() : add(.select(dice.pick(below: childCount)))
    }
  }

  /// The callbacks of all trials. `TrialFeatures.calls` has the others, too.
  private static let callbacks = Array(Script.Callback.allCases.prefix { $0 != .interactionController })

  /// Adds a change within a callback. It keeps the number of children, because the time of the callback is unknown.
  private mutating func callBack() {
    let callback = Self.callbacks[dice.pick(below: Self.callbacks.count)]
    guard childCount > 0 else { return grow() }
    let (index, other) = (dice.pick(below: childCount), dice.pick(below: childCount))
    let action: Script.Action =
      switch dice.pick(below: 9) {
      case 0...3: .select(index)
      case 4, 5: .jump(index)
      case 6: .change(.move(index, other), animated: dice.chance(40))
      case 7 where isHostile: hostileAction(index, in: callback)
      default: .change(.replace(index), animated: dice.chance(40))
      }
    add(.on(callback, action))
  }

  /// Lets a page present over itself or dismiss that, or the app change the height, replace a page or give one away: at once or,
  /// mostly, in a call.
  private mutating func act() {
    guard childCount > 0 else { return grow() }
    let index = dice.pick(below: childCount)
    let action: Script.Action =
      switch dice.pick(below: 10) {
      case ..<3: .cover(index, Self.styles[dice.pick(below: Self.styles.count)], animated: dice.chance(40))
      case ..<5: .uncover(index, animated: dice.chance(40))
      case ..<7: .size(CGSize(width: size.width, height: size.height - CGFloat(dice.pick(below: 4) * 10)))
      case ..<9: .change(.replace(index), animated: dice.chance(40))
      default: .give(index)
      }
    guard dice.chance(75) else { return add(action) }
    add(.on(Script.Callback.allCases[dice.pick(below: Script.Callback.allCases.count)], action))
  }

  private static let styles = Script.ContextStyle.allCases

  /// The calls to a container, or about its pages, before it is on screen.
  private static let earlyCallbacks: [Script.Callback] = [
    .viewDidLoad, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewSafeAreaInsetsDidChange,
    .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewDidAppear, .willSelect, .didSelect, .willMove, .didMove,
  ]

  /// Selects pages at time 0, at which the container has no view yet, and in calls that follow.
  private mutating func selectEarly() {
    let start = time
    time = 0
    for _ in 0...dice.pick(below: 4) {
      let index = dice.pick(below: childCount)
      let action: Script.Action =
        switch dice.pick(below: 10) {
        case ..<5: .select(index)
        case ..<9: .jump(index)
        default: .change(.replace(index), animated: dice.chance(40))
        }
      let callback = Self.earlyCallbacks[dice.pick(below: Self.earlyCallbacks.count)]
      add(dice.chance(40) ? action : .on(callback, action))
    }
    time = start
  }

  /// Picks a kind of animator. If trials are hostile, one pick in five is a hostile kind. With shared elements, every second one is
  /// the container's own transition, which moves them.
  private mutating func kind() -> AnimatorKind {
    if features.contains(.elements), dice.chance(50) { return .slide }
    let kinds = isHostile && dice.chance(20) ? AnimatorKind.hostile : AnimatorKind.plain
    return kinds[dice.pick(below: kinds.count)]
  }

  /// Returns an action that an app performs without the container, in a callback.
  private mutating func hostileAction(_ index: Int, in callback: Script.Callback) -> Script.Action {
    guard dice.chance(50) else { return hostileAction(index) }
    return switch callback {
    // Nothing of the container is on screen after these.
    case .shouldSelect: dice.chance(50) ? .present(animated: false) : .window(isHidden: true)
    // A page that sets its view earlier is shown with its old one.
    case .didSelect, .didCancel, .viewDidAppear, .viewDidDisappear: .newView(index)
    default: hostileAction(index)
    }
  }

  /// Returns an action that an app performs without the container, at any time.
  private mutating func hostileAction(_ index: Int) -> Script.Action {
    switch dice.pick(below: 8) {
    case 0: .detach(index)
    case 1: .give(index)
    case 2: .replaceRoot
    case 3: .driver(dice.chance(60))
    case 4: .appearAgain
    case 5: .drive(nil, commit: dice.chance(60))
    default: .drive((Double(dice.pick(below: 11)) / 10), commit: dice.chance(60))
    }
  }

  private mutating func addHostileAction() {
    guard childCount > 0 else { return grow() }
    if dice.chance(10) {
      isWindowHidden.toggle()
      add(.window(isHidden: isWindowHidden))
    } else if dice.chance(15) {
      areAnimationsOff.toggle()
      add(.animations(!areAnimationsOff))
    } else if dice.chance(30) {
      add(isCovered ? .dismiss(animated: false) : .present(animated: false))
      isCovered.toggle()
    } else {
      add(hostileAction(dice.pick(below: childCount)))
    }
  }

  private mutating func leaveOrComeBack() {
    add(isAway ? .appear : .disappear)
    isAway.toggle()
  }

  private mutating func goBehindOrComeBack() {
    add(isBehind ? .foreground : .background)
    isBehind.toggle()
  }

  /// Changes the bar's style, or disables or enables a tab.
  private mutating func changeTabs() {
    guard features.contains(.disabled), childCount > 0, !features.contains(.barStyles) || dice.chance(50) else {
      return add(.bar(.style(BarStyle.allCases[dice.pick(below: BarStyle.allCases.count)])))
    }
    add(.tab(dice.pick(below: childCount), isEnabled: dice.chance(60)))
  }

  private mutating func moveBar() {
    // The header places it.
    if features.contains(.header) {
      guard dice.chance(50) else { return grabOrLift() }
      return add(.bar(.hidden(dice.chance(50), animated: dice.chance(70))))
    }
    if dice.chance(30) {
      barIsAtTop.toggle()
      add(.bar(.place(dice.chance(20) ? .external : barIsAtTop ? .top : .bottom)))
    } else if dice.chance(30) {
      add(.bar(.fraction(Double(dice.pick(below: 5)) / 4)))
    } else {
      add(.bar(.hidden(dice.chance(50), animated: dice.chance(70))))
    }
  }

  private mutating func turnOrSize() {
    if dice.chance(50) {
      size = CGSize(width: size.height, height: size.width)
      add(.rotate)
    } else {
      size = [CGSize(width: 390, height: 844), CGSize(width: 500, height: 700)][dice.pick(below: 2)]
      add(.size(size))
    }
  }
}
