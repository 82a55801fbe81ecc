extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    if recognizers == nil { recognizers = [] }
    recognizers?.append(recognizer)
    recognizer.attachedView = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = recognizers?.firstIndex(where: { $0 === recognizer }) else { return }
    recognizers?.remove(at: index)
    recognizer.attachedView = nil
  }

  func replaceGestureRecognizers(_ new: [UIGestureRecognizer]) {
    for old in recognizers ?? [] where !new.contains(where: { $0 === old }) { removeGestureRecognizer(old) }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }
}
