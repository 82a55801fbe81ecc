import UIKit

/// A form: rows with symbols, switches, values and a slider, in groups.
final class SettingsPage: UIViewController, UITableViewDataSource, UITableViewDelegate {
  enum Language: Int, CaseIterable { case english, chinese, arabic }

  private enum Kind {
    case value([String])
    case toggle(Bool)
    case slider(Float)
  }

  /// A row, with its texts in each language.
  private struct Row {
    let symbol: Symbol
    let color: UIColor
    let titles: [String]
    let kind: Kind
  }

  private static let titles = ["Settings", "设置", "الإعدادات"]
  private static let groups: [[Row]] = [
    [
      Row(
        symbol: .airplane, color: .systemOrange, titles: ["Airplane Mode", "飞行模式", "وضع الطيران"], kind: .toggle(false)),
      Row(
        symbol: .wifi, color: .systemBlue, titles: ["Wi-Fi", "无线局域网", "واي فاي"],
        kind: .value(["Home", "家", "المنزل"])),
      Row(
        symbol: .globe, color: .systemTeal, titles: ["Personal Hotspot", "个人热点", "نقطة الاتصال"],
        kind: .value(["Off", "关闭", "إيقاف"])),
    ],
    [
      Row(symbol: .bell, color: .systemRed, titles: ["Notifications", "通知", "الإشعارات"], kind: .toggle(true)),
      Row(
        symbol: .moon, color: .systemIndigo, titles: ["Focus", "专注模式", "التركيز"],
        kind: .value(["Work", "工作", "العمل"])),
      Row(
        symbol: .clock, color: .systemPurple, titles: ["Screen Time", "屏幕使用时间", "مدة الاستخدام"],
        kind: .value(["2 h", "2 小时", "ساعتان"])),
    ],
    [
      Row(symbol: .sun, color: .systemYellow, titles: ["Brightness", "亮度", "السطوع"], kind: .slider(0.7)),
      Row(
        symbol: .lock, color: .systemGreen, titles: ["Privacy & Security", "隐私与安全性", "الخصوصية والأمن"],
        kind: .value(["", "", ""])),
      Row(symbol: .heart, color: .systemPink, titles: ["Health", "健康", "الصحة"], kind: .toggle(true)),
    ],
  ]

  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let cells: [[UITableViewCell]]

  init(_ language: Language) {
    cells = Self.groups.map { $0.map { Self.cell($0, language) } }
    super.init(nibName: nil, bundle: nil)
    title = Self.titles[language.rawValue]
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

  private static func cell(_ row: Row, _ language: Language) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let title = row.titles[language.rawValue]
    cell.selectionStyle = .none
    cell.textLabel?.text = title
    cell.textLabel?.font = .style(.body)
    cell.textLabel?.adjustsFontForContentSizeCategory = true
    cell.textLabel?.adjustsFontSizeToFitWidth = true
    cell.textLabel?.minimumScaleFactor = 0.5
    cell.imageView?.image = icon(row.symbol, row.color)
    switch row.kind {
    case .value(let texts):
      cell.detailTextLabel?.text = texts[language.rawValue]
      cell.detailTextLabel?.font = .style(.body)
      cell.detailTextLabel?.adjustsFontForContentSizeCategory = true
      cell.accessoryType = .disclosureIndicator
    case .toggle(let isOn):
      let toggle = UISwitch()
      toggle.isOn = isOn
      toggle.accessibilityLabel = title
      cell.accessoryView = toggle
    case .slider(let value):
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 170, height: 32))
      slider.value = value
      slider.accessibilityLabel = title
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
