import LayerTime
import QuartzCore
import Testing

@Suite struct ScrollFactTests {
  @Test("rubberband_scroll: asserted and computed offsets")
  func rubberBand() throws {
    let table = try Fact.table("rubberband_scroll")
    for row in table["asserted_d960"].rows {
      #expect(isNear(RubberBand(length: 960).offset(for: row[0].n), row[1].n, 0.0051), "\(row)")
    }
    for row in table["asserted"].rows {
      #expect(isNear(RubberBand(length: row[1].n).offset(for: row[0].n), row[2].n, 5e-4), "\(row)")
    }
    #expect(table["computed"].rows.count == 88)
    for row in table["computed"].rows {
      #expect(isNear(RubberBand(length: row[1].n).offset(for: row[0].n), row[2].n, 1e-9), "\(row)")
    }
  }

  @Test("rubberband_scroll: deceleration")
  func deceleration() throws {
    let rows = try Fact.table("rubberband_scroll")["deceleration"]["computed"].rows
    #expect(rows.count == 12)
    for row in rows {
      let motion = Deceleration(velocity: row["v0"].n, rate: row["rate"].n)
      #expect(isNear(motion.coefficient, row["coefficient"].n, 1e-12), "\(row)")
      #expect(isNear(motion.distance(at: .infinity), row["rest_distance_limit"].n, 1e-9), "\(row)")
      for sample in row["samples"].rows {
        #expect(isNear(motion.distance(at: sample[0].n), sample[1].n, 1e-9), "\(row) \(sample)")
      }
      #expect(isNear(motion.duration, row["stop_time_at_10pt_s"].n, 1e-9), "\(row)")
      #expect(isNear(motion.restDistance, row["stop_distance"].n, 1e-9), "\(row)")
    }
  }
}
