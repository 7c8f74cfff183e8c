import type { Lag } from "./primary-history";
import type { ServerReport } from "./server-report";

/** The reason for leaving out a replica, as text for the log; null if it is used. */
export type Fault = string | null;

/** The fault of a server configured as a replica of the primary, apart from its lag. */
export function identityFault(replica: ServerReport, primary: ServerReport): Fault {
  if (replica.system !== primary.system) return "it belongs to another PostgreSQL cluster than DATABASE_URL";
  if (replica.database !== primary.database) return "it is another database than that of DATABASE_URL";
  if (!replica.inRecovery) return "it accepts writes: it is the primary, or was promoted";
  if (replica.timeline !== null && replica.timeline !== primary.timeline)
    return `it follows timeline ${replica.timeline} of the log, and the primary writes timeline ${primary.timeline}`;
  return null;
}

/** The part of the limit below which a replica is used again, so that a lag close to the limit doesn't toggle it. */
const REJOIN_RATIO = 0.8;

/** Whether a replica lags too much; undefined if this isn't known yet, soon after the start. */
export function lagFault(lag: Lag, maxLagMs: number, isUsed: boolean): Fault | undefined {
  const bound = isUsed ? maxLagMs : REJOIN_RATIO * maxLagMs;
  if (lag.ms <= bound) return lag.known ? null : undefined;
  return `it lags by ${lag.known ? "" : "more than "}${(lag.ms / 1_000).toFixed(1)} s`;
}
