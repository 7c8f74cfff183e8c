import { DatabaseError } from "pg";
import { ServiceUnavailable } from "../../errors";

/** System errors of sockets, and SQLSTATE codes of a refused, ended or not yet accepted connection. */
const CONNECTION = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|08|57P0|53300|25P03)/;

/** Messages of pg, pg-pool and TypeORM for a lost connection, or one not available in time. These errors have no code. */
const CONNECTION_MESSAGES =
  /^(Connection terminated|timeout exceeded when|timeout expired|Client (has encountered|was closed)|Query runner already released|Cannot use a pool after)/;

/** SQLSTATE codes of serialization failures, deadlocks and lock timeouts: an early retry may succeed. */
const CONTENTION = /^(40001|40P01|55P03)/;

/**
 * SQLSTATE codes of statements that the server can't execute now: out of memory, disk or connections (53), cancelled
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

/** Whether an error means that the database can't be reached, as opposed to a refused statement. */
export function isConnectionError(error: unknown): boolean {
  const { code, message = "" } = causeOf(error);
  return CONNECTION_MESSAGES.test(message) || (typeof code === "string" && CONNECTION.test(code));
}

/**
 * The 503 for a database failure after which a retry may succeed; undefined if the statement itself is wrong (ADR-0012).
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
 * SQLSTATE codes of failures specific to a replica: a conflict with the replay (40001), out of memory, disk or
 * connections (53), a failure of its operating system (58), or a write (25006).
 */
const REPLICA = /^(40001|53|58|25006)/;

/** Whether a statement that failed on a replica may succeed on the primary. It hasn't changed anything. */
export function isReplicaFailure(error: unknown): boolean {
  return isConnectionError(error) || REPLICA.test(sqlStateOf(error) ?? "");
}

/** Whether the connection of a failed statement can be used for the next one. */
export function leavesConnectionUsable(error: unknown): boolean {
  return error instanceof DatabaseError && error.severity === "ERROR" && !asServiceUnavailable(error);
}

function causeOf(error: unknown): Failure {
  const failure = (error ?? {}) as Failure;
  const cause = failure.driverError ?? failure.thrownValue;
  return cause ? causeOf(cause) : failure;
}

/** The message of an error, for a log or a user. For a failed connection, Node.js may give only a code. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return message || code || "no reason given";
}
