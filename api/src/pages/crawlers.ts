import { closedPaths } from "@shop/shared/pages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "../context/context";
import { forReading } from "../context/reading";
import { NotFound } from "../errors";
import { charged, type LongAnswers } from "../http/load/long-answers";
import type { OriginOf } from "../http/origin";
import { Sitemaps } from "./sitemaps";

/** Where robots.txt closes a page: up to its first parameter, with all that begins the same. */
const prefixes = closedPaths().map((path) => path.replace(/:.*$/, ""));

/** Paths that are useless to crawlers: behind the sign-in, or for programs. */
const disallowed = [
  ...prefixes.filter(
    (path, at) => !prefixes.some((other, n) => path.startsWith(other) && (other !== path || n < at)),
  ),
  ...["/graphql", "/graphiql"],
];

/** The maximum number of URLs of one sitemap, by the sitemaps protocol. */
const MAX_ADDRESSES = 50_000;

const ONE_HOUR = "public, max-age=3600";
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

interface CrawlerSettings {
  contextOf: (request: FastifyRequest) => RequestContext;
  originOf: OriginOf;
  longAnswers: LongAnswers;
  /** URLs per sitemap; fewer in tests. */
  maxAddresses?: number;
}

/** Serves `/robots.txt` and `/sitemap.xml`. */
export function registerCrawlerFiles(
  server: FastifyInstance,
  { contextOf, originOf, longAnswers, maxAddresses: most = MAX_ADDRESSES }: CrawlerSettings,
): void {
  const sitemaps = new Sitemaps(most);

  server.get("/robots.txt", (request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", ONE_HOUR)
      .send(robots(originOf(request))),
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

/** Entries per piece. */
const BATCH = 1_000;

function* listOf(list: string, entry: string, origin: string, paths: string[]) {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${SCHEMA}">\n`;
  for (let from = 0; from < paths.length; from += BATCH) {
    const batch = paths.slice(from, from + BATCH);
    yield batch.map((path) => `<${entry}><loc>${escapeXml(origin + path)}</loc></${entry}>\n`).join("");
  }
  yield `</${list}>\n`;
}

/** The host is a header that anybody may set. */
function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
