import pino, { type Logger } from "pino";
import pretty from "pino-pretty";
import type { Env } from "./env";

/** Tokens and cookies never reach the log. */
const SECRETS = ["req.headers.authorization", "req.headers.cookie", "idToken", "accessToken", "password"];

/** The shop's log: readable on a terminal, JSON lines elsewhere. */
export function createLog({ level, format }: Env["log"]): Logger {
  const options = { level, redact: SECRETS, base: null };
  if (format === "json") return pino(options);
  return pino(options, pretty({ sync: true, translateTime: "SYS:HH:MM:ss", ignore: "pid,hostname" }));
}
