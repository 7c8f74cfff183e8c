import type { FastifyReply } from "fastify";
import { escapeHtml } from "../http/escape-html";
import { quotedRequestId } from "../http/problem";
import { plainPagePolicy } from "../http/security-headers";

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

const policy = plainPagePolicy(style);

/** The texts of a page that is a message. */
export interface Message {
  title: string;
  text: string;
  /** The way on; an empty `href` is the page's own address. */
  link: { href: string; label: string };
}

/** Answers with a message as a page: it is self-contained and needs neither the database nor a script. */
export function sendMessage(reply: FastifyReply, status: number, message: Message, shopName: string) {
  return reply
    .code(status)
    .headers({ "cache-control": "no-store", "content-security-policy": policy })
    .type("text/html; charset=utf-8")
    .send(messagePage(message, shopName, quotedRequestId(reply, status).requestId));
}

function messagePage({ title, text, link }: Message, shopName: string, requestId?: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(shopName)}</title>
<style>${style}</style>
</head>
<body>
<main>
  <h1>${escapeHtml(title)}</h1>
  <p>${escapeHtml(text)}</p>
${requestId ? `  <p>For our support: request ${escapeHtml(requestId)}</p>\n` : ""}  <a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>
</main>
</body>
</html>
`;
}
