import type { FastifyInstance, FastifyRequest } from "fastify";
import { readPosition, type LogPosition } from "../data/replicas/log-position";

/** The header with the log position that a program must see; responses to its writes have it too (docs/api/README.md). */
export const POSITION_HEADER = "shop-position";

/** The cookie with that position for browsers, which send it automatically. */
const COOKIE = "shop-position";

/** The cookie's lifetime, in seconds: that of an access token, which is renewed by a write. */
const COOKIE_SECONDS = 15 * 60;

const IN_COOKIES = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`);

/**
 * The latest position that the caller of a request has seen or written: the later one of header and cookie. Undefined if
 * there is none; invalid positions are ignored (ADR-0039).
 */
export function seenPosition({ headers }: Pick<FastifyRequest, "headers">): LogPosition | undefined {
  const sent = [headers[POSITION_HEADER], IN_COOKIES.exec(headers.cookie ?? "")?.[1]];
  const positions = sent.map((text) => (typeof text === "string" ? readPosition(text) : undefined));
  return positions.reduce((one, other) => ((other ?? -1n) > (one ?? -1n) ? other : one));
}

interface PositionSettings {
  /** Whether the caller's later reads must include this request's writes. */
  needsReadYourWrites: (request: FastifyRequest) => boolean;
  /** The current position in the primary's log. */
  currentPosition: () => Promise<string>;
}

/** Adds the log position to responses if the caller must see their writes from now on. */
export function registerPositions(
  server: FastifyInstance,
  { needsReadYourWrites, currentPosition }: PositionSettings,
): void {
  server.addHook("onSend", async (request, reply) => {
    if (!needsReadYourWrites(request)) return;
    const position = await currentPosition();
    const secure = request.protocol === "https" ? "; Secure" : "";
    const cookie = `${COOKIE}=${position}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
    void reply.header(POSITION_HEADER, position).header("set-cookie", cookie);
  });
}
