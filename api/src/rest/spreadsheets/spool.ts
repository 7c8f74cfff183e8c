import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/**
 * Keeps an upload in a file while `work` reads it, so that neither memory nor a database connection waits for a slow
 * sender.
 */
export async function withSpooled<T>(
  upload: AsyncIterable<Buffer>,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "shop-upload-"));
  try {
    const path = join(folder, "upload");
    await pipeline(upload, createWriteStream(path));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
