import UIKit

/// A button that pauses, and a table with the `speed`, the `timeOffset` and the `beginTime` of two layers.
final class LayerTimePanel: UIView {
  /// Called for a tap on the button.
  var onPause: (() -> Void)?
  private let button = UIButton(type: .system)
  private let rows: [[UILabel]]

  /// - Parameter names: The names of the layers.
  init(names: [String]) {
    rows = names.map { name in [name, "", "", ""].map(Self.label) }
    super.init(frame: CGRect(x: 0, y: 0, width: 340, height: 100))
    backgroundColor = UIColor(white: 0, alpha: 0.6)
    roundCorners(20)
    button.tintColor = .white
    button.addAction(UIAction { [unowned self] _ in onPause?() }, for: .touchUpInside)
    let headings = [" ", "speed", "timeOffset", "beginTime"].map(Self.label)
    for label in headings + rows.map({ $0[0] }) { label.textColor = UIColor(white: 1, alpha: 0.7) }
    let columns = [66, 42, 86, 66].enumerated().map { index, width in
      let column = UIStackView(.vertical, spacing: 6, ([headings] + rows).map { $0[index] })
      column.setSize(width, nil)
      return column
    }
    button.setSize(44, 44)
    let stack = UIStackView(.horizontal, spacing: 6, alignment: .center, [button] + columns)
    stack.setMargins(top: 12, sides: 8, bottom: 12)
    fill(with: stack)
    show(isPaused: false)
    for row in rows.indices { show(row, nil, since: 0) }
  }

  required init?(coder: NSCoder) { nil }

  func show(isPaused: Bool) {
    button.setImage((isPaused ? Symbol.play : .pause).image(filled: true, side: 30), for: .normal)
    button.accessibilityLabel = isPaused ? "Resume" : "Pause"
  }

  /// Shows the time of a layer.
  ///
  /// - Parameters:
  ///   - row: The layer's row.
  ///   - layer: The layer; nil for a time that has not been changed.
  ///   - start: The time at which the transition started. A `timeOffset` is a time since then.
  func show(_ row: Int, _ layer: CALayer?, since start: CFTimeInterval) {
    let (speed, offset, begin) = (layer?.speed ?? 1, layer?.timeOffset ?? 0, layer?.beginTime ?? 0)
    rows[row][1].text = speed == 0 ? "0" : "1"
    rows[row][2].text = offset == 0 ? "0" : String(format: "start + %.2f", offset - start)
    rows[row][3].text = begin == 0 ? "0" : String(format: "%.2f", begin)
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
    label.textColor = .white
    label.adjustsFontSizeToFitWidth = true
    return label
  }
}
