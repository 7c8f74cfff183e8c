import { brotliCompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { contentCodingFor } from "../http/content-negotiation";
import { NotFound } from "../errors";
import {
  catalogueImages,
  sharedImage,
  type CatalogueImage,
} from "../modules/images/find-catalogue-image.service";

const GOOD_FOR_A_YEAR = "public, max-age=31536000, immutable";
const GOOD_FOR_AN_HOUR = "public, max-age=3600";

/** Serves the demo's drawings. A URL with an old hash returns the current drawing, with a short cache time. */
export function registerCatalogueImages(server: FastifyInstance): void {
  const compressed = new Map<string, Buffer>();
  server.get<DrawingRequest>("/pictures/:slug.:hash.svg", (request, reply) => {
    const { params } = request;
    const picture = drawingOf(params);
    void reply
      .type("image/svg+xml")
      .header("cache-control", lifeOf(picture, params))
      .header("vary", "Accept-Encoding");
    if (contentCodingFor(request) !== "br") return reply.send(picture.svg);
    const known = compressed.get(picture.slug) ?? brotliCompressSync(picture.svg);
    compressed.set(picture.slug, known);
    return reply.header("content-encoding", "br").send(known);
  });
  server.get<DrawingRequest>("/pictures/:slug.:hash.jpg", async ({ params }, reply) => {
    const picture = drawingOf(params);
    void reply.type("image/jpeg").header("cache-control", lifeOf(picture, params));
    return reply.send(await sharedImage(picture));
  });
}

interface DrawingRequest {
  Params: { slug: string; hash: string };
}

function drawingOf({ slug }: DrawingRequest["Params"]): CatalogueImage {
  const picture = catalogueImages().get(slug);
  if (!picture) throw new NotFound("picture");
  return picture;
}

function lifeOf(picture: CatalogueImage, { hash }: DrawingRequest["Params"]): string {
  return hash === picture.hash ? GOOD_FOR_A_YEAR : GOOD_FOR_AN_HOUR;
}
