const typefaceRule = (url: string) => `
  @font-face { font-family: "Instrument Sans"; src: url("${url}") format("woff2"); font-weight: 400 700; font-display: swap; }`;

/** The shop's look (its colours stand in web/src/theme/schemes.ts) for a page that must work without the web build. */
export const docsStyle = (typeface: string | undefined): string => `${typeface ? typefaceRule(typeface) : ""}
  :root { color-scheme: light dark; --ground: oklch(0.991 0.0015 275); --surface: oklch(1 0 0); --sunken: oklch(0.968 0.004 275);
    --ink: oklch(0.2 0.018 277); --muted: oklch(0.475 0.018 277); --line: oklch(0.905 0.006 277);
    --accent: oklch(0.455 0.215 276); --soft: oklch(0.946 0.026 280); --good: oklch(0.45 0.1 160); --bad: oklch(0.49 0.185 26);
    --focus: oklch(0.53 0.24 277); }
  @media (prefers-color-scheme: dark) {
    :root { --ground: oklch(0.158 0.009 277); --surface: oklch(0.198 0.011 277); --sunken: oklch(0.182 0.01 277);
      --ink: oklch(0.955 0.004 277); --muted: oklch(0.735 0.014 277); --line: oklch(0.285 0.012 277);
      --accent: oklch(0.785 0.115 282); --soft: oklch(0.27 0.07 279); --good: oklch(0.82 0.125 160); --bad: oklch(0.785 0.12 24);
      --focus: oklch(0.8 0.13 282); }
  }
  * { box-sizing: border-box; margin: 0; }
  html { font: 1rem/1.6 "Instrument Sans", system-ui, sans-serif; background: var(--ground); color: var(--ink);
    scroll-padding-top: 5rem; text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
  a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; border-radius: 2px; }
  code { font: 0.9em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
  .skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: 1rem; z-index: 3; background: var(--surface); padding: 0.5rem 1rem; }
  header { position: sticky; top: 0; z-index: 2; display: flex; align-items: center; justify-content: space-between; gap: 1rem;
    height: 4rem; padding-inline: clamp(1rem, 0.25rem + 3.2vw, 3rem); background: var(--ground); border-bottom: 1px solid var(--line); }
  header a { color: inherit; text-decoration: none; padding-block: 0.75rem; } header nav { display: flex; gap: 1.5rem; }
  header a[aria-current] { font-weight: 600; } .shop { font-size: 1.125rem; font-weight: 650; letter-spacing: -0.02em; }
  .columns { display: grid; gap: 3rem; max-width: 84rem; margin-inline: auto; padding: 2rem clamp(1rem, 0.25rem + 3.2vw, 3rem) 6rem; }
  .contents { display: none; font-size: 0.875rem; } .contents ul { padding: 0; list-style: none; }
  .contents p { margin: 1.5rem 0 0.25rem; color: var(--muted); font-weight: 600; }
  .contents a { display: flex; gap: 0.5rem; align-items: baseline; padding: 0.25rem 0; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
  .contents a:hover { color: var(--accent); }
  main { display: grid; gap: 3.5rem; min-width: 0; }
  main > h1 { margin-bottom: -2rem; }
  section { display: grid; gap: 1rem; } section > p { max-width: 42rem; }
  h1 { font-size: clamp(1.875rem, 1.55rem + 1.6vw, 2.875rem); line-height: 1.1; letter-spacing: -0.03em; }
  h2 { font-size: clamp(1.25rem, 1.16rem + 0.42vw, 1.5rem); line-height: 1.2; letter-spacing: -0.02em; }
  h3 { font-size: 1.125rem; letter-spacing: -0.01em; } .lead { font-size: 1.125rem; }
  .doors { display: grid; gap: 1rem; padding: 0; list-style: none; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); }
  .doors li { padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); color: var(--muted); font-size: 0.9375rem; }
  .doors a { display: block; font-weight: 600; font-size: 1.0625rem; padding-bottom: 0.25rem; }
  article { display: grid; gap: 1rem; min-width: 0; padding: clamp(1rem, 3vw, 1.75rem); border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
  article:target { border-color: var(--focus); }
  .address { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: center; }
  .access { margin-inline-start: auto; color: var(--muted); font-size: 0.875rem; }
  .method { font: 600 0.75rem/1.5 ui-monospace, Menlo, Consolas, monospace; color: var(--accent); }
  .method.delete { color: var(--bad); } .method.get { color: var(--good); } .contents .method { min-width: 3.25rem; }
  table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
  caption { text-align: start; color: var(--muted); font-size: 0.875rem; padding-bottom: 0.25rem; }
  th, td { text-align: start; vertical-align: baseline; padding: 0.5rem 1rem 0.5rem 0; border-top: 1px solid var(--line); font-weight: 400; }
  thead th { color: var(--muted); font-size: 0.8125rem; border: 0; padding-block: 0; } small { color: var(--muted); }
  th:first-child { width: 28%; } td:nth-child(2) { width: 30%; }
  figure { min-width: 0; } figcaption { color: var(--muted); font-size: 0.875rem; padding-bottom: 0.25rem; }
  pre { overflow-x: auto; padding: 0.875rem 1rem; border-radius: 6px; background: var(--sunken); border: 1px solid var(--line); }
  pre code { font-size: 0.8125rem; overflow-wrap: normal; }
  summary { cursor: pointer; padding-block: 0.5rem; color: var(--muted); font-size: 0.9375rem; } details table { margin-top: 0.5rem; }
  dl { display: grid; gap: 0.5rem; font-size: 0.9375rem; } dl div { display: flex; gap: 1rem; } dt { font-weight: 600; min-width: 2.5rem; } dd { margin: 0; }
  @media (min-width: 64rem) {
    .columns { grid-template-columns: 17rem minmax(0, 1fr); gap: 4rem; }
    .contents { display: block; position: sticky; top: 5.5rem; align-self: start; max-height: calc(100vh - 7rem); overflow-y: auto; }
  }
  @media (max-width: 40rem) {
    thead { position: absolute; left: -99rem; } tr, th, td { display: block; } tbody tr { border-top: 1px solid var(--line); padding-block: 0.5rem; }
    th, td { border: 0; padding-block: 0.125rem; } th:first-child, td:nth-child(2) { width: auto; } td:nth-child(2) { color: var(--muted); }
  }
`;
