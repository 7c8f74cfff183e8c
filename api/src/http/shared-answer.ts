import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { contentCodingFor, type ContentCoding } from "./content-negotiation";

/** Smaller answers are sent uncompressed: compressing them saves nothing. */
const WORTH_COMPRESSING_BYTES = 1_024;

/**
 * The compression window, as a power of two, is no larger than the answer: with the default of 4 MB, 32 concurrent compressions double the
 * memory.
 */
const brotliParams = ({ length }: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.ceil(Math.log2(length)), constants.BROTLI_DEFAULT_WINDOW),
});

const encoders: Record<ContentCoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: brotliParams(bytes) }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** The bytes of an answer that many requests may share. Its ETag and its compressed forms are created once, on demand. */
export class SharedAnswer {
  private readonly encoded = new Map<ContentCoding, Buffer | Promise<Buffer>>();
  private tag: string | undefined;
  private asBytes: Buffer | undefined;

  /** The text, or only its bytes: a text with one character outside Latin-1 takes two bytes for each in memory. */
  constructor(private readonly content: string | Buffer) {}

  get text(): string {
    return this.content.toString();
  }

  get bytes(): Buffer {
    if (typeof this.content !== "string") return this.content;
    return (this.asBytes ??= Buffer.from(this.content));
  }

  /** Whether compressing it saves nothing. */
  get isShort(): boolean {
    return this.content.length < WORTH_COMPRESSING_BYTES;
  }

  /** A weak ETag of the text, shared by all its codings: a strong one would promise identical bytes (RFC 9110, 8.8.3). */
  get etag(): string {
    return (this.tag ??= `W/"${createHash("sha1").update(this.bytes).digest("base64url")}"`);
  }

  /** The coding of this answer for a client that accepts `accepted`; undefined means uncompressed. */
  codingFor(accepted: ContentCoding | undefined): ContentCoding | undefined {
    return accepted && !this.isShort ? accepted : undefined;
  }

  /** The bytes in a coding. */
  in(coding: ContentCoding): Buffer | Promise<Buffer> {
    const known = this.encoded.get(coding);
    if (known) return known;
    const encoding = encoders[coding](this.bytes).then((bytes) => {
      this.encoded.set(coding, bytes);
      return bytes;
    });
    this.encoded.set(coding, encoding);
    return encoding;
  }
}

/** The limits of the last answers, in entries and in characters of their keys and texts. */
const LAST_ANSWERS = { max: 500, maxSize: 4_000_000 };

/** The last answer of each key, if it is worth compressing: while its text stays the same, so do its ETag and its compressed forms. */
export class LastAnswers {
  private readonly answers = new LRUCache<string, SharedAnswer>(LAST_ANSWERS);

  /** The answer with this text, which becomes the current one of the key. */
  of(key: string, text: string): SharedAnswer {
    if (text.length < WORTH_COMPRESSING_BYTES) return new SharedAnswer(text);
    const before = this.answers.get(key);
    if (before?.text === text) return before;
    const answer = new SharedAnswer(text);
    this.answers.set(key, answer, { size: key.length + text.length });
    return answer;
  }
}

/** Sends an answer in the coding that the client prefers. */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: SharedAnswer,
): Promise<FastifyReply> {
  const coding = answer.codingFor(contentCodingFor(request));
  // Node.js sends a short text and the headers in one piece
  if (!coding) return reply.send(answer.isShort ? answer.text : answer.bytes);
  return reply.header("content-encoding", coding).send(await answer.in(coding));
}

/** Sends an answer with its ETag, or 304 if the client already has it. */
export async function sendUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: SharedAnswer,
): Promise<FastifyReply> {
  reply.header("etag", answer.etag);
  const known = request.headers["if-none-match"]?.split(",").map(asWeak);
  return known?.includes(answer.etag) ? reply.code(304).send() : sendShared(request, reply, answer);
}

/** A tag prepared for weak comparison, which `If-None-Match` requires. */
const asWeak = (tag: string) => tag.trim().replace(/^(?!W\/)/, "W/");
