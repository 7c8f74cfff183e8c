import type { FastifyInstance, HTTPMethods } from "fastify";
import { prefersHtml } from "./content-negotiation";
import { sendProblem } from "./problem";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const satisfies HTTPMethods[];

/** An address, and the methods that it supports. */
interface Address {
  url: string;
  methods: Set<string>;
}

/**
 * Collects the addresses added to the server from now on. Returns a function to call after the last address: it answers OPTIONS with the
 * methods of each address, and refuses every other method with 405, both with `Allow`. A browser that navigates to an address gets its
 * page.
 */
export function collectMethods(server: FastifyInstance): () => void {
  const addresses = new Map<string, Address>();
  let isComplete = false;
  server.addHook("onRoute", ({ url, method }) => {
    if (isComplete || url.includes("*")) return;
    const pattern = url.replace(/:\w+/g, ":"); // methods may have different names for a parameter
    const address = addresses.get(pattern) ?? { url, methods: new Set<string>() };
    addresses.set(pattern, address);
    for (const each of [method].flat()) address.methods.add(each);
  });
  return () => {
    isComplete = true;
    for (const address of addresses.values()) answerOtherMethods(server, address);
  };
}

function answerOtherMethods(server: FastifyInstance, { url, methods }: Address): void {
  const allow = [...METHODS.filter((method) => methods.has(method)), "OPTIONS"].join(", ");
  const others = METHODS.filter((method) => !methods.has(method));
  if (!methods.has("OPTIONS"))
    server.options(url, (_request, reply) => reply.code(204).header("allow", allow).send());
  if (others.length === 0) return;
  server.route({
    method: others,
    url,
    handler: (request, reply) => {
      if (prefersHtml(request)) return reply.callNotFound();
      return sendProblem(reply.header("allow", allow), {
        status: 405,
        detail: `This address answers ${allow} only.`,
      });
    },
  });
}
