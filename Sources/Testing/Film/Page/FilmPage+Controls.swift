extension FilmPage {
  /// The slider, buttons and keys. The fragment of the page's URL names a frame, so that a link can point to it.
  static let controls = #"""
    const slider = element("slider");
    slider.max = Math.max(last, 0);
    slider.addEventListener("input", () => { pause(); show(Number(slider.value)); });
    parts.push((frame, index) => {
      slider.value = index;
      slider.setAttribute("aria-valuetext", `frame ${index}, ${frame.t.toFixed(3)} seconds`);
      element("place").textContent = `frame ${index} of ${last}\n${frame.t.toFixed(3)} s`;
    });

    let playing = null;
    function pause() {
      if (playing === null) return;
      cancelAnimationFrame(playing);
      playing = null;
      element("play").setAttribute("aria-label", "Play");
      element("play-shape").setAttribute("d", "M7 4l13 8-13 8z");
    }

    function play() {
      if (current >= last) show(0);
      element("play").setAttribute("aria-label", "Pause");
      element("play-shape").setAttribute("d", "M6 4h4v16H6zM14 4h4v16h-4z");
      let before = null, time = current / film.fps;
      function turn(now) {
        if (before !== null) time += (now - before) / 1000 * Number(element("speed").value);
        before = now;
        show(Math.floor(time * film.fps + 1e-6));
        if (current >= last) pause(); else playing = requestAnimationFrame(turn);
      }
      playing = requestAnimationFrame(turn);
    }

    const toggle = () => { if (playing === null) play(); else pause(); };
    const step = (by) => { pause(); show(current + by); };
    element("play").addEventListener("click", toggle);
    element("back").addEventListener("click", () => step(-1));
    element("on").addEventListener("click", () => step(1));

    addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("select")) return;
      const by = event.shiftKey ? 10 : 1;
      const keys = {
        ArrowLeft: () => step(-by), ArrowRight: () => step(by),
        Home: () => step(-current), End: () => step(last - current),
      };
      // A button that has the focus keeps its space.
      if (!event.target.matches("button")) keys[" "] = () => { if (!event.repeat) toggle(); };
      if (element("gallery")) keys.Escape = () => element("gallery").click();
      const action = keys[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    });
    // After a click the keys are the film's again.
    addEventListener("click", (event) => {
      if (event.detail > 0 && event.target.closest("button")) slider.focus({ preventScroll: true });
    });

    const start = notes.length > 0 ? notes[0].frame : 0;
    const named = () => { const index = parseInt(location.hash.slice(1), 10); return Number.isNaN(index) ? start : index; };
    let naming = null;
    parts.push((frame, index) => {
      clearTimeout(naming);
      naming = setTimeout(() => { if (playing === null) history.replaceState(null, "", "#" + index); }, 400);
    });
    addEventListener("hashchange", () => { pause(); show(named()); });
    show(named());
    """#
}
