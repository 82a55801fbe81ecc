import UIKit

/// A form: rows with symbols, switches, values and a slider, in groups.
final class SettingsPage: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private enum Kind {
    case value(String)
    case toggle(Bool)
    case slider(Float)
  }

  private struct Row {
    let symbol: Symbol
    let color: UIColor
    let title: String
    let kind: Kind
  }

  private static let groups: [[Row]] = [
    [
      Row(symbol: .airplane, color: .systemOrange, title: "飞行模式", kind: .toggle(false)),
      Row(symbol: .wifi, color: .systemBlue, title: "无线局域网", kind: .value("Home")),
      Row(symbol: .globe, color: .systemTeal, title: "个人热点", kind: .value("关闭")),
    ],
    [
      Row(symbol: .bell, color: .systemRed, title: "通知", kind: .toggle(true)),
      Row(symbol: .moon, color: .systemIndigo, title: "专注模式", kind: .value("工作")),
      Row(symbol: .clock, color: .systemPurple, title: "屏幕使用时间", kind: .value("2 小时")),
    ],
    [
      Row(symbol: .sun, color: .systemYellow, title: "亮度", kind: .slider(0.7)),
      Row(symbol: .lock, color: .systemGreen, title: "隐私与安全性", kind: .value("")),
      Row(symbol: .heart, color: .systemPink, title: "健康", kind: .toggle(true)),
    ],
  ]

  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let cells = groups.map { $0.map { cell($0) } }

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    table.setTitle(title ?? "")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.fitHeader()
  }

  private static func cell(_ row: Row) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.selectionStyle = .none
    cell.textLabel?.text = row.title
    cell.textLabel?.font = .style(.body)
    cell.textLabel?.adjustsFontForContentSizeCategory = true
    cell.imageView?.image = icon(row.symbol, row.color)
    switch row.kind {
    case .value(let text):
      cell.detailTextLabel?.text = text
      cell.detailTextLabel?.font = .style(.body)
      cell.detailTextLabel?.adjustsFontForContentSizeCategory = true
      cell.accessoryType = .disclosureIndicator
    case .toggle(let isOn):
      let toggle = UISwitch()
      toggle.isOn = isOn
      toggle.accessibilityLabel = row.title
      cell.accessoryView = toggle
    case .slider(let value):
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 170, height: 32))
      slider.value = value
      slider.accessibilityLabel = row.title
      cell.accessoryView = slider
    }
    return cell
  }

  /// Returns a white symbol in a rounded square of a color.
  private static func icon(_ symbol: Symbol, _ color: UIColor) -> UIImage {
    let size = CGSize(width: 29, height: 29)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6.5).fill()
      symbol.image(filled: true, side: 21, color: .white).draw(in: CGRect(x: 4, y: 4, width: 21, height: 21))
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { cells.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells[indexPath.section][indexPath.row]
  }
}
