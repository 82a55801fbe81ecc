import Testing

@testable import Film

@Suite("Highlighted source") struct SwiftHighlighterTests {
  @Test(
    "marks words by their kind",
    arguments: [
      ("let a = 1", #"<span class="k">let</span> a = <span class="n">1</span>"#),
      ("x.default.init()", #"x.default.<span class="k">init</span>()"#),
      ("0..<4.5", #"<span class="n">0</span>..&lt;<span class="n">4.5</span>"#),
      ("UIView.animate(to)", #"<span class="t">UIView</span>.<span class="f">animate</span>(to)"#),
      ("@MainActor #if", #"<span class="a">@MainActor</span> <span class="k">#if</span>"#),
      ("a // b \"c\"\nd", "a <span class=\"c\">// b &quot;c&quot;</span>\nd"),
      ("/* a /* b */ c */ d", #"<span class="c">/* a /* b */ c */</span> d"#),
      (#""a \(b("c")) d" e"#, #"<span class="s">&quot;a \(b(&quot;c&quot;)) d&quot;</span> e"#),
      (##"#"a \(b)"# c"##, ##"<span class="s">#&quot;a \(b)&quot;#</span> c"##),
      (
        "\"\"\"\na \"b\"\n\"\"\" c",
        "<span class=\"s\">&quot;&quot;&quot;\na &quot;b&quot;\n&quot;&quot;&quot;</span> c"
      ),
      ("<script>", "&lt;script&gt;"),
    ])
  func words(source: String, html: String) {
    #expect(SwiftHighlighter.html(source) == html)
  }

  @Test(
    "keeps every character, even of invalid source",
    arguments: ["\"a", "/* a", "\"\\", "\"\\(", "#", "@", "1.", "\"\"\"a"])
  func broken(source: String) {
    let text = SwiftHighlighter.html(source).replacing(/<[^>]*>/, with: "").replacing("&quot;", with: "\"")
    #expect(text == source)
  }
}
