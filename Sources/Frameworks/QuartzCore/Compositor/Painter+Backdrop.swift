internal import CCairo

extension Painter {
  /// Replaces what is behind a node with a blurred copy, and draws the tint over it.
  ///
  /// The blur includes nothing from outside the bounds, but repeats the outermost pixels (a guess: view-39b). A wide
  /// blur is computed on a smaller image, like a shadow's. Inside a group, and below an opacity of 1, only the tint is
  /// drawn (UIVisualEffectView.h: effects look incorrect or do not show up at all).
  func drawBackdrop(_ backdrop: RenderNode.Backdrop, of node: RenderNode.Body, alpha: CGFloat) {
    guard !node.bounds.isEmpty else { return }
    let area = PixelRect(around: node.bounds.applying(matrix)).intersection(space.area).rect
    let sigma = backdrop.radius * abs(matrix.determinant).squareRoot()
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    traceBounds(of: node)
    cairo_clip(cairo)
    let showsEffect = alpha == 1 && !space.isInGroup
    if showsEffect, !area.isEmpty, backdrop.radius > 0 || backdrop.saturation != 1 {
      drawCopy(of: area, sigma: sigma, saturation: backdrop.saturation)
    }
    if let tint = backdrop.tint {
      setSource(tint, alpha: alpha)
      cairo_paint(cairo)
    }
  }

  private func drawCopy(of area: CGRect, sigma: CGFloat, saturation: CGFloat) {
    guard let below = cairo_get_group_target(cairo) else { return }
    let coarseness = RenderNode.Backdrop.coarseness(sigma)
    let width = Int((area.width / coarseness).rounded(.up))
    let height = Int((area.height / coarseness).rounded(.up))
    guard let image = Bitmap(width: width, height: height) else { return }
    image.draw { copy in
      cairo_scale(copy, 1 / coarseness, 1 / coarseness)
      cairo_set_source_surface(copy, below, -area.minX, -area.minY)
      let source = cairo_get_source(copy)
      cairo_pattern_set_filter(source, coarseness == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
      cairo_set_operator(copy, CAIRO_OPERATOR_SOURCE)
      cairo_paint(copy)
    }
    Blur(sigma: sigma / coarseness, repeatsEdges: true).apply(to: image)
    if saturation != 1 { image.saturate(saturation) }
    let now = matrix
    cairo_identity_matrix(cairo)
    cairo_translate(cairo, area.minX, area.minY)
    cairo_scale(cairo, coarseness, coarseness)
    cairo_set_source_surface(cairo, image.surface, 0, 0)
    let source = cairo_get_source(cairo)
    cairo_pattern_set_filter(source, coarseness == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
    // The copy replaces what is there, because that may be translucent.
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    setMatrix(now)
  }
}

extension RenderNode.Backdrop {
  /// The pixels that become one in the copy.
  func coarseness(_ matrix: CGAffineTransform) -> CGFloat {
    Self.coarseness(radius * abs(matrix.determinant).squareRoot())
  }

  fileprivate static func coarseness(_ sigma: CGFloat) -> CGFloat { max(1, (sigma / 2).rounded(.down)) }
}

extension Bitmap {
  /// Moves colors away from (above 1) or toward the gray of their luminance, with the weights of sRGB.
  fileprivate func saturate(_ amount: CGFloat) {
    let (red, green, blue) = (Float(0.2126), Float(0.7152), Float(0.0722))
    let factor = Float(amount)
    withPixels { pixels in
      for y in 0..<height {
        var pixel = pixels + y * bytesPerRow
        for _ in 0..<width {
          // Cairo's pixels are blue, green, red, alpha, with premultiplied colors.
          let gray = Float(pixel[2]) * red + Float(pixel[1]) * green + Float(pixel[0]) * blue
          let most = Float(pixel[3])
          for channel in 0..<3 {
            let value = gray + (Float(pixel[channel]) - gray) * factor
            pixel[channel] = UInt8(min(max(value, 0), most) + 0.5)
          }
          pixel += 4
        }
      }
    }
  }
}
