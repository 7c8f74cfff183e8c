import { brotliDecompressSync } from "node:zlib";

/** An answer as it came over the wire. */
export interface Answer {
  status: number;
  /** The status line and the headers. */
  head: string;
  /** Without the framing of chunks, and still compressed. */
  body: Buffer;
}

const HEAD_END = Buffer.from("\r\n\r\n");
const LINE_END = Buffer.from("\r\n");
const NOTHING: Buffer = Buffer.alloc(0);

/** Reads the answers of one connection, on which a request waits for the answer to the one before it. */
export class AnswerReader {
  private received = NOTHING;

  /** Takes the next bytes; returns the answer once it is complete. Throws for bytes that belong to no answer. */
  push(chunk: Buffer): Answer | undefined {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const headEnd = this.received.indexOf(HEAD_END);
    if (headEnd === -1) return undefined;
    const head = this.received.toString("latin1", 0, headEnd);
    const found = bodyOf(head, this.received.subarray(headEnd + HEAD_END.length));
    if (!found) return undefined;
    if (found.rest > 0) throw new Error(`The server sent ${found.rest} bytes after its answer.`);
    this.received = NOTHING;
    return { status: Number(head.slice(9, 12)), head, body: found.body };
  }
}

/** The answer's text, decompressed if it came in brotli. */
export function textOf({ head, body }: Answer): string {
  return (/\r\ncontent-encoding: br/i.test(head) ? brotliDecompressSync(body) : body).toString();
}

/** A body, and the number of bytes that follow it. */
interface Found {
  body: Buffer;
  rest: number;
}

/** The complete body; undefined while bytes are missing. */
function bodyOf(head: string, bytes: Buffer): Found | undefined {
  const [, digits] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
  if (digits === undefined && /\r\ntransfer-encoding: *chunked/i.test(head)) return joinChunks(bytes);
  const length = Number(digits ?? 0);
  if (bytes.length < length) return undefined;
  return { body: bytes.subarray(0, length), rest: bytes.length - length };
}

function joinChunks(bytes: Buffer): Found | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf(LINE_END, at);
    if (lineEnd === -1) return undefined;
    const size = parseInt(bytes.toString("latin1", at, lineEnd), 16);
    const start = lineEnd + LINE_END.length;
    at = start + size + LINE_END.length;
    if (bytes.length < at) return undefined;
    if (size === 0) return { body: Buffer.concat(chunks), rest: bytes.length - at };
    chunks.push(bytes.subarray(start, start + size));
  }
}
