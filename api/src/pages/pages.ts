import { accentCss } from "@shop/shared/accent";
import type { Bootstrap } from "@shop/shared/bootstrap";
import type { Storefront } from "@shop/shared/storefront";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RateLimited, ServiceUnavailable } from "../errors";
import { prefersHtml } from "../http/content-negotiation";
import type { PageResponder } from "../http/error-handler";
import { createOriginOf, type OriginOf } from "../http/origin";
import { sendProblem, type Problem } from "../http/problem";
import { hashSource } from "../http/security-headers";
import { sendShared, sendUnlessKnown, SharedAnswer } from "../http/shared-answer";
import { SharedCaching } from "../http/shared-caching";
import { unlimited } from "../context/caller-limits";
import type { RequestContext } from "../context/context";
import { RequestReads } from "../context/request-reads";
import { searchesOfAddress } from "../http/search-cost";
import { registerGraphiQL } from "./graphiql";
import { errorMessage, sendMessage, themeOf } from "./message-page";
import { registerOfflineWorker } from "./offline-worker";
import type { DevPages } from "./dev-pages";
import { PageCache, PageDataUnavailable, type Page } from "./page-cache";
import { pagePolicy, type PolicySettings } from "./page-policy";
import { registerCatalogueImages } from "./images";
import { webBuild, type BeginReading, type Execute, type WebPages } from "./renderer";
import { previewSizeTags } from "./preview-size";
import { registerWebManifest } from "./web-manifest";

/** The web build, and the bootstrap of its pages. */
export interface PageSettings {
  /** web/dist/en, or another language; null if this server has no pages, as in tests of the API. */
  webFolder: string | null;
  /** Vite's dev server, which replaces the build in `npm run dev`. */
  devPages?: DevPages | undefined;
  bootstrap: Bootstrap;
  /** The public scheme, host and port of the shop; undefined means those of the request. */
  publicOrigin?: string | undefined;
  /** The words and pictures that the shop has published. */
  storefront?: () => Storefront;
  /** The settings of shared caches; by default they store nothing. */
  caching?: SharedCaching;
}

const ONE_DAY = 24 * 3_600;
const ONE_YEAR = 365 * ONE_DAY;

/** Files of the build with fixed names (web/public). */
const PUBLIC_FILES = [
  ...["favicon.ico", "icon-192.png", "icon-512.png", "icon-maskable-512.png", "apple-touch-icon.png"],
  "preview.jpg",
  "without-scripts.css",
];

/** The fields of a context that a page uses. */
type PageContext = Pick<RequestContext, "limits" | "reads"> & Partial<Pick<RequestContext, "images">>;

const SHOP_ITSELF: PageContext = { limits: unlimited, reads: new RequestReads() };

/** The number of searches for the list on a page. */
function searchesOf(address: string): number {
  const [, ...query] = address.split("?");
  const filled = [...new URLSearchParams(query.join("?"))].filter(([, value]) => value !== "");
  return searchesOfAddress(Object.fromEntries(filled));
}

/** The current address of a page requested at another path, with the request's query; otherwise undefined. */
function currentAddress(url: string, { path }: Page): string | undefined {
  const requested = url.replace(/\?.*/s, "");
  const isCurrent = path === undefined || requested.replace(/\/+$/, "") === path;
  return isCurrent ? undefined : path + url.slice(requested.length);
}

const readIfPresent = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

/** Serves the web build: rendered pages, its files, the images of the demo catalogue. */
export class Pages implements PageResponder {
  private build: WebPages | null = null;
  private readonly cache: PageCache;
  private readonly policy: PolicySettings;
  private readonly caching: SharedCaching;
  /** The shop's origin in the response to a request. */
  readonly originOf: OriginOf;

  constructor(
    private readonly settings: PageSettings,
    private readonly beginReading: BeginReading,
    private readonly contextOf: (request: FastifyRequest) => PageContext = () => SHOP_ITSELF,
  ) {
    const { bootstrap, publicOrigin, caching = new SharedCaching() } = settings;
    this.caching = caching;
    this.cache = new PageCache(beginReading);
    this.originOf = createOriginOf(publicOrigin);
    this.policy = {
      firebase: bootstrap.firebase,
      https: publicOrigin?.startsWith("https:") ?? false,
      ...(settings.devPages && { styles: [`'nonce-${settings.devPages.styleNonce}'`] }),
    };
  }

  /** Loads the build and adds the routes of its files. */
  async register(server: FastifyInstance): Promise<void> {
    registerCatalogueImages(server);
    const { webFolder, devPages, bootstrap } = this.settings;
    if (!devPages && webFolder === null) return;
    const files = devPages ? devPages.publicFolder : join(webFolder as string, "client");
    this.build = await (devPages?.of(bootstrap) ?? webBuild.load(webFolder as string, bootstrap));
    await server.register(fastifyStatic, {
      root: files,
      serve: false,
      index: false,
      preCompressed: true,
    });
    server.get<{ Params: { "*": string } }>("/assets/*", (request, reply) =>
      reply
        // only documents obey these two, and a first visit loads ten files
        .removeHeader("cross-origin-opener-policy")
        .removeHeader("permissions-policy")
        .header("vary", "Accept-Encoding")
        .sendFile(`assets/${request.params["*"]}`, { maxAge: ONE_YEAR * 1_000, immutable: true }),
    );
    for (const file of PUBLIC_FILES)
      server.get(`/${file}`, (_request, reply) => reply.sendFile(file, { maxAge: ONE_DAY * 1_000 }));
    // the preview's address in release 0.1.0, which social networks still use
    server.get("/share.jpg", (_request, reply) => reply.redirect("/preview.jpg", 301));
    registerWebManifest(server, bootstrap, () => this.storefront.iconUrl);
    const graphiql = devPages?.graphiql ?? readIfPresent(join(files, "graphiql.html"));
    if (graphiql) registerGraphiQL(server, graphiql, bootstrap, this.policy);
    const { offline } = this.build;
    if (offline) registerOfflineWorker(server, themeOf(bootstrap, this), offline);
  }

  /** The shop's own words and pictures, as this process has read them last. */
  get storefront(): Storefront {
    return this.settings.storefront?.() ?? {};
  }

  /** The typeface and the colours of the pages, with the shop's own accent; empty without a web build. */
  get themeCss(): string {
    const { accentColor } = this.storefront;
    return this.build ? `${this.build.themeCss}${accentColor ? accentCss(accentColor) : ""}` : "";
  }

  /** Answers with the requested page and its current data. */
  readonly serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { build } = this;
    if (!build) return this.refuse(reply);
    const origin = this.originOf(request);
    const address = build.addressOf(request.url);
    await this.admit(request, `${origin}${address}`);
    try {
      const page = await this.render(build, address, origin, this.contextOf(request));
      if (page.status === 404 && !prefersHtml(request)) return this.refuse(reply);
      const moved = page.status < 400 && currentAddress(request.url, page);
      // asked again each time, because the way back may be the next redirect
      if (moved) return await reply.header("cache-control", "no-cache").redirect(moved, 301);
      return await this.send(request, reply, page);
    } catch (error) {
      if (error instanceof RateLimited) throw error;
      const unavailable = error instanceof PageDataUnavailable || error instanceof ServiceUnavailable;
      if (!unavailable) request.log.error({ err: error }, "a page failed");
      return this.serveFailure(reply, unavailable ? { status: 503, retryAfter: 5 } : { status: 500 });
    }
  };

  /** Throws RateLimited if the caller opens too many uncached pages, or searches too often. */
  private async admit(request: FastifyRequest, key: string): Promise<void> {
    const { limits } = this.contextOf(request);
    if (!this.cache.has(key)) await limits.consume("page");
    const searches = searchesOf(key);
    if (searches > 0) await limits.consume("search", searches);
  }

  private refuse(reply: FastifyReply): FastifyReply {
    return sendProblem(reply, { status: 404, detail: "There is nothing at this address." });
  }

  /** Answers with the error page, if no other page can be rendered. */
  serveFailure(reply: FastifyReply, { status, retryAfter }: Omit<Problem, "detail">): FastifyReply {
    if (retryAfter !== undefined) void reply.header("retry-after", String(retryAfter));
    return sendMessage(reply, status, errorMessage(status), this.settings.bootstrap.shopName);
  }

  /** Answers with the home page as it looks with a draft of its words and pictures. No cache stores it. */
  async preview(
    request: FastifyRequest,
    reply: FastifyReply,
    images: PageContext["images"],
    draft: Storefront,
  ): Promise<FastifyReply> {
    const { build } = this;
    if (!build) return this.refuse(reply);
    const render = this.rendererOf(build, build.addressOf("/"), this.originOf(request), images);
    const page = await render(this.beginReading(undefined, draft));
    void reply.header("x-robots-tag", "noindex");
    return this.send(request, reply, { ...page, indexed: false }, "no-store");
  }

  /** Returns a function that renders the page of an address. */
  private rendererOf(build: WebPages, address: string, origin: string, images: PageContext["images"]) {
    return async (execute: Execute): Promise<Page> => {
      const { status, html, styles, scripts, path, indexed } = await build.render(
        address,
        origin,
        execute,
        (image) => previewSizeTags(images, image, origin),
      );
      const securityPolicy = pagePolicy(this.policy, {
        styles: styles.map(hashSource),
        scripts: scripts.map(hashSource),
      });
      return { status, answer: new SharedAnswer(Buffer.from(html)), path, securityPolicy, indexed };
    };
  }

  private render(build: WebPages, address: string, origin: string, ctx: PageContext): Promise<Page> {
    const { limits, reads, images } = ctx;
    const render = this.rendererOf(build, address, origin, images);
    const key = `${origin}${address}`;
    const read = () => this.cache.get(key, render, reads.replica);
    return searchesOf(address) > 0 ? limits.enqueue(read, key) : read();
  }

  private send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
    caching = "no-cache",
  ): Promise<FastifyReply> {
    void reply
      .code(page.status)
      .headers({ "cache-control": caching, vary: "Accept, Accept-Encoding" })
      .header("content-security-policy", page.securityPolicy)
      .type("text/html; charset=utf-8");
    if (!this.caching.isOn || !page.indexed || page.status !== 200)
      return sendShared(request, reply, page.answer);
    void reply.header("cache-control", this.caching.headerOr("no-cache"));
    return sendUnlessKnown(request, reply, page.answer);
  }
}
