/** Codes of a connection that is refused, gone, or not ready yet. */
const AWAY = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0|08|53300)/;

/** Whether an error means that the database can't be reached, and not that it refused a statement. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message, driverError } = error as { code?: unknown; message?: string; driverError?: unknown };
  if (driverError) return isDatabaseAway(driverError);
  const gone = /Connection terminated|timeout exceeded when/.test(message ?? "");
  return gone || AWAY.test(typeof code === "string" ? code : "");
}
