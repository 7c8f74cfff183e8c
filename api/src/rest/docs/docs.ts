import { readFileSync } from "node:fs";
import { join } from "node:path";
import { once } from "@shop/shared/once";
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../../http/escape-html";
import { plainPagePolicy } from "../../http/security-headers";
import { errorCodes, operationCodes } from "../../http/error-codes";
import { sendUnlessKnown, SharedAnswer } from "../../http/shared-answer";
import type { OpenApi } from "../openapi/openapi";
import { entryInHtml } from "./fields";
import { inHtml } from "./markdown";
import { referencePage } from "./reference-page";

/** The shop's settings on the page. */
export interface DocsSettings {
  readonly shopName: string;
  /** The typeface and the colours of the shop's pages; empty without a web build. */
  readonly themeCss: string;
}

const read = (name: string) => readFileSync(join(__dirname, name), "utf8");

/** Serves /docs, which shows the document, and /docs/errors. Neither needs JavaScript or another origin. */
export function registerDocs(server: FastifyInstance, shop: DocsSettings, documentOf: () => OpenApi): void {
  const ownStyle = read("page.css");
  const serve = (
    path: string,
    title: string,
    describe: (name: string) => string,
    writeContent: () => string,
  ): void => {
    const contentOf = once(writeContent);
    const answerFor = (name: string, style: string) => {
      const description = describe(name);
      const links = Object.entries(titles).map(
        ([to, words]) => `<a href="${to}"${to === path ? ' aria-current="page"' : ""}>${words}</a>`,
      );
      const parts: Record<string, string> = {
        ...{ shopName: name, title, description, content: contentOf() },
        ...{ style: `<style>${style}</style>`, links: links.join("") },
      };
      return new SharedAnswer(
        read("page.html").replace(/<!--docs:(\w+)-->/g, (_, part: string) => parts[part] ?? ""),
      );
    };
    let last: { shopName: string; style: string; answer: SharedAnswer } | undefined;
    const answerOf = (style: string) => {
      const { shopName } = shop;
      if (last?.shopName !== shopName || last.style !== style)
        last = { shopName, style, answer: answerFor(escapeHtml(shopName), style) };
      return last.answer;
    };
    for (const url of [path, ...(path === "/docs" ? ["/docs/"] : [])])
      server.get(url, (request, reply) => {
        const style = `${shop.themeCss}${ownStyle}`;
        const headers = {
          "cache-control": "no-cache",
          "content-security-policy": plainPagePolicy(style, { "font-src": ["'self'"] }),
        };
        return sendUnlessKnown(
          request,
          reply.headers(headers).type("text/html; charset=utf-8"),
          answerOf(style),
        );
      });
  };
  const reference = (name: string) =>
    `How programs order, list products and manage the shop at ${name}: GraphQL and REST.`;
  serve("/docs", "API", reference, () => referencePage(documentOf()));
  const errors = (name: string) => `The error codes of the APIs of ${name}: status, cause and remedy.`;
  serve("/docs/errors", "Errors", errors, errorsPage);
}

const titles = { "/docs": "Docs", "/docs/errors": "Errors", "/graphiql": "GraphiQL" };

/**
 * The body of /docs/errors: every code with its status, cause and remedy. Each code is an anchor, which a problem's `type` links to.
 */
function errorsPage(): string {
  const entries = Object.entries({ ...errorCodes, ...operationCodes }).map(
    ([code, { status, cause, cure }]) =>
      entryInHtml(code, String(status), `${inHtml(cause)} ${inHtml(cure)}`, code),
  );
  return `<main id="docs" tabindex="-1">
<h1>Errors</h1>
<p>REST refuses with <code>application/problem+json</code>: <code>code</code> says why, <code>type</code> leads here,
<code>detail</code> is for people. GraphQL names the general code in <code>extensions.code</code>; what a shopper can meet is a
type of an answer's union with the same words: <code>InsufficientStock</code> is <code>INSUFFICIENT_STOCK</code> over REST.</p>
<dl>${entries.join("\n")}</dl>
</main>`;
}
