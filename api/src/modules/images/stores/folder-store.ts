import { randomUUID } from "node:crypto";
import { access, mkdir, open, readFile, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ImageStore } from "../../../context/image-store";

/** Stores images in a folder of one machine, or in one that several machines mount. */
export class FolderStore implements ImageStore {
  constructor(private readonly folder: string) {}

  async put(name: string, bytes: Buffer): Promise<void> {
    const path = join(this.folder, name);
    const incoming = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeToDisk(incoming, bytes);
      await rename(incoming, path);
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
  }

  get(name: string): Promise<Buffer | null> {
    return readFile(join(this.folder, name)).catch(nullIfMissing);
  }

  async remove(names: readonly string[]): Promise<void> {
    const paths = names.map((name) => join(this.folder, name));
    await Promise.all(paths.map((path) => rm(path, { force: true })));
    // keeps folders that aren't empty
    for (const folder of new Set(paths.map(dirname))) await rmdir(folder).catch(() => undefined);
  }

  async has(name: string): Promise<boolean> {
    return (await access(join(this.folder, name)).catch(nullIfMissing)) !== null;
  }
}

/** Syncs before renaming, so that a power cut can't leave an empty file under the name. */
async function writeToDisk(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

function nullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
  throw error;
}
