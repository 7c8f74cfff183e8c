import type { IncomingMessage } from "node:http";
import accepts from "accepts";
import type { FastifyInstance, FastifyRequest } from "fastify";

type NegotiatedRequest = Pick<FastifyRequest, "headers" | "method">;

/** Browsers send less than 300 characters. Parsing 15 KB takes tens of milliseconds. */
const MAX_CHARACTERS = 1_000;

const reads = ({ method }: NegotiatedRequest) => method === "GET" || method === "HEAD";

const acceptedBy = (headers: IncomingMessage["headers"]) => accepts({ headers } as IncomingMessage);

/**
 * Crawlers, and services that create link previews in chats. The User-Agents of API clients, such as curl, have none of these
 * words.
 */
const READS_PAGES =
  /bot\b|crawler|spider|externalhit|whatsapp|preview|embedly|iframely|mastodon|vkshare|viber|pinterest/i;

/** Whether the User-Agent belongs to a reader of pages, although it accepts anything. */
export function readsPages({ headers }: NegotiatedRequest): boolean {
  const { accept = "*/*", "user-agent": agent } = headers;
  return accept === "*/*" && agent !== undefined && READS_PAGES.test(agent);
}

/** Whether HTML is preferred to data, as by a navigating browser; other clients that accept anything get data. */
export function prefersHtml(request: NegotiatedRequest): boolean {
  if (!reads(request)) return false;
  const { accept } = request.headers;
  return accept === undefined || accept === "*/*" ? readsPages(request) : htmlPreferredIn(accept);
}

const htmlPreferredIn = (accept: string) =>
  acceptedBy({ accept }).type(["json", "application/problem+json", "html"]) === "html";

/** Whether HTML is acceptable if nothing else is available: also for clients that accept anything, or send no `Accept`. */
export function acceptsHtml(request: NegotiatedRequest): boolean {
  return reads(request) && acceptedBy(request.headers).type("html") === "html";
}

const contentCodings = ["br", "gzip"] as const;

/** A compression that the shop supports. */
export type ContentCoding = (typeof contentCodings)[number];

/** The best compression that the client accepts; undefined if none. */
export function contentCodingFor({ headers }: Pick<NegotiatedRequest, "headers">): ContentCoding | undefined {
  const { "accept-encoding": accepted } = headers;
  if (accepted === undefined || accepted === "identity") return undefined;
  const read = acceptedBy({ "accept-encoding": accepted });
  return contentCodings.find((coding) => accepted === coding || read.encoding([coding]) === coding);
}

/**
 * Removes an `Accept` or `Accept-Encoding` too long to parse: it counts as missing. Reduces each request's `Accept-Encoding` to
 * the coding of the response. Pages, images, built files and data are compressed by different code, which interprets `q` and
 * `*` differently; with one coding left, all of it agrees.
 */
export function registerContentNegotiation(server: FastifyInstance): void {
  server.addHook("onRequest", (request, _reply, done) => {
    const { headers } = request;
    for (const name of ["accept", "accept-encoding"] as const)
      if (String(headers[name] ?? "").length > MAX_CHARACTERS) delete headers[name];
    if (headers["accept-encoding"] !== undefined)
      headers["accept-encoding"] = contentCodingFor(request) ?? "identity";
    done();
  });
}
