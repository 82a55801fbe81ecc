import Film
import Foundation
import Testing

@Suite("A script") struct ScriptTests {
  @Test("is parsed without its comments, blank lines, and extra whitespace")
  func everyVerb() throws {
    let text = """
      # a film
      0 select 3
      0.2 down 300 400   # the finger

      \t0.25\tmove 250.5 -1e1
      0.25 up 250 400
      0.3 down 1 2
      0.4 touchcancel
      +.5 tap 3. 4
      2 end
      # the rest is silence
      """
    let script = try Script(parsing: text, file: "s", childCount: 4)
    #expect(
      script
        == Script(
          events: [
            .init(time: 0, action: .select(3)),
            .init(time: 0.2, action: .down(CGPoint(x: 300, y: 400))),
            .init(time: 0.25, action: .move(CGPoint(x: 250.5, y: -10))),
            .init(time: 0.25, action: .up(CGPoint(x: 250, y: 400))),
            .init(time: 0.3, action: .down(CGPoint(x: 1, y: 2))),
            .init(time: 0.4, action: .touchCancel),
            .init(time: 0.5, action: .tap(CGPoint(x: 3, y: 4))),
          ], end: 2))
  }

  @Test("can change the children and the container's surroundings, and is written as it is read")
  func containerVerbs() throws {
    let text = """
      0 animator keyframes
      0 jump 3
      0.1 insert 4
      0.1 insert 0 animated
      0.2 remove 5 animated
      0.2 reorder 0 4
      0.3 replace 1
      0.35 down 100 300
      0.35 move 1 2
      0.35 up 100 300
      0.4 down2 3 4
      0.4 move2 5 6
      0.4 up2 5 6
      0.4 disappear
      0.4 appear
      0.5 rotate
      0.5 size 500 700.5
      0.6 background
      0.6 foreground
      0.6 bar hidden
      0.6 bar shown animated
      0.6 bar top
      0.6 bar bottom
      0.6 bar external
      0.6 bar fraction 0.5
      0.6 bar scrub on
      0.6 bar scrub off
      0.6 bar floating
      0.6 bar wide
      0.65 disable 2
      0.65 enable 2
      0.7 refuse
      0.7 allow
      0.8 on didSelect select 1
      0.8 on didSelect disable 0
      0.8 on viewWillAppear remove 0 animated
      0.8 on alongside drive 0.5 finish
      0.8 on willSelect replaceroot
      0.85 driver on
      0.85 drive 0 cancel
      0.85 driver off
      0.85 drive nan finish
      0.85 window hidden
      0.85 window shown
      0.85 animations off
      0.85 animations on
      0.85 appearagain
      0.85 newview 2
      0.85 present animated
      0.85 dismiss
      0.85 detach 0
      0.85 give 1
      0.85 cover 1 current
      0.85 cover 0 custom animated
      0.85 uncover 1 animated
      0.85 on viewSafeAreaInsetsDidChange cover 0 over
      0.85 on willMove size 390 800
      0.9 select 99
      1 end

      """
    let script = try Script(parsing: text, file: "s", childCount: 4)
    let actions: [Script.Action] = [
      .animator(.keyframes), .jump(3), .change(.insert(4), animated: false), .change(.insert(0), animated: true),
      .change(.remove(5), animated: true), .change(.move(0, 4), animated: false), .change(.replace(1), animated: false),
      .down(CGPoint(x: 100, y: 300)), .move(CGPoint(x: 1, y: 2)), .up(CGPoint(x: 100, y: 300)),
      .second(.down, CGPoint(x: 3, y: 4)), .second(.move, CGPoint(x: 5, y: 6)), .second(.up, CGPoint(x: 5, y: 6)),
      .disappear, .appear,
      .rotate, .size(CGSize(width: 500, height: 700.5)), .background, .foreground,
      .bar(.hidden(true, animated: false)), .bar(.hidden(false, animated: true)), .bar(.place(.top)),
      .bar(.place(.bottom)), .bar(.place(.external)), .bar(.fraction(0.5)), .bar(.scrub(true)), .bar(.scrub(false)),
      .bar(.style(.floating)), .bar(.style(.wide)), .tab(2, isEnabled: false), .tab(2, isEnabled: true), .allow(false),
      .allow(true), .on(.didSelect, .select(1)), .on(.didSelect, .tab(0, isEnabled: false)),
      .on(.viewWillAppear, .change(.remove(0), animated: true)),
      .on(.alongside, .drive(0.5, commit: true)), .on(.willSelect, .replaceRoot), .driver(true),
      .drive(0, commit: false), .driver(false), .drive(nil, commit: true), .window(isHidden: true),
      .window(isHidden: false), .animations(false), .animations(true), .appearAgain, .newView(2),
      .present(animated: true), .dismiss(animated: false), .detach(0), .give(1),
      .cover(1, .current, animated: false), .cover(0, .custom, animated: true), .uncover(1, animated: true),
      .on(.viewSafeAreaInsetsDidChange, .cover(0, .over, animated: false)),
      .on(.willMove, .size(CGSize(width: 390, height: 800))), .select(99),
    ]
    #expect(script.events.map(\.action) == actions)
    #expect(script.text == text.replacingOccurrences(of: "\n\n", with: "\n"))
    let verbs = Set(text.split(separator: "\n").map { $0.split(separator: " ")[1] })
    let forms: [Substring] = ScriptForm.all.flatMap { $0.text.split(separator: ", ") }
    #expect(verbs.isSubset(of: forms.map { $0.prefix { $0 != " " } }))
  }

  @Test("uses move for the finger while it is down, and for a child otherwise")
  func bothMoves() throws {
    let text = "0 move 3 0\n0 down 5 5\n0 move 3 0\n0 up 5 5\n0 move 0 1 animated\n1 end"
    let script = try Script(parsing: text, file: "s", childCount: 4)
    #expect(
      script.events.map(\.action) == [
        .change(.move(3, 0), animated: false), .down(CGPoint(x: 5, y: 5)), .move(CGPoint(x: 3, y: 0)),
        .up(CGPoint(x: 5, y: 5)), .change(.move(0, 1), animated: true),
      ])
  }

  @Test("can have CRLF line endings")
  func carriageReturns() throws {
    let script = try Script(parsing: "0.1 tap 1 2\r\n1 end\r\n", file: "s", childCount: 4)
    #expect(script.events == [.init(time: 0.1, action: .tap(CGPoint(x: 1, y: 2)))])
    #expect(script.end == 1)
  }

  @Test(
    "has a frame at each k / fps up to its end, with a microsecond of slack",
    arguments: [
      (0, 60, 1), (1, 60, 61), (0.999, 60, 60), (0.016667, 60, 2), (0.016666, 60, 2), (0.01666, 60, 1), (1, 120, 121),
      (0.1, 30, 4), (1, 23.976, 24),
    ] as [(TimeInterval, Double, Int)])
  func frameCount(end: TimeInterval, fps: Double, count: Int) {
    #expect(Script(events: [], end: end).frameCount(fps: fps) == count)
  }
}
