import UIKit

/// A container whose round buttons select its pages, and whose pages a finger drags.
final class OwnContainerBefore: UIViewController {
  let pages: [UIViewController]
  private(set) var selectedPage: UIViewController?
  private let pageArea = UIView()
  private let buttonRow = UIStackView()
  private var buttons: [UIButton] = []
  private let animator = CardAnimator()
  private var driver: PercentDriver?
  private var isTransitioning = false

  init(pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    pageArea.frame = view.bounds
    pageArea.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pageArea)
    addButtons()
    let pan = UIPanGestureRecognizer(target: self, action: Selector(OwnContainerBefore.panned(_:)))
    pageArea.addGestureRecognizer(pan)
    let first = pages[Saved.page]
    addChild(first)
    first.view.frame = pageArea.bounds
    first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pageArea.addSubview(first.view)
    first.didMove(toParent: self)
    selectedPage = first
    updateButtons()
  }

  private func addButtons() {
    for (index, page) in pages.enumerated() {
      let button = UIButton(type: .custom)
      button.setTitle(String(page.title?.prefix(1) ?? ""), for: .normal)
      button.layer.cornerRadius = 22
      button.widthAnchor.constraint(equalToConstant: 44).isActive = true
      button.heightAnchor.constraint(equalToConstant: 44).isActive = true
      button.addAction(UIAction { [unowned self] _ in open(index) }, for: .touchUpInside)
      buttonRow.addArrangedSubview(button)
      buttons.append(button)
    }
    buttonRow.spacing = 20
    buttonRow.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(buttonRow)
    buttonRow.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    buttonRow.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20).isActive = true
  }

  private func updateButtons() {
    for (button, page) in zip(buttons, pages) {
      button.backgroundColor = page === selectedPage ? .systemRed : .systemGray
    }
  }

  func open(_ index: Int) {
    guard !isTransitioning, let from = selectedPage, pages[index] !== from else { return }
    transition(from: from, to: pages[index], driver: nil)
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    let x = pan.translation(in: pageArea).x
    switch pan.state {
    case .began:
      let step = pan.velocity(in: pageArea).x < 0 ? 1 : -1
      guard !isTransitioning, let from = selectedPage, let index = pages.firstIndex(of: from),
        pages.indices.contains(index + step)
      else { return }
      let driver = PercentDriver()
      self.driver = driver
      transition(from: from, to: pages[index + step], driver: driver)
    case .changed:
      driver?.update(abs(x) / pageArea.bounds.width)
    case .ended:
      if abs(x) > pageArea.bounds.width * 0.5 { driver?.finish() } else { driver?.cancel() }
      driver = nil
    default:
      driver?.cancel()
      driver = nil
    }
  }

  private func transition(from: UIViewController, to: UIViewController, driver: PercentDriver?) {
    isTransitioning = true
    from.willMove(toParent: nil)
    addChild(to)
    to.view.frame = pageArea.bounds
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let goesForward = (pages.firstIndex(of: from) ?? 0) < (pages.firstIndex(of: to) ?? 0)
    let context = PrivateTransitionContext(from: from, to: to, in: pageArea, goesForward: goesForward)
    context.isInteractive = driver != nil
    context.completion = { [unowned self] didComplete in
      if didComplete {
        from.view.removeFromSuperview()
        from.removeFromParent()
        to.didMove(toParent: self)
        selectedPage = to
        updateButtons()
        Saved.page = pages.firstIndex(of: to) ?? 0
        Analytics.track("page \(to.title ?? "")")
      } else {
        to.view.removeFromSuperview()
        to.willMove(toParent: nil)
        to.removeFromParent()
        from.didMove(toParent: self)
      }
      animator.animationEnded(didComplete)
      isTransitioning = false
    }
    if let driver {
      driver.animator = animator
      driver.startInteractiveTransition(context)
    } else {
      animator.animateTransition(using: context)
    }
  }
}

/// The context that a container of one's own passes to its animator.
final class PrivateTransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated = true
  var isInteractive = false
  private(set) var transitionWasCancelled = false
  let presentationStyle = UIModalPresentationStyle.custom
  let targetTransform = CGAffineTransform.identity
  var completion: ((Bool) -> Void)?
  private let from: UIViewController
  private let to: UIViewController
  private let distance: CGFloat

  init(from: UIViewController, to: UIViewController, in containerView: UIView, goesForward: Bool) {
    self.from = from
    self.to = to
    self.containerView = containerView
    distance = goesForward ? containerView.bounds.width : -containerView.bounds.width
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : to.view }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? containerView.bounds : containerView.bounds.offsetBy(dx: distance, dy: 0)
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === from ? containerView.bounds.offsetBy(dx: -distance, dy: 0) : containerView.bounds
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}

  func finishInteractiveTransition() { transitionWasCancelled = false }

  func cancelInteractiveTransition() { transitionWasCancelled = true }

  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) { completion?(didComplete) }
}

/// Moves the animations of a container's layer with a finger.
final class PercentDriver: NSObject, UIViewControllerInteractiveTransitioning {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  private var context: (any UIViewControllerContextTransitioning)?
  private var displayLink: CADisplayLink?
  private var duration: TimeInterval = 0
  private var layer: CALayer? { context?.containerView.layer }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    duration = animator?.transitionDuration(using: transitionContext) ?? 0
    layer?.speed = 0
    animator?.animateTransition(using: transitionContext)
  }

  func update(_ fraction: CGFloat) {
    layer?.timeOffset = duration * Double(min(max(fraction, 0), 0.99))
    context?.updateInteractiveTransition(fraction)
  }

  func finish() {
    guard let layer else { return }
    context?.finishInteractiveTransition()
    let pausedTime = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
  }

  func cancel() {
    context?.cancelInteractiveTransition()
    displayLink = CADisplayLink(target: self, selector: Selector(PercentDriver.stepBack(_:)))
    displayLink?.add(to: .main, forMode: .common)
  }

  private func stepBack(_ link: CADisplayLink) {
    guard let layer else { return }
    let time = layer.timeOffset - (link.targetTimestamp - link.timestamp)
    layer.timeOffset = max(time, 0)
    guard time <= 0 else { return }
    displayLink?.invalidate()
    layer.speed = 1
    layer.timeOffset = 0
  }
}
