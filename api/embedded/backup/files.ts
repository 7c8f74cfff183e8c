import { createHash } from "node:crypto";
import { type Dirent } from "node:fs";
import { mkdir, open, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";

const CHUNK_BYTES = 1 << 20;

/**
 * Copies a file that may concurrently grow, shrink or vanish, up to its current end; only the owner can read the copy. Returns
 * false if the file is gone.
 */
export async function copyLiveFile(source: string, target: string): Promise<boolean> {
  const from = await open(source, "r").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (!from) return false;
  try {
    const to = await open(target, "wx", 0o600);
    try {
      const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
      for (;;) {
        const { bytesRead } = await from.read(chunk, 0, CHUNK_BYTES, null);
        if (bytesRead === 0) return true;
        await to.writeFile(chunk.subarray(0, bytesRead));
      }
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

/** Copies a file into a folder, which is created if missing. Returns false if the file is gone. */
export async function copyInto(source: string, target: string): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  return copyLiveFile(source, target);
}

/**
 * All files and folders below a folder, by their relative paths, folders before their contents. Empty if the folder doesn't
 * exist.
 */
export async function entriesBelow(folder: string, path = ""): Promise<{ path: string; entry: Dirent }[]> {
  const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  const found: { path: string; entry: Dirent }[] = [];
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    found.push({ path: join(path, entry.name), entry });
    if (entry.isDirectory()) found.push(...(await entriesBelow(folder, join(path, entry.name))));
  }
  return found;
}

/** The size and the SHA-256 of a file's content. */
export async function digestOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  const from = await open(file, "r");
  let bytes = 0;
  try {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    for (;;) {
      const { bytesRead } = await from.read(chunk, 0, CHUNK_BYTES, null);
      if (bytesRead === 0) return { bytes, sha256: hash.digest("hex") };
      hash.update(chunk.subarray(0, bytesRead));
      bytes += bytesRead;
    }
  } finally {
    await from.close();
  }
}

/** Resolves when a file, or the list of a folder's files, is on the disk and survives a power cut. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Like `sync`, for everything below a folder, and the folder itself. */
export async function syncAll(folder: string): Promise<void> {
  for (const { path, entry } of await entriesBelow(folder))
    if (entry.isFile() || entry.isDirectory()) await sync(join(folder, path));
  await sync(folder);
}
