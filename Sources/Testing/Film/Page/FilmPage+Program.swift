extension FilmPage {
  static var program: String {
    "\"use strict\";\n" + [playing, curves, curveDrawing, spoken, calls, controls].joined(separator: "\n")
  }

  /// The page's script. Its only state is the index of the frame: each part of the page is a function of it.
  private static let playing = #"""
    const film = JSON.parse(document.getElementById("timeline").textContent);
    const frames = film.frames;
    const last = frames.length - 1;
    const end = last > 0 ? frames[last].t : 1 / film.fps;
    const element = (id) => document.getElementById(id);
    const parts = [];
    let current = -1;

    function make(name, attributes, ...children) {
      const made = document.createElement(name);
      for (const key in attributes) made.setAttribute(key, attributes[key]);
      made.append(...children);
      return made;
    }

    function show(index) {
      const next = Math.min(Math.max(Math.round(index), 0), last);
      if (next === current || last < 0) return;
      current = next;
      for (const part of parts) part(frames[next], next);
    }

    function frameAt(time) {
      return Math.round((time - frames[0].t) * film.fps);
    }

    const pictureName = (index) => "frame-" + String(index).padStart(4, "0") + ".png";
    const picture = element("picture");
    picture.addEventListener("error", () => { element("state").textContent = "The picture is missing."; });

    parts.push((frame, index) => {
      picture.src = pictureName(index);
      const going = frame.transition;
      const way = going && (going.cancelled ? "going back" : going.interactive ? "held by a finger" : "running");
      element("state").textContent = going
        ? `${going.from} → ${going.to}, ${Math.round(going.percent * 100)} %, ${way}`
        : frame.titles ? `${frame.titles}, at rest` : "";
      picture.alt = `Frame ${index}: ${element("state").textContent}`;
    });

    // The issues of the test, and the frames that show something for a moment. The film opens at the first of them.
    const notes = [
      ...(film.issues || []),
      ...frames.filter((frame) => frame.flash).map((frame) => ({ frame: frame.index, text: `flashes: ${frame.flash}` })),
    ];
    for (const note of notes) {
      const jump = make("button", { type: "button" }, `frame ${note.frame}`);
      jump.addEventListener("click", () => { pause(); show(note.frame); });
      element("notes").append(make("li", {}, jump, " ", note.text));
    }

    // All pictures are read once, one after the other, so that none is waited for when it is its turn.
    const read = [];
    function readAhead(index) {
      if (index > Math.min(last, 3000)) return;
      const ahead = new Image();
      ahead.onload = ahead.onerror = () => readAhead(index + 1);
      ahead.src = pictureName(index);
      read.push(ahead);
    }
    addEventListener("load", () => readAhead(0));
    """#

  /// The calls. Those of the current frame are marked and kept visible, and later ones are dimmed.
  private static let calls = #"""
    const list = element("calls");
    const callRows = film.events.map((call, index) => {
      const before = film.events[index - 1];
      const isFirst = !before || before.frame !== call.frame;
      const isAgain = before && before.name === call.name && before.who === call.who;
      const jump = make("button", { type: "button" },
        make("span", { class: "time" }, isFirst ? call.t.toFixed(3) : ""),
        make("span", { class: "name" }, call.name), make("span", { class: "who" }, call.who));
      jump.addEventListener("click", () => { pause(); show(call.frame); });
      return make("li", { class: isAgain ? "again" : "" }, jump);
    });
    list.append(...callRows);

    function firstCall(frame) {
      let low = 0, high = film.events.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (film.events[middle].frame < frame) low = middle + 1; else high = middle;
      }
      return low;
    }

    let marked = [0, callRows.length];
    parts.push((frame, index) => {
      const now = [firstCall(index), firstCall(index + 1)];
      for (let row = Math.min(now[0], marked[0]); row < Math.max(now[1], marked[1]); row += 1) {
        const item = callRows[row];
        item.classList.toggle("later", row >= now[1]);
        if (row >= now[0] && row < now[1]) item.setAttribute("aria-current", "true");
        else item.removeAttribute("aria-current");
      }
      marked = now;
      const top = callRows[now[0]] || callRows[callRows.length - 1];
      if (!top) return;
      const bottom = callRows[Math.max(now[1] - 1, now[0])] || top;
      const middle = (top.offsetTop + bottom.offsetTop + bottom.offsetHeight) / 2;
      list.scrollTop = Math.min(top.offsetTop, middle - list.clientHeight / 2);
    });
    """#
}
