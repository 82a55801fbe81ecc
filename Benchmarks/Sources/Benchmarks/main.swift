@_spi(Benchmark) import QuartzCore

let harness = Harness()
let step = 1.0 / 1000
// Over the whole of the animations, and not where a curve is easy.
let spread = Trees.duration / 210

print("200 animated properties, half springs, half cubic curves, on 200 layers; one frame")
let plain = PlainLoop(pairs: 100)
let plainTime = harness.time { plain.evaluate(at: 0.1 + Double($0) * spread, lasting: Trees.duration) }
let tree = Trees.tree(animated: 200, still: 0)
let valuesTime = harness.time { tree.evaluate(after: 0.1 + Double($0) * spread) }
let nodesTime = harness.time { _ in
  tree.frame(after: step)
  return 0
}
print("  the arithmetic in a loop over arrays   \(plainTime.text)")
print("  the layers' values                     \(valuesTime.text)   \(valuesTime.times(plainTime)) the loop")
print("  a whole frame, with its render nodes   \(nodesTime.text)   \(nodesTime.times(plainTime)) the loop")

print("A frame of 20 animated layers")
let alone = Trees.tree(animated: 20, still: 0)
let aloneTime = harness.time { _ in
  alone.frame(after: step)
  return 0
}
print("  alone                                  \(aloneTime.text)")
for count in [500, 5000, 20000] {
  let crowded = Trees.tree(animated: 20, still: count)
  crowded.frame(after: step)
  let time = harness.time { _ in
    crowded.frame(after: step)
    return 0
  }
  let name = "among \(count) that don't move".padding(toLength: 39, withPad: " ", startingAt: 0)
  print("  \(name)\(time.text)   \(time.times(aloneTime))")
}
