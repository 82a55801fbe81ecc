import QuartzCore
import Testing

@Suite struct CurveFactTests {
  @Test("bezier_reference: computed curves, to the tolerance of single precision")
  func reference() throws {
    let rows = try Fact.columns("bezier_reference")
    #expect(rows.count > 200)
    for row in rows {
      let n = row.dropFirst().compactMap { Double($0) }
      let curve = BezierCurve(x1: n[0], y1: n[1], x2: n[2], y2: n[3])
      let function = CAMediaTimingFunction(controlPoints: Float(n[0]), Float(n[1]), Float(n[2]), Float(n[3]))
      #expect(isNear(curve.value(at: n[4]), n[5], 1e-10), "\(row)")
      #expect(isNear(function.value(at: n[4]), n[5], 1e-6), "\(row)")
    }
  }

  @Test("bezier_external: control points of the named functions")
  func names() throws {
    let points = try Fact.table("bezier_external")["apple_named_control_points"]
    #expect(points.keys.count == 5)
    for name in points.keys {
      let curve = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: name)).curve
      #expect(
        [curve.x1, curve.y1, curve.x2, curve.y2].map(Float.init) == points[name].numbers.map(Float.init), "\(name)")
    }
  }

  @Test("bezier_external: values read from presentation layers on macOS")
  func measured() throws {
    let table = try Fact.table("bezier_external")["measured_macos_presentation"]
    for name in table["y"].keys {
      let function = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: name))
      for (x, y) in paired(table["x"].numbers, table["y"][name].numbers) {
        #expect(isNear(function.value(at: x), y, table["tolerance"].n), "\(name) at \(x)")
      }
    }
  }

  @Test("bezier_external: values with nine digits")
  func exact() throws {
    let external = try Fact.table("bezier_external")
    let table = external["measured_exact_openuikit"]
    #expect(table["rows"].rows.count == 13)
    for row in table["rows"].rows {
      let p = external["apple_named_control_points"][row[0].string ?? ""].numbers
      let curve = BezierCurve(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
      #expect(isNear(curve.value(at: row[1].n), row[2].n, table["tolerance"].n), "\(row)")
    }
  }

  @Test("bezier_external: a browser's curves and slopes")
  func browser() throws {
    let table = try Fact.table("bezier_external")["chromium"]
    let tolerance = table["tolerance"].n
    for name in table["curves"].keys {
      let p = name.split(separator: ",").compactMap { Double($0) }
      let curve = BezierCurve(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
      for row in table["curves"][name].rows {
        #expect(isNear(curve.value(at: row[0].n), row[1].n, tolerance), "\(name) \(row)")
      }
    }
    let curve = BezierCurve(x1: 0.25, y1: 0, x2: 0.75, y2: 1)
    for row in table["slope_of_0.25,0,0.75,1"].rows {
      let slope = (curve.value(at: row[0].n + 1e-6) - curve.value(at: row[0].n - 1e-6)) / 2e-6
      #expect(isNear(slope, row[1].n, tolerance), "\(row)")
    }
  }

  @Test("bezier_external: SwiftUI's unit curves")
  func unitCurves() throws {
    let table = try Fact.table("bezier_external")["openswiftui_unitcurve"]
    for (name, own) in [("easeIn", "easeIn"), ("easeOut", "easeOut"), ("easeInOut", "easeInEaseOut")] {
      let function = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: own))
      for (x, y) in paired(table["x"].numbers, table[name].numbers) {
        #expect(isNear(function.value(at: x), y, table["tolerance"].n), "\(name) at \(x)")
      }
    }
  }
}
