import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "../http/problem";
import { wantsPage } from "../http/wants-page";
import { failurePage } from "./failure-page";
import { pageHeaders } from "./headers";
import { PageCache, PageDataUnavailable, type Page } from "./page-cache";
import { registerGraphiQL } from "./graphiql";
import { originOf } from "./origin";
import { registerPictures } from "./pictures";
import { WebBuild, type Bootstrap, type Execute } from "./renderer";
import { registerWebManifest } from "./web-manifest";

/** Where the web build is, and what its pages are told. */
export interface PageSettings {
  /** web/dist; null where this server has no pages, as in tests of the API alone. */
  webFolder: string | null;
  bootstrap: Bootstrap;
}

const ONE_DAY = 24 * 3_600;
const ONE_YEAR = 365 * ONE_DAY;

/** Files of the build whose names never change (web/public). */
const ICONS = [
  ...["favicon.ico", "icon-192.png", "icon-512.png", "icon-maskable-512.png", "apple-touch-icon.png"],
  "share.jpg",
];

/** Serves the web build: rendered pages, its files, the pictures of the demo catalogue. */
export class Pages {
  private build: WebBuild | null = null;
  private readonly cache: PageCache;
  /** The headers of every page. */
  readonly headers: Record<string, string>;

  constructor(
    private readonly settings: PageSettings,
    execute: Execute,
  ) {
    this.cache = new PageCache(execute);
    this.headers = pageHeaders(settings.bootstrap);
  }

  /** Loads the build and puts its files on the server. */
  async register(server: FastifyInstance): Promise<void> {
    registerPictures(server);
    const { webFolder, bootstrap } = this.settings;
    if (webFolder === null) return;
    this.build = await WebBuild.load(webFolder, bootstrap);
    await server.register(fastifyStatic, {
      root: join(webFolder, "client"),
      serve: false,
      index: false,
      preCompressed: true,
    });
    server.get<{ Params: { "*": string } }>("/assets/*", (request, reply) =>
      reply.sendFile(`assets/${request.params["*"]}`, { maxAge: ONE_YEAR * 1_000, immutable: true }),
    );
    for (const file of ICONS)
      server.get(`/${file}`, (_request, reply) => reply.sendFile(file, { maxAge: ONE_DAY * 1_000 }));
    registerWebManifest(server, bootstrap.shopName);
    if (existsSync(join(webFolder, "client/graphiql.html")))
      registerGraphiQL(server, join(webFolder, "client/graphiql.html"), bootstrap, this.headers);
  }

  /** Where the shop's typeface lies, where there is a web build. */
  get typeface(): string | undefined {
    return this.build?.typeface;
  }

  /** Answers with the page of the address that was asked for, as its data stands now. */
  readonly serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { build } = this;
    if (!build) return this.refuse(reply);
    const origin = originOf(request);
    try {
      const page = await this.cache.get(`${origin}${request.url}`, (execute) =>
        build.render(request.url, origin, execute),
      );
      if (page.status === 404 && !wantsPage(request)) return this.refuse(reply);
      if (page.redirect) return reply.redirect(page.redirect, page.status);
      return await this.send(request, reply, page);
    } catch (error) {
      if (!(error instanceof PageDataUnavailable)) request.log.error({ err: error }, "a page failed");
      return this.serveFailure(reply, error instanceof PageDataUnavailable ? 503 : 500);
    }
  };

  private refuse(reply: FastifyReply): FastifyReply {
    return sendProblem(reply, { status: 404, detail: "There is nothing at this address." });
  }

  /** Answers with the page for when no other can be made. */
  serveFailure(reply: FastifyReply, status: number): FastifyReply {
    if (status === 503) void reply.header("retry-after", "5");
    return reply
      .code(status)
      .headers({ ...this.headers, "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(failurePage(status, this.settings.bootstrap.shopName));
  }

  private async send(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
    void reply
      .code(page.status)
      .headers(this.headers)
      .headers({ "cache-control": "no-cache", vary: "Accept, Accept-Encoding" })
      .type("text/html; charset=utf-8");
    const encoding = acceptedEncoding(request.headers["accept-encoding"]);
    if (!encoding) return reply.send(page.html);
    return reply.header("content-encoding", encoding).send(await encode(page, encoding));
  }
}

type Encoding = "br" | "gzip";

const encoders: Record<Encoding, (html: string) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => promisify(gzip)(html),
};

function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}

async function encode(page: Page, encoding: Encoding): Promise<Buffer> {
  const known = page.encoded.get(encoding);
  if (known) return known;
  const encoded = await encoders[encoding](page.html);
  page.encoded.set(encoding, encoded);
  return encoded;
}
