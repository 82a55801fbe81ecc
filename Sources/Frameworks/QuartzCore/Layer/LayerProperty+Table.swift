extension LayerProperty {
  /// The properties by key. Keys are Apple's names of the properties.
  nonisolated(unsafe) static let all: [String: LayerProperty] = [
    "bounds": .rect(\.bounds), "position": .point(\.position), "zPosition": .number(\.zPosition),
    "anchorPoint": .point(\.anchorPoint), "anchorPointZ": .number(\.anchorPointZ),
    "transform": .transform(\.transform), "sublayerTransform": .transform(\.sublayerTransform),
    "geometryFlipped": .bool(\.isGeometryFlipped),
    "hidden": .bool(\.isHidden), "doubleSided": .bool(\.isDoubleSided), "masksToBounds": .bool(\.masksToBounds),
    "opaque": .bool(\.isOpaque), "allowsGroupOpacity": .bool(\.allowsGroupOpacity),
    "shouldRasterize": .bool(\.shouldRasterize), "rasterizationScale": .number(\.rasterizationScale),
    "opacity": .float(\.opacity),
    "contents": LayerProperty(
      get: { $0.contents }, set: { $0.contents = isNil($1) ? nil : $1 }, isDiscrete: true),
    "contentsRect": .rect(\.contentsRect), "contentsCenter": .rect(\.contentsCenter),
    "contentsScale": .number(\.contentsScale),
    "contentsGravity": .name(\.contentsGravity),
    "magnificationFilter": .name(\.rare.magnificationFilter),
    "minificationFilter": .name(\.rare.minificationFilter),
    "minificationFilterBias": .float(\.rare.minificationFilterBias), "cornerCurve": .name(\.rare.cornerCurve),
    "backgroundColor": .color(\.backgroundColor), "cornerRadius": .number(\.cornerRadius),
    "maskedCorners": LayerProperty(
      get: { $0.maskedCorners }, set: { $0.maskedCorners = $1 as? CACornerMask ?? $0.maskedCorners },
      isDiscrete: true),
    "borderWidth": .number(\.borderWidth), "borderColor": .color(\.borderColor),
    "shadowColor": .color(\.shadowColor), "shadowOpacity": .float(\.shadowOpacity),
    "shadowOffset": .size(\.shadowOffset), "shadowRadius": .number(\.shadowRadius), "shadowPath": .path(\.shadowPath),
    "beginTime": timing(\.beginTime), "duration": timing(\.duration), "timeOffset": timing(\.timeOffset),
    "repeatDuration": timing(\.repeatDuration), "speed": .float(\.timing.speed),
    "repeatCount": .float(\.timing.repeatCount), "autoreverses": .bool(\.timing.autoreverses),
    "fillMode": LayerProperty(
      get: { $0.timing.fillMode },
      set: { $0.timing.fillMode = $1 as? CAMediaTimingFillMode ?? $0.timing.fillMode }, isDiscrete: true),
  ]

  /// The additional properties of a shape layer.
  nonisolated(unsafe) static let ofShapes: [String: LayerProperty] = [
    "path": .path(\.plainShape.path), "fillColor": .color(\.plainShape.fillColor),
    "strokeColor": .color(\.plainShape.strokeColor), "strokeStart": .number(\.plainShape.strokeStart),
    "strokeEnd": .number(\.plainShape.strokeEnd), "lineWidth": .number(\.plainShape.lineWidth),
    "miterLimit": .number(\.plainShape.miterLimit), "lineDashPhase": .number(\.plainShape.lineDashPhase),
    "fillRule": .name(\.plainShape.fillRule), "lineCap": .name(\.plainShape.lineCap),
    "lineJoin": .name(\.plainShape.lineJoin),
  ]

  /// The additional properties of a gradient layer.
  nonisolated(unsafe) static let ofGradients: [String: LayerProperty] = [
    "colors": LayerProperty(get: { $0.plainGradient.colors }) { state, value in
      if case .colors(let colors)? = AnimatableValue(value) {
        state.plainGradient.colors = colors
      } else if isNil(value) {
        state.plainGradient.colors = nil
      }
    },
    "locations": LayerProperty(get: { $0.plainGradient.locations }) { state, value in
      if case .numbers(let numbers)? = AnimatableValue(value) {
        state.plainGradient.locations = numbers
      } else if isNil(value) {
        state.plainGradient.locations = nil
      }
    },
    "startPoint": .point(\.plainGradient.startPoint), "endPoint": .point(\.plainGradient.endPoint),
    "type": .name(\.plainGradient.type),
  ]

  private static func timing(_ path: WritableKeyPath<MediaTiming, CFTimeInterval>) -> LayerProperty {
    LayerProperty(get: { $0.timing[keyPath: path] }) {
      if let n = $1.flatMap({ Double(boxed: $0) }) { $0.timing[keyPath: path] = n }
    }
  }
}

extension LayerState {
  func described(_ key: String) -> LayerProperty? {
    LayerProperty.all[key] ?? (shape == nil ? nil : LayerProperty.ofShapes[key])
      ?? (gradient == nil ? nil : LayerProperty.ofGradients[key])
      ?? (backdrop == nil ? nil : LayerProperty.ofBackdrops[key])
      ?? (rareBox?.value.replicator == nil ? nil : LayerProperty.ofReplicators[key])
  }

  func property(_ key: String) -> Any? {
    if key == "frame" { return frame }
    return described(key)?.get(self) ?? extras[key]
  }
}
