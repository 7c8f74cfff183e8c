import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { RequestContext } from "../../context/context";
import { RateLimited, ServiceUnavailable } from "../../errors";
import { rateLimited, visitorRefused } from "../../observability/signals";
import { Semaphore } from "./semaphore";

/** The text of an answer in pieces, which are made while they are sent. */
export type Pieces = AsyncIterable<string>;

/** Whether a handler answers with pieces. */
export const isPieces = (answered: unknown): answered is Pieces =>
  typeof answered === "object" && answered !== null && Symbol.asyncIterator in answered;

/** How many answers in pieces a process reads and sends at once. */
export interface LongAnswerLimits {
  /** Up to this many characters are sent as one answer, which has an ETag and which callers share. Longer ones are streamed. */
  short: number;
  /** Answers of which the beginning is read, to find out whether they are long; others wait. */
  reading: number;
  /** Long answers that are sent. */
  sending: number;
  /** Long answers that are sent to one address. */
  sendingToAddress: number;
}

/** Each that is sent takes about 5 MB, if it is compressed. */
export const defaultLongAnswerLimits: LongAnswerLimits = {
  short: 1_000_000,
  reading: 4,
  sending: 8,
  sendingToAddress: 3,
};

/** Pieces are made ahead of the client up to this many bytes. */
const AHEAD_BYTES = 64 * 1_024;
const AS_READ = { objectMode: false, highWaterMark: AHEAD_BYTES };

/** What a point of the `api` limit pays for, in characters. */
const CHARACTERS_PER_POINT = 1_000;

/** `Retry-After` of a refused caller: most lists are sent by then. */
const RETRY_AFTER_SECONDS = 5;

/** How many URLs the process remembers as those of long answers, and their characters. */
const REMEMBERED = { max: 1_000, maxSize: 100_000 };

/**
 * Sends answers that have no bound: whole lists, exports, sitemaps. They are made in pieces, as fast as the client reads them. So a
 * process holds little of each, and sends only a few at once (ADR-0014).
 */
export class LongAnswers {
  private readonly reading: Semaphore;
  /** Long answers make their pieces one after the other, so that pages needn't wait for several of them. */
  private readonly continuing = new Semaphore(1);
  private readonly long = new LRUCache<string, true>(REMEMBERED);
  private readonly addressOf = new Map<ServerResponse, string>();

  /** `keyOf` is what an address is counted by. */
  constructor(
    private readonly keyOf: (address: string) => string,
    private readonly limits: LongAnswerLimits = defaultLongAnswerLimits,
  ) {
    this.reading = new Semaphore(limits.reading);
  }

  /** Whether the answer to this URL was long the last time. */
  wasLong(url: string): boolean {
    return this.long.has(url);
  }

  /** Refuses, before anything is read for it, an answer that was long the last time. Throws as `open` does. */
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
   * The text of these pieces, or a stream of it if it is long. Throws RateLimited if as many long answers as allowed are being sent to the
   * address, and ServiceUnavailable if they are to all addresses.
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

  /** Reads until the text is known to be long. What was long the last time is not read ahead. */
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

  /** Counts the answer as a long one until its response is closed. */
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
 * The same pieces, for each of which the caller pays when it is made. A caller whose points are used up still gets the rest, and is
 * refused at the next call.
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
