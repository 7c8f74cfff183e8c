import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { once } from "@shop/shared/once";
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../../http/escape-html";
import { hashSource, plainPagePolicy } from "../../http/security-headers";
import { errorCodes, operationCodes } from "../../http/error-codes";
import { sendShared, sendUnlessKnown, SharedAnswer } from "../../http/shared-answer";

/** The shop's settings on the page. */
export interface DocsSettings {
  shopName: string;
  /** The typeface and the colours of the shop's pages; empty without a web build. */
  themeCss: string;
}

const GOOD_FOR_A_YEAR = "public, max-age=31536000, immutable";

const read = (name: string) => readFileSync(join(__dirname, name), "utf8");

/** Swagger UI from its package: 3.5 MB in memory, read when the page is first opened. */
const viewer = (() => {
  const manifest = require.resolve("@fastify/swagger-ui/package.json");
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  const file = (name: string, type: string) => ({
    path: `/docs/${version}/${name}`,
    type: `${type}; charset=utf-8`,
    answerOf: once(() => new SharedAnswer(readFileSync(join(dirname(manifest), "static", name), "utf8"))),
  });
  const files = [file("swagger-ui.css", "text/css"), file("swagger-ui-bundle.js", "text/javascript")];
  return { path: `/docs/${version}`, files };
})();

/** A page about the APIs. */
interface DocsPage {
  paths: [string, ...string[]];
  title: string;
  description: string;
  /** Additional elements of its head. */
  head?: string;
  /** Its body below the bar, in HTML. */
  content: string;
  /** Additional sources in its content security policy, after the style and typeface of all these pages. */
  policy?: Record<string, string[]>;
}

/** Serves /docs, where Swagger UI shows /openapi.json, its files, and /docs/errors. They load nothing from other origins. */
export function registerDocs(server: FastifyInstance, { shopName, themeCss }: DocsSettings): void {
  const name = escapeHtml(shopName);
  const style = `${themeCss}${read("page.css")}`;
  const script = read("page.js");
  const calls = read("calls.html").replaceAll("<!--docs:viewer-->", viewer.path);
  const pages: DocsPage[] = [
    {
      paths: ["/docs", "/docs/"],
      title: "API",
      description: `How programs order, list products and manage the shop at ${name}: GraphQL and REST.`,
      head: `<link rel="stylesheet" href="${viewer.path}/swagger-ui.css" />`,
      content: `${calls}<script>${script}</script>`,
      policy: {
        "style-src": ["'self'", hashSource(style)],
        "script-src": ["'self'", hashSource(script)],
        "connect-src": ["'self'"],
        "img-src": ["'self'", "data:"],
      },
    },
    {
      paths: ["/docs/errors"],
      title: "Errors",
      description: `The error codes of the APIs of ${name}: status, cause and remedy.`,
      content: errorsPage(),
    },
  ];
  for (const page of pages) registerPage(server, { shopName: name, style }, page);
  for (const file of viewer.files)
    server.get(file.path, (request, reply) =>
      sendShared(
        request,
        reply.type(file.type).headers({ "cache-control": GOOD_FOR_A_YEAR, vary: "Accept-Encoding" }),
        file.answerOf(),
      ),
    );
}

const links = { "/docs": "Docs", "/docs/errors": "Errors", "/graphiql": "GraphiQL" };

function registerPage(
  server: FastifyInstance,
  { shopName, style }: { shopName: string; style: string },
  { paths, title, description, head = "", content, policy = {} }: DocsPage,
): void {
  const linkTo = ([path, words]: [string, string]) =>
    `<a href="${path}"${path === paths[0] ? ' aria-current="page"' : ""}>${words}</a>`;
  const parts: Record<string, string> = {
    ...{ shopName, title, description, content },
    style: `${head}<style>${style}</style>`,
    links: Object.entries(links).map(linkTo).join(""),
  };
  const answer = new SharedAnswer(
    read("page.html").replace(/<!--docs:(\w+)-->/g, (_, part: string) => parts[part] ?? ""),
  );
  const headers = {
    "cache-control": "no-cache",
    "content-security-policy": plainPagePolicy(style, {
      "font-src": ["'self'"],
      ...policy,
    }),
  };
  for (const path of paths)
    server.get(path, (request, reply) =>
      sendUnlessKnown(request, reply.headers(headers).type("text/html; charset=utf-8"), answer),
    );
}

/**
 * The body of /docs/errors: every code with its status, cause and remedy. Each code is an anchor, which a problem's `type` links to.
 */
function errorsPage(): string {
  const rows = Object.entries({ ...errorCodes, ...operationCodes }).map(
    ([code, { status, cause, cure }]) => `<tr id="${code}">
  <th scope="row"><a href="#${code}">${code}</a></th>
  <td>${status}</td>
  <td>${inHtml(cause)}</td>
  <td>${inHtml(cure)}</td>
</tr>`,
  );
  return `<main id="docs" class="errors" tabindex="-1">
<h1>Errors</h1>
<p>REST refuses with <code>application/problem+json</code>: <code>code</code> says why, <code>type</code> leads here,
<code>detail</code> is for people. GraphQL names the general code in <code>extensions.code</code>; what a shopper can meet is a
type of an answer's union with the same words: <code>InsufficientStock</code> is <code>INSUFFICIENT_STOCK</code> over REST.</p>
<div class="scroll" role="region" aria-label="Codes" tabindex="0"><table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Cause</th><th scope="col">What to do</th></tr></thead>
<tbody>${rows.join("\n")}</tbody>
</table></div>
</main>`;
}

/** Plain text with code between backticks. */
const inHtml = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
