import { brotliCompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { contentCodingFor } from "../http/content-negotiation";
import { NotFound } from "../errors";
import type { ImageStore } from "../context/image-store";
import { catalogueImages, findImage, sharedImage, type CatalogueImage } from "../modules/images/find-image";
import { IMAGES_PATH, SVG_MEDIA_TYPE } from "@shop/shared/images";
import { policyOf } from "../http/security-headers";

const GOOD_FOR_A_YEAR = "public, max-age=31536000, immutable";
/** An uploaded SVG was checked to only draw. Opened as a document, it still runs and loads nothing. */
const DRAWING_POLICY = policyOf({ "default-src": ["'none'"], "style-src": ["'unsafe-inline'"], sandbox: [] });

const GOOD_FOR_AN_HOUR = "public, max-age=3600";

/** Serves the demo's images. A URL with an old hash returns the current image, with a short cache time. */
export function registerCatalogueImages(server: FastifyInstance): void {
  const compressed = new Map<string, Buffer>();
  server.get<DrawingRequest>("/pictures/:slug.:hash.svg", (request, reply) => {
    const { params } = request;
    const image = drawingOf(params);
    void reply
      .type("image/svg+xml")
      .header("cache-control", lifeOf(image, params))
      .header("vary", "Accept-Encoding");
    if (contentCodingFor(request) !== "br") return reply.send(image.svg);
    const known = compressed.get(image.slug) ?? brotliCompressSync(image.svg);
    compressed.set(image.slug, known);
    return reply.header("content-encoding", "br").send(known);
  });
  server.get<DrawingRequest>("/pictures/:slug.:hash.jpg", async ({ params }, reply) => {
    const image = drawingOf(params);
    void reply.type("image/jpeg").header("cache-control", lifeOf(image, params));
    return reply.send(await sharedImage(image));
  });
}

interface DrawingRequest {
  Params: { slug: string; hash: string };
}

function drawingOf({ slug }: DrawingRequest["Params"]): CatalogueImage {
  const image = catalogueImages().get(slug);
  if (!image) throw new NotFound("picture");
  return image;
}

function lifeOf(image: CatalogueImage, { hash }: DrawingRequest["Params"]): string {
  return hash === image.hash ? GOOD_FOR_A_YEAR : GOOD_FOR_AN_HOUR;
}

/** Serves uploaded images. A URL's content never changes, so it may be cached forever. */
export function registerUploadedImages(server: FastifyInstance, store: ImageStore): void {
  server.get<{ Params: { hash: string; file: string } }>(
    `${IMAGES_PATH}/:hash/:file`,
    async ({ params }, reply) => {
      const image = await findImage(store, `${params.hash}/${params.file}`);
      if (!image) throw new NotFound("picture");
      if (image.mediaType === SVG_MEDIA_TYPE) void reply.header("content-security-policy", DRAWING_POLICY);
      return reply.header("cache-control", GOOD_FOR_A_YEAR).type(image.mediaType).send(image.bytes);
    },
  );
}
