import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { errorCodes } from "fastify";
import { fileFault } from "./read-csv";

/**
 * Keeps an upload in a file while `work` reads it, so that neither memory nor a database connection waits for a slow
 * sender. Throws an error of status 413 where it is longer than so many bytes.
 */
export async function withSpooled<T>(
  upload: Readable,
  maxBytes: number,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "shop-upload-"));
  try {
    const path = join(folder, "upload");
    await pipeline(bounded(upload, maxBytes), createWriteStream(path));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* bounded(upload: Readable, maxBytes: number): AsyncGenerator<Buffer, void> {
  let bytes = 0;
  try {
    for await (const chunk of upload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      yield chunk;
    }
  } catch (error) {
    if (upload.readableAborted) throw fileFault("did not arrive whole");
    upload.resume(); // who still sends hears of it only when done
    throw error;
  }
}
