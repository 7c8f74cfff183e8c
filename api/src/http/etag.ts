import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Sends a text with its ETag, or 304 to a client that already has it. */
export function sendUnlessKnown(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = `"${createHash("sha1").update(text).digest("base64url")}"`;
  reply.header("etag", etag);
  const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known?.includes(etag) ? reply.code(304).send() : reply.send(text);
}
