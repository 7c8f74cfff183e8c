import { escapeHtml } from "../http/escape-html";
import { plainPagePolicy } from "../http/security-headers";

const words: Record<number, { title: string; text: string }> = {
  429: {
    title: "One moment, please",
    text: "Too many pages were opened from your network in a short time. Please wait a minute, then try again.",
  },
  503: {
    title: "Back in a moment",
    text: "The shop is very busy, or can't reach its database right now. Your orders are safe. Please try again shortly.",
  },
  500: {
    title: "Something went wrong",
    text: "The error is on our side and has been logged. Please try again.",
  },
};

const other = {
  title: "This page can't be opened",
  text: "The address is not valid. Please check it and try again.",
};

const style = `
  :root { color-scheme: light dark; --ground: oklch(0.99 0.002 270); --text: oklch(0.25 0.02 270); --accent: oklch(0.49 0.2 270); }
  @media (prefers-color-scheme: dark) {
    :root { --ground: oklch(0.18 0.015 270); --text: oklch(0.93 0.01 270); --accent: oklch(0.78 0.12 270); }
  }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; background: var(--ground);
    color: var(--text); font: 1.0625rem/1.6 ui-sans-serif, system-ui, sans-serif; }
  main { max-width: 34rem; }
  h1 { font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.15; letter-spacing: -0.02em; margin: 0 0 1rem; }
  a { display: inline-block; margin-top: 1rem; padding: 0.75rem 0; color: var(--accent); font-weight: 600; }
`;

/** The Content-Security-Policy of the error page. */
export const errorPagePolicy = plainPagePolicy(style);

/** The page for when no other can be rendered: it is self-contained and needs neither the database nor a script. */
export function errorPage(status: number, shopName: string): string {
  const { title, text } = words[status] ?? other;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${escapeHtml(shopName)}</title>
<style>${style}</style>
</head>
<body>
<main>
  <h1>${title}</h1>
  <p>${text}</p>
  <a href="">Try again</a>
</main>
</body>
</html>
`;
}
