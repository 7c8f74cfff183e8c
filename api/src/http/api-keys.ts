import type { FastifyInstance, FastifyRequest } from "fastify";
import { API_KEY_PREFIX, type Program } from "../context/program";
import type { RequestContext } from "../context/context";
import { DomainError, Unauthenticated } from "../errors";
import { bearerOf } from "./bearer";

/** The cost of a request with an invalid key, in points of its address's `api` limit. */
const INVALID_KEY_COST = 20;

interface ApiKeySettings {
  /** The context of a request; every call for a request returns one context. */
  contextOf: (request: FastifyRequest) => RequestContext;
  /** The program of a secret; null if the key is unknown, revoked or expired. */
  findProgram: (request: FastifyRequest, ctx: RequestContext, secret: string) => Promise<Program | null>;
}

/**
 * Reads the API key of a request before anything else. An invalid key is refused with 401 everywhere, even for public fields. A key in
 * an address is refused with 400, because addresses end up in histories and logs.
 */
export function registerApiKeys(server: FastifyInstance, { contextOf, findProgram }: ApiKeySettings): void {
  server.addHook("onRequest", (request, _reply, done) => {
    if (hasKey(request.url)) return done(new KeyInAddress());
    const secret = bearerOf(request.headers.authorization);
    if (!secret?.startsWith(API_KEY_PREFIX)) return done();
    admit(request, secret).then(() => done(), done);
  });

  async function admit(request: FastifyRequest, secret: string): Promise<void> {
    const ctx = contextOf(request);
    ctx.program = await findProgram(request, ctx, secret);
    if (ctx.program) return;
    await ctx.limits.consume("api", INVALID_KEY_COST);
    throw new Unauthenticated("This API key is unknown, revoked or expired.");
  }
}

/** The address of a request contains an API key. */
class KeyInAddress extends DomainError {
  constructor() {
    super(
      "BAD_USER_INPUT",
      "An API key must not stand in an address, where others can read it. Revoke this one, and send a new one as `Authorization: Bearer …`.",
    );
  }
}

/** A key, or a part of one long enough to be secret; its underscore may be percent-encoded. */
const KEY = new RegExp(`${API_KEY_PREFIX.replace("_", "(_|%5f)")}[a-z0-9]{8}`, "i");

const hasKey = (url: string) => KEY.test(url) || (url.includes("%") && KEY.test(decoded(url)));

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
