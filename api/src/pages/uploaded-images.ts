import type { FastifyInstance } from "fastify";
import { IMAGES_PATH } from "@shop/shared/images";
import { NotFound } from "../errors";
import type { ImageStore } from "../context/image-store";
import { findImage } from "../modules/images/find-image";

const GOOD_FOR_A_YEAR = "public, max-age=31536000, immutable";

/** Serves uploaded images. A URL's content never changes, so it may be cached forever. */
export function registerUploadedImages(server: FastifyInstance, store: ImageStore): void {
  server.get<{ Params: { hash: string; file: string } }>(
    `${IMAGES_PATH}/:hash/:file`,
    async ({ params }, reply) => {
      const image = await findImage(store, `${params.hash}/${params.file}`);
      if (!image) throw new NotFound("picture");
      return reply.header("cache-control", GOOD_FOR_A_YEAR).type(image.mediaType).send(image.bytes);
    },
  );
}
