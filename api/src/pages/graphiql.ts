import type { Bootstrap } from "@shop/shared/bootstrap";
import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { escapeHtml } from "../http/escape-html";
import { sendMessage } from "./message-page";
import { pagePolicy, type PolicySettings } from "./page-policy";

/** How soon a browser asks again for a page that is being built, in seconds. */
const AGAIN = "2";

const notBuilt = {
  title: "GraphiQL is being built",
  text: "A first start builds it beside the shop: in seconds, or in a minute on a busy machine. Then it opens here by itself. If it doesn't, the shop's terminal says why.",
  link: { href: "", label: "Try again" },
};

/**
 * Serves GraphiQL, a separate page of the web build, with this shop's settings; `read` finds it once it is built. Its dialogs write styles
 * whose text isn't known in advance, so each answer has a nonce for them (ADR-0015); its editor has inline fonts.
 */
export function registerGraphiQL(
  server: FastifyInstance,
  read: () => string | undefined,
  bootstrap: Bootstrap,
  policy: PolicySettings,
): void {
  const send = (_request: FastifyRequest, reply: FastifyReply) => {
    const template = read();
    if (template === undefined)
      return sendMessage(
        reply.headers({ refresh: AGAIN, "retry-after": AGAIN }),
        503,
        notBuilt,
        bootstrap.shopName,
      );
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
