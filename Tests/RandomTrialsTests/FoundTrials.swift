import QuartzCore
import Stage
import Testing
import RandomTrials

@testable import Film

/// A shortened script in which a trial has found a fault.
struct FoundTrial: Sendable, CustomTestStringConvertible {
  /// The fault.
  let testDescription: String
  let pace: TrialPlan.Pace
  let endReports: EndReports
  let conditions: String
  let features: String
  let script: String

  static let all = [
    FoundTrial(
      testDescription: "a size in a call about the incoming page's insets leaves that page without its calls",
      pace: .uneven(seed: 78_350_552_875_603_143), endReports: .beforeFrame,
      conditions: "commits,uptime=1234567.891,background,seed=716010", features: "calls",
      script: """
        2.416667 on viewSafeAreaInsetsDidChange size 500 690
        2.435 select 2
        2.535 end
        """),
    FoundTrial(
      testDescription: "what a page presents while it moves stays where the page was", pace: .even(60),
      endReports: .afterFrame,
      conditions: "commits,busy=0.02,jitter=0.002,seed=500121", features: "calls",
      script: """
        5.588333 select 3
        5.898333 select 2
        5.931667 cover 2 custom
        5.931667 down 132 300
        5.948333 move 142 300
        5.948333 touchcancel
        6.048333 end
        """),
    FoundTrial(
      testDescription: "a page that UIKit covers in the middle of a transition gets calls that are not balanced",
      pace: .even(60),
      endReports: .afterFrame,
      conditions: "commits,uptime=5000000.1,seed=274897", features: "calls",
      script: """
        0.15 on transitionDidUpdate cover 0 current
        0.15 select 3
        0.15 select 0
        0.25 end
        """),
    FoundTrial(
      testDescription: "what a page presents is visible although its window's root has been replaced", pace: .even(60),
      endReports: .afterFrame,
      conditions: "rates=2.833:120.0,background,seed=444741", features: "calls",
      script: """
        0.886667 on completion replace 2
        2.146667 on didMove cover 1 current
        2.146667 select 1
        2.18 disappear
        2.28 end
        """),
    FoundTrial(
      testDescription: "a page that dismisses what covers it while it moves is hidden", pace: .even(60),
      endReports: .beforeFrame,
      conditions: "commits,rates=0.434:24.0/1.174:30.0/2.648:60.0,keyless,insets,seed=192774", features: "calls",
      script: """
        0.591667 on animationController cover 0 current
        0.821667 select 1
        1.643333 on transitionDidUpdate uncover 0
        1.893333 select 0
        1.993333 end
        """),
    FoundTrial(
      testDescription: "a page is in front of what it presents", pace: .even(60), endReports: .beforeFrame,
      conditions: "commits,uptime=5000000.1,background,seed=870561", features: "calls",
      script: """
        0.1 animator never
        0.123333 tap 146 820
        0.156667 animator zero
        0.156667 jump 3
        0.19 on transitionDidUpdate cover 2 current animated
        0.285 select 2
        0.385 end
        """),
    FoundTrial(
      testDescription: "the content jumps at the end if the bar below a header gets another height", pace: .even(120),
      endReports: .afterFrame, conditions: "jitter=0.0005,seed=378895", features: "barstyles,disabled,tabs,header",
      script: """
        0.324167 bar floating
        1.1075 select 1
        1.124167 bar plain
        1.224167 end
        """),
    FoundTrial(
      testDescription: "a request for a page that its own callback gives away is answered as if it were selected",
      pace: .uneven(seed: 9_507_807_177_945_250_297), endReports: .beforeFrame,
      conditions: "commits,background,seed=84700", features: "header",
      script: """
        0.1 select 3
        0.216667 on didCancel give 0
        0.38 select 0
        0.48 end
        """),
    FoundTrial(
      testDescription: "the header keeps its height in a hidden window", pace: .even(120), endReports: .beforeFrame,
      conditions: "commits,uptime=1234567.891,background,keyless,seed=185744", features: "disabled,header",
      script: """
        0.779167 down 289 300
        0.795833 move 289 258.33
        1.0175 present
        1.284167 window hidden
        3.585833 select 1
        3.593333 dismiss
        3.593333 touchcancel
        3.693333 end
        """),
    FoundTrial(
      testDescription: "a page that is scrolled while a transition to another is cancelled goes back", pace: .even(60),
      endReports: .beforeFrame,
      conditions: "commits,uptime=20000000.3,rates=0.937:120.0,seed=368787", features: "header",
      script: """
        2.338333 animator interruptible
        2.455 select 2
        2.663333 select 0
        2.948333 down 110 300
        2.981667 move 110 258.33
        2.981667 touchcancel
        3.081667 end
        """),
    FoundTrial(
      testDescription: "a page that is scrolled while it comes in is not below the header", pace: .even(60),
      endReports: .afterFrame,
      conditions: "commits,busy=0.05,jitter=0.005,background,insets,seed=799961", features: "header",
      script: """
        0.1 down 113 300
        0.22 move 113 230
        0.52 touchcancel
        0.54 animator transition
        0.768333 select 1
        0.801667 down 77 300
        0.818333 move 77 341.67
        0.818333 touchcancel
        0.918333 end
        """),
    FoundTrial(
      testDescription: "a header that snaps after a transition counts as a flash", pace: .even(120),
      endReports: .afterFrame, conditions: "commits,jitter=0.002,seed=846574",
      features: "disabled,tabs,header,snap,elements",
      script: """
        0.156667 insert 1
        0.173333 down 182 300
        0.256667 move 182 200
        0.256667 up 182 200
        0.256667 down 122 300
        0.273333 move 122 341.67
        0.273333 up 122 341.67
        0.273333 down 151 300
        0.373333 insert 1 animated
        0.406667 select 5
        0.406667 up 151 300
        0.506667 end
        """),
    FoundTrial(
      testDescription: "the space below a short page is lost in a transition",
      pace: .uneven(seed: 8_375_452_169_891_976_429), endReports: .beforeFrame,
      conditions: "commits,busy=0.02,keyless,seed=969685", features: "header",
      script: """
        1.261667 size 500 700
        1.261667 replace 2 animated
        1.326667 on viewIsAppearing replace 0
        1.446667 down 93 300
        1.48 move 93 216.66
        1.53 replace 2 animated
        2.108333 replace 0 animated
        3.458333 up 141 304
        4.216667 size 390 844
        4.216667 select 1
        4.216667 select 0
        4.316667 end
        """),
    FoundTrial(
      testDescription: "an animator ends after its transition", pace: .even(60), endReports: .beforeFrame,
      conditions: "plain", features: "none",
      script: """
        1.318333 animations off
        1.391667 rotate
        3.85 on alongside replaceroot
        4.023333 animator interruptible
        4.108333 down 502 300
        4.125 move 462 300
        4.658333 up 650 300
        4.658333 select 1
        4.758333 end
        """),
    FoundTrial(
      testDescription: "a page is given away as it appears", pace: .even(120), endReports: .beforeFrame,
      conditions: "commits,keyless,seed=265278", features: "disabled",
      script: """
        1.049167 on viewWillAppear give 0
        1.588333 window hidden
        2.488333 window shown
        2.588333 end
        """),
    FoundTrial(
      testDescription: "the only page is given away as it appears", pace: .even(60), endReports: .afterFrame,
      conditions: "commits,background,keyless,seed=355252", features: "none",
      script: """
        0.425 remove 2 animated
        0.84 detach 2
        1.106667 remove 0 animated
        1.131667 remove 0 animated
        3.151667 insert 1
        3.185 on viewWillAppear give 1
        3.473333 window hidden
        3.63 window shown
        3.646667 end
        """),
    FoundTrial(
      testDescription: "a page names its scroll view after its selection", pace: .even(60), endReports: .afterFrame,
      conditions: "background,seed=942096", features: "barstyles,disabled,source,header",
      script: """
        1.371667 on willSelect reorder 2 0 animated
        1.93 animator atonce
        2.535 jump 1
        2.543333 on viewDidLoad select 1
        2.76 down 54 300
        2.793333 move 54 280
        2.793333 touchcancel
        2.893333 end
        """),
    FoundTrial(
      testDescription: "a page of a transition without a report has its old size for a moment", pace: .even(60),
      endReports: .afterFrame,
      conditions: "commits,seed=898143", features: "barstyles,disabled,header",
      script: """
        1.958333 down 284 300
        1.991667 move 284 285.83
        1.995 up 284 285.83
        2.011667 disappear
        2.345 animator stops
        2.385 rotate
        2.491667 appear
        2.491667 select 1
        2.558333 rotate
        2.658333 end
        """),
    FoundTrial(
      testDescription: "a page is given away as it has appeared, and is taken back",
      pace: .uneven(seed: 4_064_427_224_176_010_469), endReports: .beforeFrame,
      conditions: "commits,busy=0.05,seed=893710", features: "barstyles,disabled,source",
      script: """
        0.396667 disappear
        0.561667 on viewWillAppear replaceroot
        1.925 on viewDidAppear give 0
        2.128333 on viewDidDisappear jump 0
        2.788333 appear
        2.888333 end
        """),
    FoundTrial(
      testDescription: "a transition that is over is turned back, and ends as cancelled", pace: .even(60),
      endReports: .beforeFrame,
      conditions: "plain", features: "none",
      script: """
        0.1 select 1
        0.205 animator never
        0.561667 select 2
        0.913333 select 1
        0.913333 select 3
        0.913333 remove 3 animated
        0.913333 down 58 300
        0.93 move 16.33 300
        0.93 touchcancel
        1.03 end
        """),
    FoundTrial(
      testDescription: "a page that stays is placed in two steps", pace: .even(60), endReports: .afterFrame,
      conditions: "commits,uptime=20000000.3,jitter=0.0005,rates=6.185:60.0/8.076:60.0,seed=477898", features: "header",
      script: """
        1.515 replace 1
        1.526667 select 2
        1.91 rotate
        2.16 down 49 300
        2.176667 move 49 341.67
        2.193333 replace 3 animated
        4.203333 rotate
        4.225 on didCancel select 3
        4.681667 animator slides2
        4.698333 move 315 300
        4.715 up 325 300
        4.748333 down 311 300
        4.781667 move 331 300
        5.158333 jump 1
        5.158333 size 500 700
        5.158333 touchcancel
        5.258333 end
        """),
    FoundTrial(
      testDescription: "a page is selected while its view is loaded", pace: .even(60), endReports: .beforeFrame,
      conditions: "insets,seed=482361", features: "barstyles,source,header",
      script: """
        1.056667 reorder 3 2
        5.903333 select 2
        5.965 reorder 0 0
        7.291667 reorder 0 0
        7.475 select 0
        7.475 on viewDidLoad select 0
        7.575 end
        """),
    FoundTrial(
      testDescription: "a list bounces when shared elements begin to fly", pace: .even(60), endReports: .afterFrame,
      conditions: "plain", features: "tabs,header,elements,calls",
      script: """
        2.775 on animationController size 500 680
        2.948333 select 3
        2.981667 jump 0
        2.981667 down 413 300
        3.015 move 393 300
        3.015 up 393 300
        3.048333 down 486 300
        3.148333 move 486 100
        3.155 jump 1
        3.205 up 48 300
        3.291667 select 0
        3.296667 select 1
        3.396667 end
        """),
  ]
}

@MainActor @Suite("A trial that found a fault once", .serialized) struct FoundTrials {
  @Test("finds none", arguments: FoundTrial.all)
  func none(_ row: FoundTrial) throws {
    let plan = TrialPlan(
      script: try Script(parsing: row.script, file: row.testDescription, childCount: TrialPlan.titles.count),
      pace: row.pace, endReports: row.endReports, conditions: try #require(StageConditions(row.conditions)),
      features: try #require(TrialFeatures(row.features)))
    #expect(Trial.run(plan).faults == [])
  }
}
