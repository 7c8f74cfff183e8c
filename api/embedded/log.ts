/** What this folder needs of a log: pino's logger and the console fit. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
}
