extension FilmPage {
  /// Draws the curves at their size on the page, and shows the frame under the pointer.
  static let curveDrawing = #"""
    const shapes = document.querySelector("svg").namespaceURI;
    function draw(into, name, attributes, text) {
      const shape = document.createElementNS(shapes, name);
      for (const key in attributes) shape.setAttribute(key, attributes[key]);
      if (text !== undefined) shape.textContent = text;
      into.append(shape);
      return shape;
    }

    function path(one, x, y) {
      let text = "", isDown = false;
      one.values.forEach((value, index) => {
        if (isDown && one.breaks && value !== null && one.breaks(frames[index - 1], frames[index])) isDown = false;
        if (value !== null) text += (isDown ? "L" : "M") + x(frames[index].t).toFixed(2) + " " + y(value).toFixed(2);
        isDown = value !== null;
      });
      return text;
    }

    function caption(chart) {
      const made = make("figcaption", {}, make("h2", {}, chart.title));
      for (const one of chart.series) {
        one.now = make("output", {});
        const key = make("span", { class: "key" });
        if (one.name !== undefined) {
          const line = draw(key, "svg", { viewBox: "0 0 20 8", "aria-hidden": "true" });
          const style = `stroke:${one.color}`;
          draw(line, "path", { class: "curve", d: "M1 4H19", "stroke-dasharray": one.dash, style });
          key.append(one.name);
        }
        key.append(one.now);
        made.append(key);
      }
      for (const [kind, name] of [["held", "held by a finger"], ["back", "going back"]]) {
        if (!chart.bands.some((band) => band.kind === kind)) continue;
        made.append(make("span", { class: "key" }, make("i", { style: `background:var(--${kind})` }), name));
      }
      if (frames.some((frame) => frame.flash)) {
        made.append(make("span", { class: "key" }, make("i", { class: "flash-key" }), "flash"));
      }
      if (chart.calls) made.append(make("span", { class: "key" }, make("i", { class: "calls-key" }), "calls"));
      return made;
    }

    function addChart(chart) {
      const figure = make("figure", {}, caption(chart));
      const svg = draw(figure, "svg", { role: "img", "aria-label": chart.title });
      element("curves").append(figure);
      const height = 190, top = 8, foot = height - 26, left = 46, right = 14;
      let width = 0, head, dots = [];
      const x = (time) => left + time / end * (width - left - right);
      const y = (value) => foot - (value - chart.low) / (chart.high - chart.low) * (foot - top);

      function place(frame, index) {
        const line = x(frame.t);
        head.setAttribute("x1", line);
        head.setAttribute("x2", line);
        chart.series.forEach((one, number) => {
          const value = one.values[index], isShown = value !== null;
          one.now.textContent = isShown ? chart.value(value) : "–";
          dots[number].style.display = isShown ? "" : "none";
          dots[number].setAttribute("cx", line);
          if (isShown) dots[number].setAttribute("cy", y(value));
        });
      }

      function lay() {
        width = Math.max(figure.clientWidth - 34, 120);
        svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
        svg.replaceChildren();
        for (const band of chart.bands) {
          const from = x(frames[band.from].t - 0.5 / film.fps), to = x(frames[band.to].t + 0.5 / film.fps);
          const style = `fill:var(--${band.kind})`;
          draw(svg, "rect", { x: from, y: top, width: to - from, height: foot - top, style });
        }
        for (const tick of chart.ticks) {
          draw(svg, "line", { class: "grid", x1: left, x2: width - right, y1: y(tick), y2: y(tick) });
          draw(svg, "text", { x: left - 8, y: y(tick) + 4, "text-anchor": "end" }, chart.label(tick));
        }
        const rough = end / Math.max((width - left - right) / 70, 1);
        const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60, 120, 300];
        const step = steps.find((one) => one >= rough) || 600;
        for (let tick = 0; tick * step <= end + 1e-9; tick += 1) {
          const time = tick * step, text = Number(time.toFixed(2)) + " s";
          draw(svg, "text", { x: x(time), y: height - 6, "text-anchor": "middle" }, text);
        }
        if (chart.calls) {
          for (const index of new Set(film.events.map((call) => call.frame))) {
            const at = x(index / film.fps);
            draw(svg, "line", { class: "tick", x1: at, x2: at, y1: foot + 2, y2: foot + 7 });
          }
        }
        for (const frame of frames.filter((frame) => frame.flash)) {
          const at = x(frame.t);
          draw(svg, "line", { class: "flash", x1: at, x2: at, y1: top, y2: foot });
        }
        for (const one of chart.series) {
          draw(svg, "path", {
            class: "curve", d: path(one, x, y), "stroke-dasharray": one.dash, style: `stroke:${one.color}`,
          });
        }
        head = draw(svg, "line", { class: "head", y1: top - 4, y2: foot + 8 });
        dots = chart.series.map((one) => draw(svg, "circle", { class: "dot", r: 4.5, style: `fill:${one.color}` }));
        if (current >= 0) place(frames[current], current);
      }

      function scrub(event) {
        const box = svg.getBoundingClientRect();
        const part = ((event.clientX - box.left) / box.width * width - left) / (width - left - right);
        pause();
        show(frameAt(part * end));
      }
      svg.addEventListener("pointerdown", (event) => { svg.setPointerCapture(event.pointerId); scrub(event); });
      svg.addEventListener("pointermove", (event) => { if (svg.hasPointerCapture(event.pointerId)) scrub(event); });
      new ResizeObserver(() => { if (figure.clientWidth - 34 !== width) lay(); }).observe(figure);
      lay();
      parts.push(place);
    }

    if (last >= 0) {
      addChart(progress);
      const sides = [edges("Left edges, points", 0), edges("Top edges, points", 1)];
      const moving = sides.filter((chart) => !chart.isStill);
      for (const chart of moving.length > 0 ? moving : sides.slice(0, 1)) addChart(chart);
    }
    """#
}
