import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../../http/escape-html";
import { hashSource, plainPagePolicy } from "../../http/security-headers";
import { sendShared, sendUnlessKnown, SharedAnswer } from "../../http/shared-answer";

/** What the page says of this shop. */
export interface DocsSettings {
  shopName: string;
  /** The typeface and the colours of the shop's pages; empty where there is no web build. */
  themeCss: string;
}

const GOOD_FOR_A_YEAR = "public, max-age=31536000, immutable";

const read = (name: string) => readFileSync(join(__dirname, name), "utf8");

/** Swagger UI as its package brings it. */
const viewer = (() => {
  const manifest = require.resolve("@fastify/swagger-ui/package.json");
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  const file = (name: string, type: string) => ({
    path: `/docs/${version}/${name}`,
    type: `${type}; charset=utf-8`,
    answer: new SharedAnswer(readFileSync(join(dirname(manifest), "static", name), "utf8")),
  });
  const files = [file("swagger-ui.css", "text/css"), file("swagger-ui-bundle.js", "text/javascript")];
  return { path: `/docs/${version}`, files };
})();

/** Serves /docs, where Swagger UI shows /openapi.json, and its files; it asks no other origin for anything. */
export function registerDocs(server: FastifyInstance, { shopName, themeCss }: DocsSettings): void {
  const style = `${themeCss}${read("page.css")}`;
  const script = read("page.js");
  const parts: Record<string, string> = {
    shopName: escapeHtml(shopName),
    viewer: viewer.path,
    style: `<style>${style}</style>`,
    script: `<script>${script}</script>`,
  };
  const page = new SharedAnswer(
    read("page.html").replace(/<!--docs:(\w+)-->/g, (_, part: string) => parts[part] ?? ""),
  );
  const policy = plainPagePolicy(style, {
    "style-src": ["'self'", hashSource(style)],
    "script-src": ["'self'", hashSource(script)],
    "connect-src": ["'self'"],
    "font-src": ["'self'"],
    "img-src": ["data:"],
  });
  server.get("/docs", (request, reply) =>
    sendUnlessKnown(
      request,
      reply
        .headers({ "cache-control": "no-cache", "content-security-policy": policy })
        .type("text/html; charset=utf-8"),
      page,
    ),
  );
  for (const file of viewer.files)
    server.get(file.path, (request, reply) =>
      sendShared(
        request,
        reply.type(file.type).headers({ "cache-control": GOOD_FOR_A_YEAR, vary: "Accept-Encoding" }),
        file.answer,
      ),
    );
}
