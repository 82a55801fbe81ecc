import ContainerKitTesting
import UIKit

/// A page whose spinner turns as long as the page exists.
final class SpinPage: UIViewController {
  let spinner = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
  var layerSpeed: Float = 1
  static func spin(_ layer: CALayer) {
    guard layer.animation(forKey: "spin") == nil else { return }
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.fromValue = 0
    spin.toValue = 2 * Double.pi
    spin.duration = 2
    spin.repeatCount = .infinity
    layer.add(spin, forKey: "spin")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.addSubview(spinner)
    spinner.layer.speed = layerSpeed
    Self.spin(spinner.layer)
  }
}

extension ContainerStage {
  /// Returns the part of a turn that a layer makes from each frame to the next while `body` runs.
  func turns(of layer: CALayer, during body: () -> Void) -> [Double] {
    var angles: [Double] = []
    onFrame = { _ in
      guard let p = layer.presentation() else { return angles.append(.nan) }
      angles.append(atan2(p.transform.m12, p.transform.m11) / (2 * .pi))
    }
    body()
    return zip(angles, angles.dropFirst()).map { b, a in
      let d = a - b
      return d - d.rounded(.down)
    }
  }
}
