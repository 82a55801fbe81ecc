extension FilmPage {
  /// The data of the curves: the transition's progress, and the positions of the pages' left and top edges.
  static let curves = #"""
    const pageColor = (index) => `var(--c${index % 4})`;
    const pageDash = (index) => ["", "6 4", "2 4", "8 3 2 3"][Math.floor(index / 4) % 4];
    const digits = (value, count) => value.toFixed(count).replace("-", "−");

    function bands(kind, holds) {
      const found = [];
      frames.forEach((frame, index) => {
        if (!frame.transition || !holds(frame.transition)) return;
        const open = found[found.length - 1];
        if (open && open.to === index - 1) open.to = index; else found.push({ kind, from: index, to: index });
      });
      return found;
    }

    const progress = {
      title: "Progress",
      series: [{
        color: "var(--mark)", dash: "",
        values: frames.map((frame) => frame.transition && frame.transition.percent),
        breaks: (a, b) => a.transition.from !== b.transition.from || a.transition.to !== b.transition.to,
      }],
      bands: [
        ...bands("held", (going) => going.interactive && !going.cancelled),
        ...bands("back", (going) => going.cancelled),
      ],
      ticks: [0, 0.5, 1], low: 0, high: 1, label: (value) => digits(value * 100, 0) + " %",
      value: (value) => digits(value * 100, 1) + " %", calls: true,
    };

    // Children come and go: a page is known by its title, and by its place among those of the same title.
    const pages = [];
    const pagesOf = (frame) => frame.children.concat(frame.others);
    for (const frame of frames) {
      pagesOf(frame).forEach((child, index, all) => {
        const nth = all.slice(0, index).filter((other) => other.title === child.title).length;
        if (!pages.some((page) => page.title === child.title && page.nth === nth)) pages.push({ title: child.title, nth });
      });
    }

    function edges(title, part) {
      const series = pages.map((name, page) => ({
        name: name.title, color: pageColor(page), dash: pageDash(page),
        values: frames.map((frame) => {
          const shown = pagesOf(frame).filter((child) => child.title === name.title)[name.nth];
          return shown && shown.inWindow && shown.frame ? shown.frame[part] : null;
        }),
      })).filter((one) => one.values.some((value) => value !== null));
      const all = series.flatMap((one) => one.values.filter((value) => value !== null));
      const low = all.reduce((a, b) => Math.min(a, b), 0), high = all.reduce((a, b) => Math.max(a, b), 0);
      const room = Math.max(high - low, 1), rough = room / 5, power = 10 ** Math.floor(Math.log10(rough));
      const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough);
      const ticks = [];
      for (let tick = Math.ceil(low / step); tick * step <= high; tick += 1) ticks.push(tick * step);
      return {
        title, series, bands: [], ticks, low: low - room / 20, high: low + room * 1.05,
        label: (value) => digits(value, step < 1 ? 1 : 0), value: (value) => digits(value, 1),
        isStill: high - low < 0.5,
      };
    }
    """#
}
