import QuartzCore

/// The layout of a cell's parts. The distances are guesses (list-44), based on what devices show.
extension UITableViewCell {
  private static let gap: CGFloat = 16
  private static let labelMargin: CGFloat = 11
  /// The width of the first label of `value2`.
  private static let value2Width: CGFloat = 91

  /// The width that the accessory takes.
  var accessoryRoom: CGFloat {
    guard let view = accessoryView ?? parts.accessory else { return 0 }
    return view.frame.width + parts.textInset + 8
  }

  func updateAccessory() {
    parts.accessory?.removeFromSuperview()
    parts.accessory = nil
    if accessoryView == nil, let image = CellSymbols.image(of: accessoryType) {
      let view = UIImageView(image: image)
      if accessoryType == .disclosureIndicator { view.tintColor = .tertiaryLabel }
      addSubview(view)
      parts.accessory = view
    }
    setNeedsLayout()
  }

  func layOutParts() {
    backgroundView?.frame = bounds
    if let background = parts.selectedBackground ?? parts.gray, background.superview === self {
      background.frame = bounds
    }
    contentView.frame = mirrored(
      CGRect(x: 0, y: 0, width: max(0, bounds.width - accessoryRoom), height: bounds.height), in: bounds.width)
    if let view = accessoryView ?? parts.accessory {
      let size = view.frame.size
      let partFrame = CGRect(
        x: bounds.width - parts.textInset - size.width, y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
      view.frame = mirrored(partFrame, in: bounds.width)
      let pointsBack = isMirrored && accessoryView == nil && accessoryType == .disclosureIndicator
      if accessoryView == nil { view.transform = CGAffineTransform(scaleX: pointsBack ? -1 : 1, y: 1) }
    }
    layOutLabels()
    layOutLines()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  // MARK: Labels

  private func layOutLabels() {
    guard parts.text != nil || parts.detail != nil || parts.image != nil else { return }
    let room = contentView.bounds.size
    if let view = parts.image { view.frame = mirrored(imageFrame(in: room), in: room.width) }
    let (text, detail) = labelFrames(in: room)
    parts.text?.frame = mirrored(text, in: room.width)
    parts.detail?.frame = mirrored(detail, in: room.width)
  }

  private func imageFrame(in room: CGSize) -> CGRect {
    let left = parts.textInset + CGFloat(indentationLevel) * indentationWidth
    guard let image = parts.image?.image, image.size.height > 0 else {
      return CGRect(x: left, y: 0, width: 0, height: 0)
    }
    let scale = min(1, room.height / image.size.height)
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    return CGRect(x: left, y: ((room.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  private func labelFrames(in room: CGSize) -> (text: CGRect, detail: CGRect) {
    let image = imageFrame(in: room)
    let left = image.width > 0 ? image.maxX + Self.gap : image.minX
    let right = room.width - (accessoryRoom > 0 ? 0 : parts.textInset)
    let width = max(0, right - left)
    let (text, detail) = (size(of: parts.text, width), size(of: parts.detail, width))
    func centered(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: ((room.height - height) / 2).rounded(), width: max(0, width), height: height)
    }
    switch style {
    case .default: return (CGRect(x: left, y: 0, width: width, height: room.height), .zero)
    case .subtitle:
      let gap: CGFloat = text.height > 0 && detail.height > 0 ? 3 : 0
      let top = ((room.height - text.height - gap - detail.height) / 2).rounded()
      return (
        CGRect(x: left, y: top, width: width, height: text.height),
        CGRect(x: left, y: top + text.height + gap, width: width, height: detail.height)
      )
    case .value1:
      let shown = min(detail.width, max(0, width - min(text.width, width) - 6))
      return (
        centered(left, min(text.width, width), text.height), centered(right - shown, shown, detail.height)
      )
    case .value2:
      let end = left + Self.value2Width
      return (centered(left, Self.value2Width, text.height), centered(end + 6, right - end - 6, detail.height))
    }
  }

  private func size(of label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }

  /// Returns the height that the labels need, at least 44 points.
  func heightOfLabels(_ width: CGFloat) -> CGFloat {
    let inner = width - (accessoryRoom > 0 ? accessoryRoom : parts.textInset) - parts.textInset
    let (text, detail) = (size(of: parts.text, inner).height, size(of: parts.detail, inner).height)
    let height = style == .subtitle ? text + detail + (text > 0 && detail > 0 ? 3 : 0) : max(text, detail)
    return max(UITableView.standardHeight, (height + 2 * Self.labelMargin).rounded(.up))
  }

  // MARK: Separators

  private func layOutLines() {
    let pixel = 1 / UIScreen.mainScale
    let separator = surroundings?.separator
    let isGrouped = surroundings?.style == .grouped
    let hasBelow = separator != nil && !(surroundings?.style == .insetGrouped && surroundings?.isLast == true)
    let inset = isGrouped && surroundings?.isLast == true && parts.separatorInset == nil ? .zero : separatorInset
    let width = max(0, bounds.width - inset.left - inset.right)
    let below = CGRect(x: inset.left, y: bounds.height - pixel, width: width, height: pixel)
    showLine(\.lineBelow, hasBelow ? mirrored(below, in: bounds.width) : nil, separator)
    let hasAbove = separator != nil && isGrouped && surroundings?.isFirst == true
    showLine(\.lineAbove, hasAbove ? CGRect(x: 0, y: 0, width: bounds.width, height: pixel) : nil, separator)
  }

  private func showLine(_ part: WritableKeyPath<CellParts, UIView?>, _ frame: CGRect?, _ color: UIColor?) {
    guard let frame else {
      parts[keyPath: part]?.isHidden = true
      return
    }
    let line = parts[keyPath: part] ?? UIView(frame: frame)
    if line.superview !== self {
      line.isUserInteractionEnabled = false
      addSubview(line)
      parts[keyPath: part] = line
    }
    line.isHidden = false
    line.frame = frame
    if line.backgroundColor != color { line.backgroundColor = color }
  }
}

/// The images of a cell's accessories.
@MainActor private enum CellSymbols {
  private static var known: [String: UIImage] = [:]

  static func image(of type: UITableViewCell.AccessoryType) -> UIImage? {
    switch type {
    case .none: nil
    case .disclosureIndicator: image("chevron", CGSize(width: 8, height: 14), [(1.5, 1.5), (6.5, 7), (1.5, 12.5)])
    case .checkmark: image("checkmark", CGSize(width: 15, height: 14), [(1.5, 7.5), (5.5, 12), (13.5, 2)])
    }
  }

  private static func image(_ name: String, _ size: CGSize, _ points: [(CGFloat, CGFloat)]) -> UIImage {
    let key = "\(name) \(UIScreen.mainScale)"
    if let image = known[key] { return image }
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.set()
      let path = UIBezierPath()
      path.lineWidth = 2
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      for (index, point) in points.enumerated() {
        let corner = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
      }
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
    known[key] = image
    return image
  }
}
