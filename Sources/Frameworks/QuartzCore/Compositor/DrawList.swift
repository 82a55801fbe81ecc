/// The items to draw, from back to front.
struct DrawList {
  var items: [DrawItem] = []
  /// The nodes that remain to be visited, and the borders above their children, in reverse order.
  private var steps: [Step] = []

  private enum Step {
    case node(RenderNode, Space)
    case border(RenderNode.Border, RenderNode.Body, Space, alpha: CGFloat)
  }

  init() {}

  /// Lists nodes, in the space of their parent.
  init(_ nodes: [RenderNode], _ space: Space) {
    steps = nodes.reversed().map { .node($0, space) }
    run()
  }

  /// Lists a node in its own space, with its opacity and its mask.
  init(unmapped node: RenderNode, _ space: Space) {
    addUnmapped(node, space, space.area)
    run()
  }

  /// Lists a node in its own space, opaque and without rasterization.
  init(contentOf body: RenderNode.Body, _ space: Space) {
    if body.mask == nil, body.tint == nil, !body.isCrossfade {
      addParts(of: body, space, alpha: 1)
      run()
    } else {
      let group = Group(body, space, space.area, opacity: 1)
      items = [DrawItem(part: .group(group), body: body, space: space, alpha: 1, area: space.area)]
    }
  }

  /// Lists the parts of a node, in its own space.
  init(partsOf body: RenderNode.Body, _ space: Space, withShadow: Bool = true) {
    addParts(of: body, space, alpha: 1, withShadow: withShadow)
    run()
  }

  /// A list of nodes that is not recursive, because trees may be thousands of levels deep.
  private mutating func run() {
    while let step = steps.popLast() {
      switch step {
      case .node(let node, let space): visit(node, space)
      case .border(let border, let body, let space, let alpha):
        add(.border(border), of: body, space, alpha, in: body.bounds)
      }
    }
  }

  private mutating func visit(_ node: RenderNode, _ outside: Space) {
    guard node.isVisible else { return }
    let (map, body) = (Homography(node.transform), node.body)
    guard map.isFinite, map.determinant != 0 else { return }
    var space = outside
    space.showsBack = outside.showsBack != ((map.determinant < 0) != body.isGeometryFlipped)
    space.isFlipped = outside.isFlipped != body.isGeometryFlipped
    if !body.isDoubleSided, space.showsBack { return }
    guard let affine = map.affine else {
      if let view = Perspective(node, map, space) {
        items.append(DrawItem(part: .perspective(view), body: body, space: space, alpha: 1, area: view.target))
      }
      return
    }
    guard space.concatenate(affine) else { return }
    let area = PixelRect(around: body.extent.applying(space.matrix)).intersection(space.area)
    if !area.isEmpty { addUnmapped(node, space, area) }
  }

  /// Adds a node in its own space, with its opacity and its mask.
  private mutating func addUnmapped(_ node: RenderNode, _ space: Space, _ area: PixelRect) {
    let (body, opacity) = (node.body, min(1, node.opacity) * space.passedOpacity)
    let isPlain = body.mask == nil && body.tint == nil && !body.isCrossfade && body.rasterization == nil
    if isPlain, opacity == 1 || body.isSinglePrimitive || !body.groupsOpacity {
      var space = space
      space.passedOpacity = opacity
      return addParts(of: body, space, alpha: opacity)
    }
    if let picture = NodePicture.of(body, space, area) {
      return add(picture, of: body, space, alpha: opacity)
    }
    let group = Group(body, space, area, opacity: opacity)
    items.append(DrawItem(part: .group(group), body: body, space: space, alpha: opacity, area: area))
  }

  private mutating func addParts(of body: RenderNode.Body, _ space: Space, alpha: CGFloat, withShadow: Bool = true) {
    var inner = space
    if body.masksToBounds { inner.clip(to: body) }
    if let border = body.border { steps.append(.border(border, body, space, alpha: alpha)) }
    if inner.area.isEmpty { return }
    if withShadow, let shadow = body.shadow { add(.shadow(shadow), of: body, inner, alpha, in: body.extent) }
    if let backdrop = body.backdrop { add(.backdrop(backdrop), of: body, inner, alpha, in: body.bounds) }
    if let color = body.backgroundColor {
      add(.background, of: body, inner, alpha, in: body.bounds, core: DrawItem.Core(color, body, inner, alpha))
    }
    if let gradient = body.gradient { add(.gradient(gradient), of: body, inner, alpha, in: body.bounds) }
    if let contents = body.contents {
      let core = DrawItem.Core(contents, body, inner, alpha)
      let middle = core == nil ? contents.middle(of: body, inner) : nil
      add(.contents(contents), of: body, inner, alpha, in: contents.reach(in: body.bounds), core: core, middle: middle)
    }
    if let shape = body.shape { add(.shape(shape), of: body, inner, alpha, in: shape.extent) }
    for child in body.children.reversed() { steps.append(.node(child, inner)) }
  }

  /// Adds a part that is inside a rectangle of the node's space.
  private mutating func add(
    _ part: DrawItem.Part, of body: RenderNode.Body, _ space: Space, _ alpha: CGFloat, in rect: CGRect,
    core: DrawItem.Core? = nil, middle: PixelRect? = nil
  ) {
    guard !rect.isNull else { return }
    let whole = PixelRect(around: rect.applying(space.matrix))
    let area = whole.intersection(space.area)
    if area.isEmpty { return }
    items.append(
      DrawItem(
        part: part, body: body, space: space, alpha: alpha, area: area, isCut: area != whole,
        core: core?.limited(to: area), middle: middle?.intersection(area)))
  }

  private mutating func add(_ picture: NodePicture, of body: RenderNode.Body, _ space: Space, alpha: CGFloat) {
    let core = DrawItem.Core(picture, space, alpha)
    // An image that is resampled fades out within a pixel of its own.
    let (width, height) = (CGFloat(picture.bitmap.width), CGFloat(picture.bitmap.height))
    let reach = picture.destination.insetBy(
      dx: -picture.destination.width / width, dy: -picture.destination.height / height)
    let isWhole = core.map { $0.area.width == picture.bitmap.width && $0.area.height == picture.bitmap.height } ?? false
    let area = (isWhole ? core?.area : nil) ?? PixelRect(around: reach.applying(space.matrix))
    let visible = area.intersection(space.area)
    if visible.isEmpty { return }
    items.append(
      DrawItem(
        part: .picture(picture), body: body, space: space, alpha: alpha, area: visible, isCut: true,
        core: core?.limited(to: visible)))
  }
}
