import type { DataSource } from "typeorm";
import { createDataSource } from "./data-source";

/** How long a database that is just starting is waited for, in ms. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 1_000;

/** Opens the database, and waits for one that is still coming up; throws what it said last after 30 s. */
export async function connect(url: string, log: { warn(message: string): void }): Promise<DataSource> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await createDataSource(url).initialize();
    } catch (error) {
      if (Date.now() > until) throw error;
      log.warn(`the database does not answer yet (${reasonOf(error)}); trying again`);
      await new Promise((wake) => setTimeout(wake, PAUSE_MS));
    }
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message ?? "no reason given";
}
