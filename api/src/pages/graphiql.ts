import type { Bootstrap } from "@shop/shared/bootstrap";
import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { escapeHtml } from "../http/escape-html";
import { pagePolicy, type PolicySettings } from "./page-policy";

/**
 * Serves GraphiQL, a separate page of the web build, with this shop's settings. Its dialogs write styles with dynamic text, so
 * each response has a nonce for them (ADR-0015); its editor has inline fonts.
 */
export function registerGraphiQL(
  server: FastifyInstance,
  template: string,
  bootstrap: Bootstrap,
  policy: PolicySettings,
): void {
  const send = (_request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString("base64");
    return reply
      .headers({
        "cache-control": "no-cache",
        "content-security-policy": pagePolicy(policy, { styles: [`'nonce-${nonce}'`], fonts: ["data:"] }),
      })
      .type("text/html; charset=utf-8")
      .send(fill(template, bootstrap, nonce));
  };
  for (const path of ["/graphiql", "/graphiql/"]) server.get(path, send);
}

function fill(template: string, bootstrap: Bootstrap, nonce: string): string {
  const title = `<title>GraphiQL – ${escapeHtml(bootstrap.shopName)}</title>`;
  const parts: Record<string, string> = {
    head: `${title}\n<meta property="csp-nonce" nonce="${nonce}" />`,
    // safe inside a script element
    state: JSON.stringify({ bootstrap }).replaceAll("<", "\\u003c"),
  };
  return template.replace(/<!--shop:(head|state)-->/g, (_, part: string) => parts[part] ?? "");
}
