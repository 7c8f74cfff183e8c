import { DatabaseError } from "pg";
import { ServiceUnavailable } from "../../errors";

/** System errors of sockets, and SQLSTATE codes of a connection that is refused, ended, or not accepted yet. */
const CONNECTION = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|08|57P0|53300|25P03)/;

/** Messages of pg, pg-pool and TypeORM, which have no code, for a connection that is lost or not available in time. */
const CONNECTION_MESSAGES =
  /^(Connection terminated|timeout exceeded when|timeout expired|Client (has encountered|was closed)|Query runner already released|Cannot use a pool after)/;

/** SQLSTATE codes of serialization failures, deadlocks and lock timeouts: a repeat soon may succeed. */
const CONTENTION = /^(40001|40P01|55P03)/;

/**
 * SQLSTATE codes of a statement that the server can't execute now: out of memory, disk or connections (53), cancelled
 * (57014), timed out (25P04), a failure of the operating system (58), or a write to a standby (25006).
 */
const UNABLE = /^(53|57014|25P04|58|25006)/;

interface Failure {
  code?: unknown;
  message?: string;
  /** The driver's error, if TypeORM has wrapped it. */
  driverError?: unknown;
  /** The thrown value, if graphql-js has wrapped it because it is not an Error. */
  thrownValue?: unknown;
}

/** Whether an error means that the database can't be reached, and not that it refused a statement. */
export function isConnectionError(error: unknown): boolean {
  const { code, message = "" } = causeOf(error);
  return CONNECTION_MESSAGES.test(message) || (typeof code === "string" && CONNECTION.test(code));
}

/**
 * The 503 for a failure of the database after which a repeat may succeed; undefined if the statement itself is wrong
 * (ADR-0012).
 */
export function asServiceUnavailable(error: unknown): ServiceUnavailable | undefined {
  const { code } = causeOf(error);
  if (typeof code === "string" && CONTENTION.test(code)) return new ServiceUnavailable(1);
  const unable = isConnectionError(error) || (typeof code === "string" && UNABLE.test(code));
  return unable ? new ServiceUnavailable() : undefined;
}

/** The SQLSTATE code of a statement's error; undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  const { code } = causeOf(error);
  return typeof code === "string" ? code : undefined;
}

/**
 * Why only a replica fails with a statement, by SQLSTATE: a conflict with what it replays (40001), out of memory, disk or
 * connections (53), a failure of its operating system (58), or a write (25006).
 */
const REPLICA = /^(40001|53|58|25006)/;

/** Whether a statement that failed on a replica may succeed on the primary. It has changed nothing. */
export function isReplicaFailure(error: unknown): boolean {
  return isConnectionError(error) || REPLICA.test(sqlStateOf(error) ?? "");
}

/** Whether the connection that a statement failed on can be used for the next one. */
export function leavesConnectionUsable(error: unknown): boolean {
  return error instanceof DatabaseError && error.severity === "ERROR" && !asServiceUnavailable(error);
}

function causeOf(error: unknown): Failure {
  const failure = (error ?? {}) as Failure;
  const cause = failure.driverError ?? failure.thrownValue;
  return cause ? causeOf(cause) : failure;
}

/** What an error says, for a log or a message; of a failed connection, Node.js may give a code alone. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return message || code || "no reason given";
}
