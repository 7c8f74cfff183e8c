import type { FastifyReply } from "fastify";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
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

/** A page without code; `style` is what its policy allows. */
interface PlainPage {
  title: string;
  shopName: string;
  style: string;
  children: ReactNode;
}

/** The whole document of a page without code. React escapes everything that people typed. */
export function renderPlainPage({ title, shopName, style: css, children }: PlainPage): string {
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · ${shopName}`}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />{" "}
        {/* ours, and as it is: the policy names its hash */}
      </head>
      <body>{children}</body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

/** The texts of a page that is a message. */
export interface Message {
  title: string;
  text: string;
  /** The way on; an empty `href` is the page's own address. */
  link: { href: string; label: string };
}

/** Answers with a message as a page: it is self-contained and needs neither the database nor a script. */
export function sendMessage(reply: FastifyReply, status: number, message: Message, shopName: string) {
  const { title, text, link } = message;
  const { requestId } = quotedRequestId(reply, status);
  const page = (
    <main>
      <h1>{title}</h1>
      <p>{text}</p>
      {requestId && <p>If you contact support, mention request {requestId}</p>}
      <a href={link.href}>{link.label}</a>
    </main>
  );
  return reply
    .code(status)
    .headers({ "cache-control": "no-store", "content-security-policy": policy })
    .type("text/html; charset=utf-8")
    .send(renderPlainPage({ title, shopName, style, children: page }));
}

const words: Record<number, { title: string; text: string }> = {
  429: {
    title: "One moment, please",
    text: "Too many pages were opened from your network in a short time. Please wait a minute, then try again.",
  },
  503: {
    title: "Back in a moment",
    text: "The shop is very busy, or can't reach its database right now. Your orders are safe. Please try again soon.",
  },
  500: {
    title: "Something went wrong",
    text: "Something went wrong on our side. Please try again.",
  },
};

const other = {
  title: "This page can't be opened",
  text: "The address isn't valid. Please check it and try again.",
};

/** What the error page of a status says, for when no other page can be rendered. */
export function errorMessage(status: number): Message {
  return { ...(words[status] ?? other), link: { href: "", label: "Try again" } };
}
