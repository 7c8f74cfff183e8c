import { brotliCompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { NotFound } from "../errors";
import { pictures } from "../pictures";

const GOOD_FOR_A_YEAR = "public, max-age=31536000, immutable";
const GOOD_FOR_AN_HOUR = "public, max-age=3600";

/** Serves the drawings. An address with a former hash still shows the drawing of today, and is not kept for long. */
export function registerPictures(server: FastifyInstance): void {
  const compressed = new Map<string, Buffer>();
  server.get<{ Params: { slug: string; hash: string } }>("/pictures/:slug.:hash.svg", (request, reply) => {
    const { slug, hash } = request.params;
    const picture = pictures().get(slug);
    if (!picture) throw new NotFound("picture");
    void reply
      .type("image/svg+xml")
      .header("cache-control", hash === picture.hash ? GOOD_FOR_A_YEAR : GOOD_FOR_AN_HOUR)
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
      .header("vary", "Accept-Encoding");
    if (!/\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""))) return reply.send(picture.svg);
    const known = compressed.get(slug) ?? brotliCompressSync(picture.svg);
    compressed.set(slug, known);
    return reply.header("content-encoding", "br").send(known);
  });
}
