import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { ServiceUnavailable } from "../errors";
import { sharedRead, type SharedReadKind } from "../observability/signals";
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

const decoders: Record<ContentCoding, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** The bytes of an answer that many requests may share. Its ETag and its compressed forms are created once, on demand. */
export class SharedAnswer {
  private readonly encoded = new Map<ContentCoding, Buffer | Promise<Buffer>>();
  private tag: string | undefined;
  private content: string | Buffer | undefined;
  /** The bytes of a text that clients get uncompressed: encoding it for each of them takes a tenth of a list's time. */
  private encodedText: Buffer | undefined;
  /** Whether compressing it saves nothing. */
  readonly isShort: boolean;

  /**
   * The text, or only its bytes: a text with one character outside Latin-1 takes two bytes for each in memory. The bytes are forgotten once
   * they are compressed, until a client asks for another form: a page takes six times as much as what most clients get.
   */
  constructor(content: string | Buffer) {
    this.content = content;
    this.isShort = content.length < WORTH_COMPRESSING_BYTES;
  }

  get text(): string {
    return typeof this.content === "string" ? this.content : this.bytes.toString();
  }

  get bytes(): Buffer {
    if (typeof this.content === "string") return (this.encodedText ??= Buffer.from(this.content));
    const bytes = this.content ?? this.decode();
    this.content = bytes;
    return bytes;
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
      if (Buffer.isBuffer(this.content)) this.content = undefined;
      this.encodedText = undefined;
      return bytes;
    });
    this.encoded.set(coding, encoding);
    return encoding;
  }

  private decode(): Buffer {
    for (const [coding, bytes] of this.encoded) if (Buffer.isBuffer(bytes)) return decoders[coding](bytes);
    throw new Error("The answer has no bytes.");
  }
}

/** How many keys may have a run at once. Work with further keys isn't shared. */
const MAX_RUNNING_KEYS = 1_000;

/** The deadline of a run, in ms: longer than the database's own limits, which fail with a better message. */
const DEADLINE_MS = 12_000;

/** The limits of the last answers, in entries and in characters of their keys and texts. */
const LAST_ANSWERS = { max: 500, maxSize: 4_000_000 };

/** The runs of a key. */
interface Runs<Result> {
  running?: Promise<Result> | undefined;
  /** The next run, for all requests that arrived during this one. */
  next?: Promise<Result> | undefined;
}

/**
 * Shares the answers of public requests (ADR-0032). Requests may share an answer if
 *
 * - it is public: the work runs as a visitor, and no request of a signed-in user or a program takes part;
 * - their key contains everything that the answer depends on, and they read from the same replica, so that none gets an older state than
 *   it has seen (ADR-0039);
 * - its run began after all of them had arrived. A request that arrives during a run waits for the next one, which starts when this one
 *   ends. So answers are never stale, and nothing needs to be invalidated.
 *
 * A failed run fails for all its requests, and the next one starts afresh. A run beyond the deadline fails with ServiceUnavailable.
 */
export class SharedAnswers<Result> {
  private readonly current = new Map<string, Runs<Result>>();
  private readonly last = new LRUCache<string, SharedAnswer>(LAST_ANSWERS);

  constructor(
    private readonly kind: SharedReadKind,
    private readonly deadlineMs = DEADLINE_MS,
  ) {}

  /** The number of keys with a run. */
  get count(): number {
    return this.current.size;
  }

  /** Whether the work of this key is running on the primary. */
  has(key: string): boolean {
    return this.current.has(`\0${key}`);
  }

  /** Runs the work, which reads from this replica or else the primary, or shares its next run. */
  share(key: string, replica: string | undefined, work: () => Promise<Result>): Promise<Result> {
    if (sharedRead.isObserved) sharedRead.publish({ of: this.kind, event: "caller" });
    const ofReplica = `${replica ?? ""}\0${key}`;
    const known = this.current.get(ofReplica);
    if (!known && this.current.size >= MAX_RUNNING_KEYS) return this.inTime(work);
    const runs = known ?? {};
    if (!known) this.current.set(ofReplica, runs);
    const start = () => this.start(ofReplica, runs, work);
    return runs.running ? (runs.next ??= runs.running.then(start, start)) : start();
  }

  /** The answer with this text. While a key's text stays the same, so do its ETag and its compressed forms. */
  keep(key: string, text: string): SharedAnswer {
    if (text.length < WORTH_COMPRESSING_BYTES) return new SharedAnswer(text);
    const before = this.last.get(key);
    if (before?.text === text) return before;
    const answer = new SharedAnswer(text);
    this.last.set(key, answer, { size: key.length + text.length });
    return answer;
  }

  private start(key: string, runs: Runs<Result>, work: () => Promise<Result>): Promise<Result> {
    const running = this.inTime(work);
    runs.running = running;
    runs.next = undefined;
    const end = () => {
      if (runs.next) return;
      this.current.delete(key);
      runs.running = undefined; // entries deleted from a map live long as garbage (ADR-0032)
    };
    running.then(end, end);
    return running;
  }

  private inTime(work: () => Promise<Result>): Promise<Result> {
    if (sharedRead.isObserved) sharedRead.publish({ of: this.kind, event: "run" });
    return new Promise((resolve, reject) => {
      const result = work();
      const timer = setTimeout(() => reject(new ServiceUnavailable()), this.deadlineMs);
      const end = () => clearTimeout(timer);
      result.then(resolve, reject);
      result.then(end, end);
    });
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
