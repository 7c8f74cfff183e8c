import { type Env } from "../env";

/** Prints progress and warnings of a command. */
export const commandLog = {
  info: (message: string) => console.log(message),
  warn: (message: string) => console.error(message),
};

/**
 * Runs a command on the embedded services. An error is printed and exits with 1. A signal stops the command and removes unfinished files.
 */
export function runCommand(work: () => Promise<void>): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
  work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

/** The result of `read`; every error becomes the usage. */
export function usage<Read>(text: string, read: () => Read): Read {
  try {
    return read();
  } catch {
    throw new Error(text);
  }
}

/** Throws an error that names the tool to use if the database is external. */
export function refuseExternalDatabase({ database, dataDir }: Pick<Env, "database" | "dataDir">): void {
  if (database.url === undefined) return;
  throw new Error(
    "This command is for the embedded database, and DATABASE_URL names one of your own. Use PostgreSQL's tools for it: pg_dump for a copy, " +
      "pg_basebackup and continuous archiving to return to any moment (docs/backups-and-upgrades.md). " +
      `Copy what is in ${dataDir} after that.`,
  );
}
