import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/**
 * Writes an upload to a temporary file for `work`, so that a slow sender holds neither memory nor a database connection.
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
