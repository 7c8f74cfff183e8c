import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";

/** Limits on answers that their readers don't receive: the time, and the bytes. */
export interface ReadingLimits {
  /** An answer is cut off if its reader receives nothing for this long, in ms. */
  timeoutMs: number;
  /** The total bytes of large answers being sent; above the limit, the oldest are closed first. */
  unreadBytes: number;
}

export const defaultReadingLimits: ReadingLimits = { timeoutMs: 30_000, unreadBytes: 100_000_000 };

/** Larger answers are sent in pieces of this size, so that the progress of their readers is visible. */
const PIECE_BYTES = 64 * 1_024;

/** How many times the progress of a connection is checked within the timeout. */
const CHECKS_PER_TIMEOUT = 10;

/** Cuts off answers that nobody reads, so that they occupy neither memory nor connections. */
export function cutSlowReaders(
  server: FastifyInstance,
  { timeoutMs, unreadBytes }: ReadingLimits = defaultReadingLimits,
): void {
  cutStalled(server, timeoutMs);
  const unread = new UnreadAnswers(unreadBytes);
  server.addHook("onSend", (request, reply, payload, next) => {
    const isHeld = typeof payload === "string" || Buffer.isBuffer(payload);
    if (!isHeld || payload.length <= PIECE_BYTES || request.method === "HEAD") return next(null, payload);
    const bytes = Buffer.from(payload as Buffer);
    void reply.header("content-length", bytes.length);
    unread.add(reply.raw, bytes);
    return next(null, Readable.from(piecesOf(bytes), { objectMode: false, highWaterMark: PIECE_BYTES }));
  });
}

function* piecesOf(bytes: Buffer) {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) yield bytes.subarray(from, from + PIECE_BYTES);
}

/** Closes connections with pending data and no progress within the timeout. */
function cutStalled(server: FastifyInstance, timeoutMs: number): void {
  const progress = new Map<Socket, { taken: number; at: number }>();
  server.server.on("connection", (socket: Socket) => {
    progress.set(socket, { taken: 0, at: performance.now() });
    socket.once("close", () => progress.delete(socket));
  });
  const look = () => {
    const now = performance.now();
    for (const [socket, last] of progress) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken !== last.taken) progress.set(socket, { taken, at: now });
      else if (now - last.at >= timeoutMs) socket.destroy();
    }
  };
  const timer = setInterval(look, timeoutMs / CHECKS_PER_TIMEOUT).unref();
  server.addHook("onClose", () => clearInterval(timer));
}

/** The large answers being sent, the oldest first. Answers that share bytes count once. */
class UnreadAnswers {
  private readonly answers = new Map<ServerResponse, Buffer>();
  private readonly readers = new Map<Buffer, number>();
  private size = 0;

  constructor(private readonly maxSize: number) {}

  add(raw: ServerResponse, bytes: Buffer): void {
    if (raw.destroyed) return;
    this.answers.set(raw, bytes);
    const readers = this.readers.get(bytes) ?? 0;
    this.readers.set(bytes, readers + 1);
    if (readers === 0) this.size += bytes.length;
    raw.once("close", () => this.remove(raw, bytes));
    for (const [oldest, held] of this.answers) {
      if (this.size <= this.maxSize || oldest === raw) return;
      this.remove(oldest, held);
      oldest.destroy();
    }
  }

  private remove(raw: ServerResponse, bytes: Buffer): void {
    if (!this.answers.delete(raw)) return;
    const readers = (this.readers.get(bytes) as number) - 1;
    if (readers > 0) return void this.readers.set(bytes, readers);
    this.readers.delete(bytes);
    this.size -= bytes.length;
  }
}
