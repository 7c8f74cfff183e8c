import type { FastifyInstance, FastifyRequest } from "fastify";
import { readPosition, type LogPosition } from "../data/replicas/log-position";

/** The header with which a program says what it must see; answers to its writes have it too (docs/api.md). */
export const POSITION_HEADER = "shop-position";

/** The same for browsers, which send it by themselves. */
const COOKIE = "shop-position";

/** How long a browser sends it, in seconds: as long as an access token lasts, which is renewed by a write. */
const COOKIE_SECONDS = 15 * 60;

const IN_COOKIES = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`);

/**
 * What the caller of a request has seen or written before: the later one of header and cookie. Undefined if there is none;
 * whatever is no position is ignored (ADR-0039).
 */
export function seenPosition({ headers }: Pick<FastifyRequest, "headers">): LogPosition | undefined {
  const sent = [headers[POSITION_HEADER], IN_COOKIES.exec(headers.cookie ?? "")?.[1]];
  const positions = sent.map((text) => (typeof text === "string" ? readPosition(text) : undefined));
  return positions.reduce((one, other) => ((other ?? -1n) > (one ?? -1n) ? other : one));
}

interface PositionSettings {
  /** Whether the caller of this request must see from now on what it has written. */
  mustBeSeen: (request: FastifyRequest) => boolean;
  /** The current position in the primary's log. */
  currentPosition: () => Promise<string>;
}

/** Adds the position in the log to answers whose callers must see from now on what they have written. */
export function registerPositions(
  server: FastifyInstance,
  { mustBeSeen, currentPosition }: PositionSettings,
): void {
  server.addHook("onSend", async (request, reply) => {
    if (!mustBeSeen(request)) return;
    const position = await currentPosition();
    const secure = request.protocol === "https" ? "; Secure" : "";
    const cookie = `${COOKIE}=${position}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
    void reply.header(POSITION_HEADER, position).header("set-cookie", cookie);
  });
}
