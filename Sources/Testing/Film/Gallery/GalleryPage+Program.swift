extension GalleryPage {
  static var program: String { "\"use strict\";\n" + [loops, filter, keys].joined(separator: "\n") }

  /// Plays the loop of a card while it is on screen, or, in a paused gallery, while it has the pointer or the focus. A
  /// loop that does not play has no picture, so that the browser does no work for it.
  private static let loops = #"""
    const cards = [...document.querySelectorAll(".card")];
    const reduced = matchMedia("(prefers-reduced-motion: reduce)");
    const button = document.getElementById("motion");
    const visible = new Set();
    let plays = !reduced.matches;

    function update(card) {
      const loop = card.querySelector(".loop");
      const link = card.querySelector(".open");
      const wanted = visible.has(card) && (plays || link.matches(":hover, :focus-visible"));
      if (wanted === loop.hasAttribute("src")) return;
      if (wanted) {
        loop.src = loop.dataset.src;
      } else {
        loop.removeAttribute("src");
        loop.classList.remove("is-shown");
      }
    }

    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) visible.add(entry.target.closest(".card"));
        else visible.delete(entry.target.closest(".card"));
        update(entry.target.closest(".card"));
      }
    }, { threshold: 0.3 });

    for (const card of cards) {
      const loop = card.querySelector(".loop");
      loop.addEventListener("load", () => loop.classList.toggle("is-shown", loop.hasAttribute("src")));
      for (const name of ["pointerenter", "pointerleave", "focusin", "focusout"]) {
        card.querySelector(".open").addEventListener(name, () => requestAnimationFrame(() => update(card)));
      }
      observer.observe(card.querySelector(".device"));
    }

    function setPlaying(isPlaying) {
      plays = isPlaying;
      button.textContent = plays ? "Pause" : "Play";
      cards.forEach(update);
    }
    button.addEventListener("click", () => setPlaying(!plays));
    reduced.addEventListener("change", () => setPlaying(!reduced.matches));
    setPlaying(plays);
    """#

  /// Shows the cards whose name, title or summary has all words of the filter.
  private static let filter = #"""
    const field = document.getElementById("filter");
    const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const texts = new Map(cards.map((card) => [card, plain([
      card.id, ...[...card.querySelectorAll(".title, .summary")].map((part) => part.textContent),
    ].join(" "))]));
    const shownLinks = () => cards.filter((card) => !card.hidden).map((card) => card.querySelector(".open"));

    function filter() {
      const words = plain(field.value).split(/\s+/);
      for (const card of cards) card.hidden = !words.every((word) => texts.get(card).includes(word));
      const count = shownLinks().length;
      document.getElementById("count").textContent = count < cards.length ? `${count} of ${cards.length}` : "";
      document.getElementById("nothing").hidden = count > 0;
    }
    function showAll() {
      field.value = "";
      filter();
    }
    // A link to a card, such as the one back from its film, shows it.
    function showNamed() {
      const card = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!card || !card.hidden) return;
      showAll();
      card.scrollIntoView();
    }

    field.addEventListener("input", filter);
    field.addEventListener("keydown", (event) => {
      if (event.key === "Escape") showAll();
      if (event.key !== "Enter" && event.key !== "ArrowDown") return;
      event.preventDefault();
      event.stopPropagation();
      shownLinks()[0]?.focus();
    });
    addEventListener("keydown", (event) => {
      if (event.key !== "/" || event.target === field || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.focus();
      field.select();
    });
    document.getElementById("all").addEventListener("click", () => { showAll(); field.focus(); });
    addEventListener("hashchange", showNamed);
    // A browser that returns to the page restores the field's text.
    addEventListener("pageshow", () => { filter(); showNamed(); });
    document.querySelector(".tools").hidden = false;
    filter();
    """#

  /// Moves the focus from card to card with the arrow keys, as the cards are arranged on screen.
  private static let keys = #"""
    const column = (link) => { const box = link.getBoundingClientRect(); return box.left + box.width / 2; };

    function neighbor(link, step) {
      const links = shownLinks(), top = link.getBoundingClientRect().top, index = links.indexOf(link);
      const beyond = (step > 0 ? links.slice(index + 1) : links.slice(0, index).reverse())
        .filter((other) => Math.abs(other.getBoundingClientRect().top - top) > 2);
      if (beyond.length === 0) return undefined;
      const row = beyond[0].getBoundingClientRect().top;
      return beyond.filter((other) => Math.abs(other.getBoundingClientRect().top - row) <= 2)
        .reduce((best, other) => (
          Math.abs(column(other) - column(link)) < Math.abs(column(best) - column(link)) ? other : best));
    }

    addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const links = shownLinks(), current = document.activeElement.closest(".open");
      if (!current) {
        if (event.key !== "ArrowRight" || document.activeElement !== document.body) return;
        event.preventDefault();
        links[0]?.focus();
        return;
      }
      const index = links.indexOf(current);
      const targets = {
        ArrowLeft: () => links[index - 1], ArrowRight: () => links[index + 1],
        ArrowUp: () => neighbor(current, -1), ArrowDown: () => neighbor(current, 1),
        Home: () => links[0], End: () => links[links.length - 1],
      };
      if (!targets[event.key]) return;
      event.preventDefault();
      targets[event.key]()?.focus();
    });
    """#
}
