import type { Logger } from "pino";
import { commentEveryStatement } from "../data/rows";
import { statementEnded } from "../observability/signals";

/** From when on a statement is worth a line, in seconds. */
const SLOW_SECONDS = 1;

/**
 * Logs slow statements with the request that each is for, its prepared name and the server's process, as the server's own slow log
 * and pg_stat_activity show them; never its text. At LOG_LEVEL=debug every statement carries its request in a comment too. Returns
 * what ends it.
 */
export function logStatements(log: Logger): () => void {
  if (log.isLevelEnabled("debug")) commentEveryStatement();
  return statementEnded.listen(({ name: statement, seconds, process, requestId }) => {
    if (seconds < SLOW_SECONDS) return;
    log.warn({ requestId, statement, process, seconds: Number(seconds.toFixed(3)) }, "a statement took long");
  });
}
