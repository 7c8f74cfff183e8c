/** The log methods used in this folder; pino's logger and the console have them. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
}
