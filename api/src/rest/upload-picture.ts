import type { FastifyInstance, FastifyRequest } from "fastify";
import { Readable } from "node:stream";
import { authorize } from "../access";
import type { RequestContext } from "../context";
import {
  addPicture,
  MAX_PICTURE_BYTES,
  PICTURES_PATH,
  PictureTooLarge,
} from "../modules/pictures/pictures.service";
import { Role } from "../modules/users/role";

/** POST /pictures: an admin sends a picture's bytes. Who sends is looked at first, and what is sent only then read. */
export function registerPictureUpload(
  scope: FastifyInstance,
  contextOf: (request: FastifyRequest) => RequestContext,
): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(/^(image\/|application\/octet-stream)/, (_request, payload, done) =>
    done(null, payload),
  );
  scope.post(PICTURES_PATH, async (request, reply) => {
    const ctx = contextOf(request);
    await authorize(ctx, Role.ADMIN);
    if (Number(request.headers["content-length"]) > MAX_PICTURE_BYTES) throw new PictureTooLarge();
    reply.header("cache-control", "no-store");
    return addPicture(ctx, request.body instanceof Readable ? request.body : Readable.from([]));
  });
  return Promise.resolve();
}
