extension GalleryPage {
  static var style: String { [FilmPage.colors, colors, type, grid, card, code].joined(separator: "\n") }

  private static let colors = """
    :root {
      --panel: #efedf7; --panel-2: #e4ecf7; --bezel: #101014; --ring: rgba(0, 0, 0, .16);
      --shade: rgba(30, 24, 60, .28); --code: #fbfaf8;
      --k: #9b2393; --t: #0b5c81; --f: #326d74; --s: #c41a16; --n: #1c00cf; --c: #5d6c79; --a: #815f03;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --panel: #24242c; --panel-2: #1d2630; --bezel: #000; --ring: rgba(255, 255, 255, .2);
        --shade: rgba(0, 0, 0, .6); --code: #19191c;
        --k: #ff7ab2; --t: #6bdfff; --f: #78c2b3; --s: #ff8170; --n: #d9c97c; --c: #8d99a5; --a: #ffa14f;
      }
    }
    """

  private static let type = """
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding: 1rem; }
    body {
      margin: 0 auto; max-width: 112rem; background: var(--paper); color: var(--ink);
      font: 16px/1.45 Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
    }
    header { padding: clamp(2rem, 6vw, 4.5rem) clamp(1rem, 4vw, 3.5rem) clamp(1.2rem, 3vw, 2.2rem); }
    h1 { margin: 0; font-size: clamp(2.2rem, 5vw, 3.6rem); font-weight: 700; letter-spacing: -.032em; line-height: 1.06; }
    header p {
      max-width: 36rem; margin: .8rem 0 0; color: var(--quiet); font-size: clamp(1.02rem, 1.6vw, 1.25rem);
      line-height: 1.4; letter-spacing: -.006em; text-wrap: pretty;
    }
    [hidden] { display: none !important; }
    .tools { display: flex; flex-wrap: wrap; align-items: center; gap: .6rem; margin-top: 1.3rem; }
    .tools input, button {
      height: 2.4rem; padding: 0 1.1rem; border: 1px solid var(--line); border-radius: 99px; background: var(--card);
      color: inherit; font: inherit; font-size: .9rem;
    }
    .tools input { flex: 1 1 8rem; max-width: 17rem; min-width: 0; outline-offset: 1px; appearance: none; }
    .tools input::placeholder { color: var(--quiet); opacity: 1; }
    button { cursor: pointer; }
    .tools input:hover, button:hover { border-color: var(--faint); }
    #count { color: var(--quiet); font-size: .9rem; font-variant-numeric: tabular-nums; }
    #count:empty { display: none; }
    #nothing {
      display: flex; flex-wrap: wrap; align-items: center; gap: .6rem 1rem; margin: 0; min-height: 40vh; align-content: start;
      padding: 0 clamp(1rem, 4vw, 3.5rem) 4rem; color: var(--quiet);
    }
    :focus-visible { outline: 3px solid var(--mark); outline-offset: 3px; }
    """

  /// As many columns as fit. A card with open code has its own row.
  private static let grid = """
    main {
      display: grid; gap: 2.6rem clamp(1rem, 2vw, 2rem); align-items: start;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
      padding: 0 clamp(1rem, 4vw, 3.5rem) 4rem;
    }
    @media (max-width: 599px) {
      main { grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr)); gap: 1.8rem .9rem; }
    }
    .card { min-width: 0; }
    .card:has(details[open]) { grid-column: 1 / -1; }
    @media (min-width: 820px) {
      .card:has(details[open]) {
        display: grid; grid-template-columns: 18rem minmax(0, 1fr); gap: 0 2rem; align-items: start;
      }
      .card:has(details[open]) .open { position: sticky; top: 1rem; }
    }
    """

  private static let card = """
    .open { display: block; border-radius: 24px; color: inherit; text-decoration: none; }
    .panel {
      display: grid; place-items: center; padding: clamp(1.1rem, 10%, 1.9rem); border-radius: 24px;
      background: linear-gradient(155deg, var(--panel), var(--panel-2)); overflow: hidden;
    }
    .device {
      position: relative; display: block; width: min(100%, 12.8rem); padding: 5px; border-radius: 32px;
      background: var(--bezel); transition: transform .35s cubic-bezier(.2, .8, .2, 1);
      box-shadow: 0 0 0 1px var(--ring), 0 22px 38px -18px var(--shade), 0 4px 10px -4px var(--shade);
    }
    .device img { display: block; width: 100%; height: auto; border-radius: 27px; background: var(--card); }
    .device .loop { position: absolute; inset: 5px; width: calc(100% - 10px); visibility: hidden; }
    .device .loop.is-shown { visibility: visible; }
    .open:hover .device, .open:focus-visible .device { transform: translateY(-4px) scale(1.012); }
    @media (prefers-reduced-motion: reduce) { .device { transition: none; transform: none !important; } }
    .title { display: block; margin: 1rem 0 .15rem; font-size: 1.12rem; font-weight: 650; letter-spacing: -.014em; }
    .summary { display: block; color: var(--quiet); font-size: .92rem; line-height: 1.4; text-wrap: pretty; }
    @media (max-width: 599px) {
      .device { border-radius: 24px; padding: 4px; }
      .device img { border-radius: 20px; }
      .device .loop { inset: 4px; width: calc(100% - 8px); }
      .title { font-size: 1.02rem; }
      .summary { font-size: .86rem; }
    }
    """

  private static let code = """
    details { margin-top: .55rem; }
    summary {
      width: max-content; border-radius: 6px; color: var(--mark); font-size: .9rem; font-weight: 550; cursor: pointer;
      list-style: none;
    }
    summary::-webkit-details-marker { display: none; }
    summary::after {
      content: ""; display: inline-block; width: .4em; height: .4em; margin: 0 0 .12em .5em; vertical-align: middle;
      border: solid currentColor; border-width: 0 1.5px 1.5px 0; transform: rotate(-45deg);
    }
    details[open] summary::after { transform: translateY(-.1em) rotate(45deg); }
    summary:hover { text-decoration: underline; }
    .code { display: grid; gap: 1rem; margin-top: .7rem; }
    figure { min-width: 0; margin: 0; border: 1px solid var(--line); border-radius: 16px; background: var(--code); }
    figcaption { padding: .7rem 1.1rem 0; color: var(--quiet); font-size: .82rem; }
    pre {
      margin: 0; padding: .7rem 1.1rem 1rem; overflow-x: auto; border-radius: 16px; tab-size: 2;
      font: .82rem/1.55 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    code { font: inherit; }
    .k { color: var(--k); font-weight: 600; } .t { color: var(--t); } .f { color: var(--f); } .s { color: var(--s); }
    .n { color: var(--n); } .c { color: var(--c); font-style: italic; } .a { color: var(--a); }
    """
}
