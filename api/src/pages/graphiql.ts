import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "./failure-page";
import type { Bootstrap } from "./renderer";

/** Serves GraphiQL, which the web build has as a page of its own, told about this shop. */
export function registerGraphiQL(
  server: FastifyInstance,
  file: string,
  bootstrap: Bootstrap,
  headers: Record<string, string>,
): void {
  const parts: Record<string, string> = {
    head: `<title>GraphiQL – ${escapeHtml(bootstrap.shopName)}</title>`,
    // safe inside a script element
    state: JSON.stringify({ bootstrap }).replaceAll("<", "\\u003c"),
  };
  const page = readFileSync(file, "utf8").replace(
    /<!--shop:(head|state)-->/g,
    (_, part: string) => parts[part] ?? "",
  );
  server.get("/graphiql", (_request, reply) =>
    reply
      .headers({ ...headers, "cache-control": "no-cache" })
      .type("text/html; charset=utf-8")
      .send(page),
  );
}
