import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";

/** How long, and how much of it, an answer may wait for its reader. */
export interface ReadingLimits {
  /** An answer of which nothing is read for this long is cut, in ms. */
  timeoutMs: number;
  /** The bytes of all large answers that are being sent; beyond it, those are cut that have been longest about it. */
  unreadBytes: number;
}

export const defaultReadingLimits: ReadingLimits = { timeoutMs: 30_000, unreadBytes: 100_000_000 };

/** Larger answers are sent in pieces of this size, so that it is seen whether they are read. */
const PIECE_BYTES = 64 * 1_024;

/** How often connections are looked at in the time after which they are cut. */
const LOOKS = 10;

/** Cuts answers that nobody reads, so that they hold neither memory nor connections. */
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

/** Closes connections that have something to send, of which nothing has been taken for so long. */
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
  const timer = setInterval(look, timeoutMs / LOOKS).unref();
  server.addHook("onClose", () => clearInterval(timer));
}

/** The large answers that are being sent, the oldest first. One that many are sent counts once. */
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
