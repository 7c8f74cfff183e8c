import type { offlineTexts } from "@shop/shared/messages/en/layout";
import type { FastifyInstance } from "fastify";
import { hashSource, plainPagePolicy, policyOf } from "../http/security-headers";
import { sendUnlessKnown, SharedAnswer } from "../http/shared-answer";
import { CardPage, cardStyle, linesStyle, renderPlainPage, wayOnStyle, type Theme } from "./message-page";

/** The page's own style, on top of the shop's theme. */
const ownStyle = `${cardStyle}${wayOnStyle}${linesStyle}
  section { margin-top: 2rem; padding: 0 clamp(1.5rem, 5vw, 2.5rem); }
  h2 { margin: 0; font-size: 1.125rem; font-weight: 560; letter-spacing: -0.012em; }
`;

/** The parts of the worker in the web's build. */
export interface OfflineParts {
  /** The texts of its page. */
  texts: typeof offlineTexts;
  /** Its own script, and the one of its page. */
  scripts: { worker: string; page: string };
}

/** The page that a browser shows without a network, and its headers. */
function offlinePage({ shopName, themeCss }: Theme, { texts, scripts }: OfflineParts) {
  const style = `${themeCss}${ownStyle}`;
  const cart = (
    <section hidden>
      <h2>{texts.cart}</h2>
      <ul />
    </section>
  );
  const children = (
    <>
      <CardPage shop={{ shopName }} title={texts.title} text={texts.text} further={cart}>
        <a className="way-on" href="">
          {texts.tryAgain}
        </a>
      </CardPage>
      <script dangerouslySetInnerHTML={{ __html: scripts.page }} /> {/* our own text, allowed by its hash */}
    </>
  );
  const policy = plainPagePolicy(style, {
    "script-src": [hashSource(scripts.page)],
    "font-src": ["'self'"],
    "img-src": ["'self'", "data:", "https:"],
  });
  return {
    html: renderPlainPage({ title: texts.title, shopName, style, children }),
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
  };
}

/**
 * Serves the worker that shows the shop's own page, with the last cart, when a document can't be loaded. The page is part of the worker:
 * browsers store nothing else, and get a changed page with the changed worker. To withdraw it, serve `registration.unregister()` at its
 * address, where browsers look at each visit.
 */
export function registerOfflineWorker(server: FastifyInstance, theme: Theme, parts: OfflineParts): void {
  const answerOf = (page: string) =>
    new SharedAnswer(`const offlinePage = ${page};\n${parts.scripts.worker}`);
  let last: { theme: string; answer: SharedAnswer } | undefined;
  const headers = {
    "cache-control": "no-cache",
    // of the worker's own requests
    "content-security-policy": policyOf({ "default-src": ["'none'"], "connect-src": ["'self'"] }),
    vary: "Accept-Encoding",
  };
  server.get("/offline-worker.js", (request, reply) => {
    const current = theme.shopName + theme.themeCss;
    if (last?.theme !== current)
      last = { theme: current, answer: answerOf(JSON.stringify(offlinePage(theme, parts))) };
    return sendUnlessKnown(
      request,
      reply.headers(headers).type("text/javascript; charset=utf-8"),
      last.answer,
    );
  });
}
