import type { Logger } from "pino";
import { commentEveryStatement } from "../data/rows";
import { statementEnded } from "../observability/signals";

/** The duration from which a statement is logged as slow, in seconds. */
const SLOW_SECONDS = 1;

/**
 * Logs slow statements with their request, prepared name and server process, as the server's slow log and pg_stat_activity show
 * them, but never their text. At LOG_LEVEL=debug every statement also carries its request in a comment. Returns a function that
 * stops the logging.
 */
export function logStatements(log: Logger): () => void {
  if (log.isLevelEnabled("debug")) commentEveryStatement();
  return statementEnded.listen(({ name: statement, seconds, process, requestId }) => {
    if (seconds < SLOW_SECONDS) return;
    log.warn({ requestId, statement, process, seconds: Number(seconds.toFixed(3)) }, "a statement took long");
  });
}
