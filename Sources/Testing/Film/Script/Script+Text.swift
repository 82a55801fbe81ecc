import Foundation

extension Script {
  /// The script as text that parses to the same script, with times to a microsecond.
  package var text: String {
    (events.map { "\(Self.text($0.time)) \($0.action.text)" } + ["\(Self.text(end)) end"]).joined(separator: "\n")
      + "\n"
  }

  /// Writes a number with at most six decimal places.
  static func text(_ number: Double) -> String {
    let rounded = (number * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Script.Action {
  fileprivate var text: String {
    func at(_ point: CGPoint) -> String { "\(Script.text(point.x)) \(Script.text(point.y))" }
    return switch self {
    case .down(let point): "down \(at(point))"
    case .move(let point): "move \(at(point))"
    case .up(let point): "up \(at(point))"
    case .touchCancel: "touchcancel"
    case .second(let change, let point): "\(change.rawValue) \(at(point))"
    case .tap(let point): "tap \(at(point))"
    case .select(let index): "select \(index)"
    case .jump(let index): "jump \(index)"
    case .change(let change, let animated): change.text + (animated ? " animated" : "")
    case .disappear: "disappear"
    case .appear: "appear"
    case .rotate: "rotate"
    case .size(let size): "size \(at(CGPoint(x: size.width, y: size.height)))"
    case .background: "background"
    case .foreground: "foreground"
    case .animator(let kind): "animator \(kind.rawValue)"
    case .bar(.hidden(let hidden, let animated)): "bar \(hidden ? "hidden" : "shown")\(animated ? " animated" : "")"
    case .bar(.place(let placement)): "bar \(placement)"
    case .bar(.fraction(let fraction)): "bar fraction \(fraction)"
    case .bar(.scrub(let isAllowed)): "bar scrub \(isAllowed ? "on" : "off")"
    case .bar(.style(let style)): "bar \(style.rawValue)"
    case .allow(let allowed): allowed ? "allow" : "refuse"
    case .detach(let index): "detach \(index)"
    case .give(let index): "give \(index)"
    case .replaceRoot: "replaceroot"
    case .present(let animated): "present" + (animated ? " animated" : "")
    case .dismiss(let animated): "dismiss" + (animated ? " animated" : "")
    case .cover(let index, let style, let animated): "cover \(index) \(style.rawValue)" + (animated ? " animated" : "")
    case .uncover(let index, let animated): "uncover \(index)" + (animated ? " animated" : "")
    case .driver(let isGiven): "driver \(isGiven ? "on" : "off")"
    case .drive(let percent, let commit):
      "drive \(percent.map(Script.text) ?? "nan") \(commit ? "finish" : "cancel")"
    case .window(let isHidden): "window \(isHidden ? "hidden" : "shown")"
    case .animations(let areEnabled): "animations \(areEnabled ? "on" : "off")"
    case .appearAgain: "appearagain"
    case .newView(let index): "newview \(index)"
    case .tab(let index, let isEnabled): "\(isEnabled ? "enable" : "disable") \(index)"
    case .on(let callback, let action): "on \(callback.rawValue) \(action.text)"
    }
  }
}

extension Script.Change {
  fileprivate var text: String {
    switch self {
    case .insert(let index): "insert \(index)"
    case .remove(let index): "remove \(index)"
    case .move(let first, let last): "reorder \(first) \(last)"
    case .replace(let index): "replace \(index)"
    }
  }
}
