import { locale } from "@shop/shared/locale";
import { serverTexts } from "@shop/shared/messages/server";
import { schemesCss } from "@shop/shared/schemes-css";
import type { FastifyReply } from "fastify";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { keepNumbersWhole } from "../modules/mails/template/render-mail";
import { quotedRequestId } from "../http/problem";
import type { Storefront } from "@shop/shared/storefront";
import { type Directives, plainPagePolicy } from "../http/security-headers";

const texts = () => serverTexts().serverPages.errorPages;

/** The style of a {@link CardPage}, on top of the shop's colours. */
export const cardStyle = `
  body { margin: 0; min-height: 100vh; background: var(--color-sunken); color: var(--color-ink);
    font: 1rem/1.5 var(--font, ui-sans-serif, system-ui, sans-serif); -webkit-font-smoothing: antialiased; }
  header { padding: 1.25rem 1rem 0; text-align: center; }
  header a { display: inline-grid; align-items: center; min-height: 2.75rem; color: inherit; font-size: 1.25rem; font-weight: 620;
    letter-spacing: -0.035em; text-decoration: none; overflow-wrap: anywhere; }
  header img { justify-self: center; max-width: min(100%, 15rem); height: 2.5rem; border-radius: 4px; object-fit: contain; }
  @media (prefers-color-scheme: dark) { header img { padding: 2px 6px; background: #fff; color-scheme: light; } }
  main { box-sizing: border-box; max-width: 32rem; margin: 0 auto; padding: clamp(1rem, 5vw, 3rem) 1rem 3rem; }
  .card { padding: clamp(1.5rem, 5vw, 2.5rem); border: 1px solid var(--color-line); border-radius: 14px;
    background: var(--color-surface); }
  h1 { margin: 0; font-size: clamp(1.625rem, 6vw, 2rem); font-weight: 600; line-height: 1.15; letter-spacing: -0.022em;
    text-wrap: balance; }
  p { margin: 0.75rem 0 0; color: var(--color-muted); text-wrap: pretty; overflow-wrap: anywhere; }
  .number { white-space: nowrap; }
  .links { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-top: 1rem; }
  .links a { display: inline-grid; align-items: center; min-height: 2.75rem; color: var(--color-accent-ink); font-weight: 550; }
  :focus-visible { outline: 2px solid var(--color-focus, Highlight); outline-offset: 3px; }
`;

/** The style of the link to continue. */
export const wayOnStyle = `
  .way-on { display: grid; place-content: center; min-height: 3rem; margin-top: 1.5rem; padding: 0 1rem; border-radius: 6px;
    background: var(--color-accent); color: var(--color-on-accent); font-weight: 560; text-align: center; text-decoration: none; }
  .way-on:hover { background: var(--color-accent-hover); }
`;

/** The style of a list of products with image, name and price. */
export const linesStyle = `
  ul { margin: 0.75rem 0 0; padding: 0; list-style: none; border-top: 1px solid var(--color-line); }
  li { display: grid; grid-template-columns: 2.75rem minmax(0, 1fr) auto; gap: 0 1rem; align-items: center; padding: 0.75rem 0;
    border-bottom: 1px solid var(--color-line); overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  li > span { display: grid; place-items: center; width: 2.75rem; aspect-ratio: 5 / 6; border-radius: 6px; overflow: hidden;
    background: var(--color-plate); }
  li img { width: 86%; height: 86%; object-fit: contain; }
`;

const style = `${schemesCss}${cardStyle}${wayOnStyle}`;

const policy = plainPagePolicy(style);

/** A page with at most one script of its own; `style` is allowed by its policy. */
interface PlainPage {
  title: string;
  shopName: string;
  style: string;
  children: ReactNode;
}

/** The whole document of a plain page. React escapes all user input. */
export function renderPlainPage({ title, shopName, style: css, children }: PlainPage): string {
  const markup = renderToStaticMarkup(
    <html lang={locale().language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · ${shopName}`}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />{" "}
        {/* our own text, unescaped because the policy contains its hash */}
      </head>
      <body>{children}</body>
    </html>,
  );
  return `<!doctype html>${keepNumbersWhole(markup, 'class="number"')}`;
}

/** The shop's name and logo on its pages, and their typeface and colours. All may change: read them at each request. */
export interface Theme {
  readonly shopName: string;
  readonly logoUrl?: string | undefined;
  readonly themeCss: string;
}

/** The theme of pages with the shop's current name, logo and colours. */
export const themeOf = (
  shop: Pick<Theme, "shopName">,
  pages: Pick<Theme, "themeCss"> & { readonly storefront: Storefront },
): Theme => ({
  get shopName() {
    return shop.shopName;
  },
  get logoUrl() {
    return pages.storefront.logoUrl;
  },
  get themeCss() {
    return pages.themeCss;
  },
});

/**
 * Returns a function that sends pages with this style, on top of the shop's theme, and with the sources in `more`. No other site learns
 * their addresses.
 */
export function pageSender(theme: Theme, ownStyle: string, more: Directives = {}) {
  return (reply: FastifyReply, status: number, title: string, children: ReactNode) => {
    const { shopName, themeCss } = theme;
    const style = `${themeCss}${ownStyle}`;
    return reply
      .code(status)
      .headers({
        "cache-control": "no-store",
        "content-security-policy": plainPagePolicy(style, { "font-src": ["'self'"], ...more }),
        "referrer-policy": "no-referrer",
      })
      .type("text/html; charset=utf-8")
      .send(renderPlainPage({ title, shopName, style, children }));
  };
}

interface CardPageProps {
  shop: Pick<Theme, "shopName" | "logoUrl">;
  title: string;
  text: string;
  /** Below the text, inside the card. */
  children: ReactNode;
  /** Below the card. */
  further?: ReactNode;
}

/** The layout of a message page: the shop's logo, or its name, and a card with the message. */
export function CardPage({ shop: { shopName, logoUrl }, title, text, children, further }: CardPageProps) {
  return (
    <>
      <header>
        <a href="/">{logoUrl ? <img src={logoUrl} alt={shopName} /> : shopName}</a>
      </header>
      <main>
        <div className="card">
          <h1>{title}</h1>
          <p>{text}</p>
          {children}
        </div>
        {further}
      </main>
    </>
  );
}

/** The texts of a message page. */
export interface Message {
  title: string;
  text: string;
  /** The link to continue; an empty `href` is the page's own address. */
  link: { href: string; label: string };
}

/** Answers with a message page. It is self-contained, and needs neither the database nor a script. */
export function sendMessage(reply: FastifyReply, status: number, message: Message, shopName: string) {
  const { title, text, link } = message;
  const { requestId } = quotedRequestId(reply, status);
  const page = (
    <CardPage shop={{ shopName }} title={title} text={text}>
      {requestId && <p>{texts().support(requestId)}</p>}
      <a className="way-on" href={link.href}>
        {link.label}
      </a>
    </CardPage>
  );
  return reply
    .code(status)
    .headers({ "cache-control": "no-store", "content-security-policy": policy })
    .type("text/html; charset=utf-8")
    .send(renderPlainPage({ title, shopName, style, children: page }));
}

/** The message of a status's error page, if no other page can be rendered. */
export function errorMessage(status: number): Message {
  const { tryAgain, other, ...pages } = texts();
  const message = status === 429 || status === 500 || status === 503 ? pages[status] : other;
  return { ...message, link: { href: "", label: tryAgain } };
}
