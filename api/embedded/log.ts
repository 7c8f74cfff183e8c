/** The log methods that this folder uses; pino's logger and the console have them. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
}
