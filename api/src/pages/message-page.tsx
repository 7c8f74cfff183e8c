import { dark, light, type Scheme } from "@shop/shared/color-schemes";
import type { FastifyReply } from "fastify";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { quotedRequestId } from "../http/problem";
import { plainPagePolicy } from "../http/security-headers";

/** The colours of the shop's pages that this one uses, as custom properties. */
const rules = (scheme: Scheme) =>
  (["surface", "sunken", "line", "ink", "muted", "accent", "accentHover", "onAccent", "focus"] as const)
    .map((name) => `--${name}: oklch(${scheme[name].join(" ")});`)
    .join(" ");

const style = `
  :root { color-scheme: light dark; ${rules(light)} }
  @media (prefers-color-scheme: dark) { :root { ${rules(dark)} } }
  body { margin: 0; min-height: 100vh; background: var(--sunken); color: var(--ink); font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif; }
  header { padding: 1.25rem 1rem 0; text-align: center; }
  header a { display: inline-grid; align-items: center; min-height: 2.75rem; color: inherit; font-size: 1.25rem; font-weight: 600;
    letter-spacing: -0.03em; text-decoration: none; }
  main { box-sizing: border-box; max-width: 32rem; margin: 0 auto; padding: clamp(1rem, 5vw, 3rem) 1rem 3rem; }
  .card { padding: clamp(1.5rem, 5vw, 2.5rem); border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
  h1 { margin: 0; font-size: clamp(1.625rem, 6vw, 2rem); font-weight: 600; line-height: 1.15; letter-spacing: -0.022em;
    text-wrap: balance; }
  p { margin: 0.75rem 0 0; color: var(--muted); text-wrap: pretty; overflow-wrap: anywhere; }
  .way-on { display: grid; place-content: center; min-height: 3rem; margin-top: 1.5rem; padding: 0 1rem; border-radius: 6px;
    background: var(--accent); color: var(--onAccent); font-weight: 560; text-align: center; text-decoration: none; }
  .way-on:hover { background: var(--accentHover); }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; }
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
    <>
      <header>
        <a href="/">{shopName}</a>
      </header>
      <main>
        <div className="card">
          <h1>{title}</h1>
          <p>{text}</p>
          {requestId && <p>If you contact support, mention request {requestId}</p>}
          <a className="way-on" href={link.href}>
            {link.label}
          </a>
        </div>
      </main>
    </>
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
