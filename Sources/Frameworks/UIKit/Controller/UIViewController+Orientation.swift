/// The orientations of any controller. Containers return them unless their delegate decides.
extension UIViewController {
  var plainOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
  }

  var plainPreferredOrientation: UIInterfaceOrientation {
    loadedView?.window?.windowScene?.interfaceOrientation ?? modal.orientation ?? .portrait
  }
}
