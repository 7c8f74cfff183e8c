import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../api/embedded/embedded";

/** The services that a shop process needs. */
export interface Services {
  /** The database's connection string. */
  databaseUrl: string;
  emulatorHost: string;
  /** A temporary folder, deleted at the end. */
  dataDir: string;
}

/** A log that prints warnings only. */
export const quiet = { info: () => undefined, warn: (message: string) => console.error(message) };

/** Whether a URL responds with a status 2xx. */
export const isUp = (url: string): Promise<boolean> =>
  // an open connection would delay the server's end
  fetch(url, { headers: { connection: "close" } }).then(
    (response) => response.text().then(() => response.ok),
    () => false,
  );

/** Runs the work with its own PostgreSQL and Firebase Auth emulator, both empty, and stops them. */
export async function withServices<Result>(work: (services: Services) => Promise<Result>): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-data-"));
  chmodSync(dataDir, 0o711); // PostgreSQL's user enters it if root runs this
  const authEmulator = { projectId: "demo-shop", host: "127.0.0.1:0" };
  const embedded = await startEmbedded({ dataDir, log: quiet, postgres: true, authEmulator });
  try {
    await embedded.ready;
    const { databaseUrl, authEmulatorHost } = embedded as Required<typeof embedded>;
    return await work({ databaseUrl, emulatorHost: authEmulatorHost, dataDir });
  } finally {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
