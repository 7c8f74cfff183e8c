import type { Logger } from "pino";
import { asServiceUnavailable } from "../data/connections/connection-errors";

/** Logs an error with its stack, or in one line if the database is unavailable and every request fails alike. */
export function logFailure(log: Pick<Logger, "error" | "warn">, error: unknown, message: string): void {
  if (asServiceUnavailable(error)) log.warn(`${message}: ${(error as Error).message}`);
  else log.error({ err: error }, message);
}
