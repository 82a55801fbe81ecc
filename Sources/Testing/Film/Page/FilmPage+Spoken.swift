extension FilmPage {
  /// The elements that VoiceOver finds in the frame, line by line, below the app's last notification.
  static let spoken = #"""
    const heardAt = [];
    frames.forEach((frame, index) => heardAt.push(frame.elements || index === 0 ? index : heardAt[index - 1]));
    const lines = make("ol", {});
    const told = make("p", { class: "told" });
    element("curves").append(make("figure", { class: "spoken" },
      make("figcaption", {}, make("h2", {}, "VoiceOver")), told, lines));

    let heard = -1;
    parts.push((frame, index) => {
      const post = film.posts.filter((post) => post.frame <= index).pop();
      told.textContent = post ? `${post.name}: ${post.text || post.element || "no text"}` : "";
      told.classList.toggle("now", Boolean(post) && post.frame === index);
      if (heardAt[index] === heard) return;
      heard = heardAt[index];
      lines.replaceChildren(...(frames[heard].elements || []).map((found) => make("li", {}, found.spoken)));
    });
    """#
}
