import { escapeHtml } from "../http/escape-html";

/** The page's own style, on top of the shop's theme. */
export const newsletterStyle = `
  body { margin: 0; min-height: 100vh; background: var(--color-sunken); color: var(--color-ink);
    font: 1rem/1.5 var(--font, ui-sans-serif, system-ui, sans-serif); -webkit-font-smoothing: antialiased; }
  header { padding: 1.25rem 1rem 0; text-align: center; }
  header a { display: inline-grid; align-items: center; min-height: 2.75rem; color: inherit; font-size: 1.25rem; font-weight: 620;
    letter-spacing: -0.035em; text-decoration: none; }
  main { box-sizing: border-box; max-width: 32rem; margin: 0 auto; padding: clamp(1rem, 5vw, 3rem) 1rem 3rem; }
  .card { padding: clamp(1.5rem, 5vw, 2.5rem); border: 1px solid var(--color-line); border-radius: 14px;
    background: var(--color-surface); }
  h1 { margin: 0; font-size: clamp(1.625rem, 6vw, 2rem); font-weight: 600; line-height: 1.15; letter-spacing: -0.022em;
    text-wrap: balance; }
  p { margin: 0.75rem 0 0; color: var(--color-muted); text-wrap: pretty; }
  form { margin-top: 1.5rem; }
  button { width: 100%; min-height: 3rem; padding: 0.625rem 1rem; border: 1px solid var(--color-accent); border-radius: 6px;
    background: var(--color-accent); color: var(--color-on-accent); font: inherit; font-weight: 560; cursor: pointer; }
  button:hover { background: var(--color-accent-hover); }
  .links { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-top: 1rem; }
  .links a { display: inline-grid; align-items: center; min-height: 2.75rem; color: var(--color-accent-ink); font-weight: 550; }
  :focus-visible { outline: 2px solid var(--color-focus, Highlight); outline-offset: 3px; }
`;

/** What the page says, and the button that does it, if there is anything to do. */
export interface NewsletterMessage {
  title: string;
  text: string;
  button?: string;
}

/** A page about a subscription. It needs no script, and its links name nobody. */
export function newsletterPage(
  { title, text, button }: NewsletterMessage,
  { shopName, style }: { shopName: string; style: string },
): string {
  const form = button
    ? `
    <form method="post"><button>${escapeHtml(button)}</button></form>`
    : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · ${escapeHtml(shopName)}</title>
<style>${style}</style>
</head>
<body>
<header><a href="/">${escapeHtml(shopName)}</a></header>
<main>
  <div class="card">
    <h1>${escapeHtml(title)}</h1>
    <p>${escapeHtml(text)}</p>${form}
  </div>
  <div class="links"><a href="/products">See all products</a><a href="/privacy">Privacy</a></div>
</main>
</body>
</html>
`;
}
