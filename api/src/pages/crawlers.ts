import { closedPaths } from "@shop/shared/pages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "../context/context";
import { forReading } from "../context/reading";
import { NotFound } from "../errors";
import { charged, type LongAnswers } from "../http/load/long-answers";
import type { OriginOf } from "../http/origin";
import { Sitemaps } from "./sitemaps";
import { element } from "./xml";

/** The prefixes that robots.txt closes: each closed path up to its first parameter. */
const prefixes = closedPaths().map((path) => path.replace(/:.*$/, ""));

/** Paths without use for crawlers: they require a sign-in, or are for programs. */
const disallowed = [
  ...prefixes.filter(
    (path, at) => !prefixes.some((other, n) => path.startsWith(other) && (other !== path || n < at)),
  ),
  ...["/graphql", "/graphiql", "/exports/", "/invoices/", "/me/"],
];

/** The maximum number of URLs of one sitemap, by the sitemaps protocol. */
const MAX_ADDRESSES = 50_000;

const ONE_HOUR = "public, max-age=3600";
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

interface CrawlerSettings {
  /** The email for reports of security faults, if configured. */
  contact?: string | undefined;
  contextOf: (request: FastifyRequest) => RequestContext;
  originOf: OriginOf;
  longAnswers: LongAnswers;
  /** URLs per sitemap; fewer in tests. */
  maxAddresses?: number;
}

/** Serves `/robots.txt`, `/sitemap.xml` and, with a contact, `/.well-known/security.txt`. */
export function registerCrawlerFiles(
  server: FastifyInstance,
  { contextOf, originOf, longAnswers, contact, maxAddresses: most = MAX_ADDRESSES }: CrawlerSettings,
): void {
  const sitemaps = new Sitemaps(most);

  server.get("/robots.txt", (request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", ONE_HOUR)
      .send(robots(originOf(request))),
  );

  if (contact)
    server.get("/.well-known/security.txt", (request, reply) =>
      reply
        .type("text/plain; charset=utf-8")
        .header("cache-control", ONE_HOUR)
        .send(security(contact, originOf(request))),
    );

  const send = async (request: FastifyRequest, reply: FastifyReply, pieces: Iterable<string>) => {
    const body = await longAnswers.open(request, reply, charged(contextOf(request), pieces));
    return reply.type("application/xml; charset=utf-8").header("cache-control", ONE_HOUR).send(body);
  };

  const sendSitemap = async (request: FastifyRequest, reply: FastifyReply, number: number) => {
    const ctx = forReading(contextOf(request));
    await ctx.limits.consume("sitemap");
    longAnswers.admit(request, reply);
    const paths = await sitemaps.paths(ctx, number);
    if (paths.length === 0) throw new NotFound("sitemap");
    return send(request, reply, listOf("urlset", "url", originOf(request), paths));
  };

  server.get("/sitemap.xml", async (request, reply) => {
    const count = await sitemaps.count(forReading(contextOf(request)));
    if (count === 1) return sendSitemap(request, reply, 1);
    const files = Array.from({ length: count }, (_, n) => `/sitemap-${n + 1}.xml`);
    return send(request, reply, listOf("sitemapindex", "sitemap", originOf(request), files));
  });

  server.get<{ Params: { number: string } }>("/sitemap-:number(^[1-9]\\d{0,4}$).xml", (request, reply) =>
    sendSitemap(request, reply, Number(request.params.number)),
  );
}

function robots(origin: string): string {
  const closed = disallowed.map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...closed, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}

const YEAR_MS = 365 * 24 * 60 * 60_000;

/** https://www.rfc-editor.org/rfc/rfc9116; expires a year after the request. */
function security(contact: string, origin: string): string {
  const expires = new Date(Date.now() + YEAR_MS).toISOString();
  const canonical = `${origin}/.well-known/security.txt`;
  return `Contact: mailto:${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${canonical}\n`;
}

/** A path, followed by a space and the time of its last change. */
function locationOf(address: string, origin: string): string {
  const [path = "", changedAt] = address.split(" ");
  return element("loc", origin + path) + (changedAt ? element("lastmod", changedAt) : "");
}

/** Entries per piece. */
const BATCH = 1_000;

function* listOf(list: string, entry: string, origin: string, addresses: string[]) {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${SCHEMA}">\n`;
  for (let from = 0; from < addresses.length; from += BATCH) {
    const batch = addresses.slice(from, from + BATCH);
    yield batch.map((address) => `<${entry}>${locationOf(address, origin)}</${entry}>\n`).join("");
  }
  yield `</${list}>\n`;
}
