import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { RequestContext } from "../../context/context";
import { RateLimited, ServiceUnavailable } from "../../errors";
import { Limiter } from "../../limiter";
import { rateLimited, visitorRefused } from "../../observability/signals";

/** The text of an answer in pieces, which are created while they are sent. */
export type Pieces = AsyncIterable<string>;

/** Whether a handler's result consists of pieces. */
export const isPieces = (answered: unknown): answered is Pieces =>
  typeof answered === "object" && answered !== null && Symbol.asyncIterator in answered;

/** How many answers in pieces a process reads and sends at once. */
export interface LongAnswerLimits {
  /** Answers of up to this many characters are sent as a whole, with an ETag, and shared between callers. Longer ones are streamed. */
  short: number;
  /** How many answers are read at once to find out whether they are long; others wait. */
  reading: number;
  /** The number of long answers being sent. */
  sending: number;
  /** The number of long answers being sent to one address. */
  sendingToAddress: number;
}

/** Each long answer takes about 5 MB while being sent, if compressed. */
export const defaultLongAnswerLimits: LongAnswerLimits = {
  short: 1_000_000,
  reading: 4,
  sending: 8,
  sendingToAddress: 3,
};

/** Pieces are created ahead of the client up to this many bytes. */
const AHEAD_BYTES = 64 * 1_024;
const AS_READ = { objectMode: false, highWaterMark: AHEAD_BYTES };

/** The number of characters for a point of the `api` limit. */
const CHARACTERS_PER_POINT = 1_000;

/** `Retry-After` of a refused caller: most lists are complete by then. */
const RETRY_AFTER_SECONDS = 5;

/** How many URLs of long answers the process remembers, and their total characters. */
const REMEMBERED = { max: 1_000, maxSize: 100_000 };

/**
 * Sends answers without a size limit: whole lists, exports, sitemaps. Their pieces are created as fast as the client reads them, so a
 * process holds little of each answer, and sends only a few at once (ADR-0014).
 */
export class LongAnswers {
  private readonly reading: Limiter;
  /** Long answers create their pieces one after the other, so that pages don't wait for several of them. */
  private readonly continuing = new Limiter({ running: 1 });
  private readonly long = new LRUCache<string, true>(REMEMBERED);
  private readonly addressOf = new Map<ServerResponse, string>();

  /** `keyOf` returns the key under which an address is counted. */
  constructor(
    private readonly keyOf: (address: string) => string,
    private readonly limits: LongAnswerLimits = defaultLongAnswerLimits,
  ) {
    this.reading = new Limiter({ running: limits.reading });
  }

  /** Whether the last answer to this URL was long. */
  wasLong(url: string): boolean {
    return this.long.has(url);
  }

  /** Refuses an answer that was long the last time, before any data is read. Throws as `open` does. */
  admit(request: FastifyRequest, reply: FastifyReply): void {
    if (this.wasLong(request.url)) this.requirePlace(request, reply);
  }

  /** The text of these pieces; null if it is long. */
  async readShort(url: string, pieces: Pieces): Promise<string | null> {
    const iterator = iterate(pieces);
    const { text, isWhole } = await this.begin(url, iterator);
    if (!isWhole) await iterator.return?.();
    return isWhole ? text : null;
  }

  /**
   * The text of these pieces, or a stream of it if it is long. Throws RateLimited if too many long answers are being sent to the address,
   * and ServiceUnavailable if too many are being sent in total.
   */
  async open(request: FastifyRequest, reply: FastifyReply, pieces: Pieces): Promise<string | Readable> {
    const iterator = iterate(pieces);
    try {
      const { text, isWhole } = await this.begin(request.url, iterator);
      if (isWhole) return text;
      this.requirePlace(request, reply);
      const stream = Readable.from(this.rest(request.url, text, iterator), AS_READ);
      if (reply.raw.destroyed) stream.destroy();
      else reply.raw.once("close", () => stream.destroy());
      return stream;
    } catch (error) {
      await iterator.return?.();
      throw error;
    }
  }

  /** Reads until the text is known to be long. Reads ahead only a little if it was long the last time. */
  private async begin(url: string, pieces: AsyncIterator<string>): Promise<Beginning> {
    const max = this.wasLong(url) ? AHEAD_BYTES : this.limits.short;
    const found = await this.reading.run(() => readUpTo(max, pieces));
    if (found.isWhole) this.long.delete(url);
    else this.long.set(url, true, { size: url.length });
    return found;
  }

  /** The rest of a text after its beginning. */
  private async *rest(url: string, begun: string, rest: AsyncIterator<string>): AsyncGenerator<string, void> {
    let length = begun.length;
    try {
      yield begun;
      const next = () => this.continuing.run(() => rest.next());
      for (let piece = await next(); !piece.done; piece = await next()) {
        length += piece.value.length;
        yield piece.value;
      }
      if (length <= this.limits.short) this.long.delete(url);
    } finally {
      await rest.return?.();
    }
  }

  /** Counts the answer as long until its response is closed. */
  private requirePlace({ ip }: FastifyRequest, { raw }: FastifyReply): void {
    const address = this.keyOf(ip);
    if (this.addressOf.has(raw)) return;
    const toAddress = [...this.addressOf.values()].filter((other) => other === address).length;
    if (toAddress >= this.limits.sendingToAddress) {
      rateLimited.publish({ rule: "long answers" });
      throw new RateLimited(
        RETRY_AFTER_SECONDS,
        "Please read the long lists you've already requested first.",
      );
    }
    if (this.addressOf.size >= this.limits.sending) {
      visitorRefused.publish({ reason: "long answers" });
      throw new ServiceUnavailable(
        RETRY_AFTER_SECONDS,
        "The shop is busy with long lists. Please try again shortly.",
      );
    }
    if (raw.destroyed) return;
    this.addressOf.set(raw, address);
    raw.once("close", () => this.addressOf.delete(raw));
  }
}

interface Beginning {
  text: string;
  isWhole: boolean;
}

const iterate = (pieces: Pieces) => pieces[Symbol.asyncIterator]();

async function readUpTo(max: number, pieces: AsyncIterator<string>): Promise<Beginning> {
  let text = "";
  while (text.length <= max) {
    const piece = await pieces.next();
    if (piece.done) return { text, isWhole: true };
    text += piece.value;
  }
  return { text, isWhole: false };
}

/**
 * These pieces, charging the caller for each one as it is created. A caller without points left still gets the rest, and is refused at the
 * next call.
 */
export async function* charged(
  { limits }: Pick<RequestContext, "limits">,
  pieces: Pieces | Iterable<string>,
): AsyncGenerator<string, void> {
  for await (const piece of pieces) {
    limits.consume("api", Math.ceil(piece.length / CHARACTERS_PER_POINT)).catch(() => undefined);
    yield piece;
  }
}
