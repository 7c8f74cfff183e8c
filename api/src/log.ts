import pino, { type Logger } from "pino";
import pretty from "pino-pretty";
import { asServiceUnavailable } from "./database/connection-errors";
import type { Env } from "./env";

/** Tokens and cookies never reach the log. */
const SECRETS = ["req.headers.authorization", "req.headers.cookie", "idToken", "accessToken", "password"];

/** The shop's log: readable on a terminal, JSON lines elsewhere. */
export function createLog({ level, format }: Env["log"]): Logger {
  const options = { level, redact: SECRETS, base: null };
  if (format === "json") return pino(options);
  return pino(options, pretty({ sync: true, translateTime: "SYS:HH:MM:ss", ignore: "pid,hostname" }));
}

/** Logs a failure: with its stack, or in one line where the database is unavailable and every request fails alike. */
export function logFailure(log: Pick<Logger, "error" | "warn">, error: unknown, message: string): void {
  if (asServiceUnavailable(error)) log.warn(`${message}: ${(error as Error).message}`);
  else log.error({ err: error }, message);
}
