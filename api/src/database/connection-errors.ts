import { DatabaseError } from "pg";
import { ServiceUnavailable } from "../errors";

/** System errors of sockets, and SQLSTATE codes of a connection that is refused, ended, or not taken yet. */
const CONNECTION = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|08|57P0|53300|25P03)/;

/** What pg, pg-pool and TypeORM say without a code where a connection is lost or can't be had in time. */
const CONNECTION_MESSAGES =
  /^(Connection terminated|timeout exceeded when|timeout expired|Client (has encountered|was closed)|Query runner already released|Cannot use a pool after)/;

/** SQLSTATE codes of statements that stood in each other's way: one of them has to begin again. */
const CONTENTION = /^(40001|40P01|55P03)/;

/**
 * SQLSTATE codes of a server that can't do now what it was asked: no memory, disk or further connection (53), cancelled
 * (57014) or timed out (25P04), failing at the operating system (58), or a standby that doesn't write (25006).
 */
const UNABLE = /^(53|57014|25P04|58|25006)/;

interface Failure {
  code?: unknown;
  message?: string;
  /** What the driver threw, where TypeORM has wrapped it. */
  driverError?: unknown;
  /** What is no Error to graphql-js, as one of another realm. */
  thrownValue?: unknown;
}

/** Whether an error means that the database can't be reached, and not that it refused a statement. */
export function isConnectionError(error: unknown): boolean {
  const { code, message = "" } = causeOf(error);
  return CONNECTION_MESSAGES.test(message) || (typeof code === "string" && CONNECTION.test(code));
}

/**
 * The refusal that a failure of the database is to whoever asked: they may try again. Undefined where the statement
 * itself is at fault, which no repeat changes.
 */
export function asServiceUnavailable(error: unknown): ServiceUnavailable | undefined {
  const { code } = causeOf(error);
  if (typeof code === "string" && CONTENTION.test(code)) return new ServiceUnavailable(1);
  const unable = isConnectionError(error) || (typeof code === "string" && UNABLE.test(code));
  return unable ? new ServiceUnavailable() : undefined;
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
