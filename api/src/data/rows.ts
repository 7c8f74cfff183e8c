import type { ClientBase, QueryConfig, QueryResult } from "pg";
import type { DataSource, EntityManager } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import { requestIdOf, withConnection } from "./operation-manager";
import { statementEnded } from "../observability/signals";
import type { Columns } from "./columns";
import { isConnectionError, isReplicaFailure, leavesConnectionUsable } from "./connections/connection-errors";
import { type ResilientPool, SilentServer } from "./connections/resilient-pool";
import { type StandIn, standInOf } from "./replicas/stand-in";

let everyStatement = false;

/**
 * Adds the request to every statement, including prepared ones, which are planned at each execution from then on. For
 * LOG_LEVEL=debug.
 */
export function commentEveryStatement(): void {
  everyStatement = true;
}

/** The text of a statement, and the name under which it is prepared. */
interface NamedText {
  readonly name?: string | undefined;
  readonly text: string;
}

/**
 * Adds the command's request in the format of sqlcommenter. The comment comes first, because pg_stat_activity shows the first 1,024
 * bytes. Prepared statements have one text for all requests and stay unchanged; the log names the requests of slow ones (ADR-0046).
 * A request id needs no escaping: see `asRequestId`.
 */
function commented({ name, text }: NamedText, requestId: string | undefined): NamedText {
  if (requestId === undefined || (name !== undefined && !everyStatement)) return { name, text };
  return { text: `/*request_id='${requestId}'*/ ${text}` };
}

/** One SQL command. With a name, PostgreSQL plans it once per connection; without, at each execution. */
export interface Command {
  readonly name?: string;
  readonly text: string;
}

/** A command that returns rows of these columns. */
export interface Statement<Row extends object> extends Command {
  readonly columns: Columns<Row>;
}

const commands = new Map<string, Command>();
const prepared = new Map<string, Statement<object>>();
const unprepared = new Map<string, Statement<object>>();

/**
 * The maximum number of unnamed statements kept for `declaredStatements`: each combination of filter conditions has a different
 * text.
 */
const MAX_UNPREPARED = 1_000;

/** A prepared command, named after its text. Keep the number of different texts small. */
export function command(text: string): Command {
  let known = commands.get(text);
  if (!known) commands.set(text, (known = { name: `c${commands.size}`, text }));
  return known;
}

/** A prepared statement that returns rows of these columns. Keep the number of different texts small. */
export function statement<Row extends object>(columns: Columns<Row>, text: string): Statement<Row> {
  const known = prepared.get(text) ?? { name: `s${prepared.size}`, text, columns };
  prepared.set(text, known);
  return known as Statement<Row>;
}

/** A prepared statement that selects these columns; `from` is its text after them. */
export const select = <Row extends object>(columns: Columns<Row>, from = ""): Statement<Row> =>
  statement(columns, `select ${columns.sql} ${from}`);

/** A prepared statement that changes rows, and returns these columns of them. */
export const returning = <Row extends object>(columns: Columns<Row>, change: string): Statement<Row> =>
  statement(columns, `${change} returning ${columns.sql}`);

/** A statement planned at each execution, because the best plan depends on its values or on a temporary table. */
export function unpreparedStatement<Row extends object>(columns: Columns<Row>, text: string): Statement<Row> {
  const made = { text, columns };
  if (unprepared.size < MAX_UNPREPARED) unprepared.set(text, made);
  return made;
}

/** Every named statement declared in this process, and the first thousand unnamed ones. */
export const declaredStatements = (): Statement<object>[] => [...prepared.values(), ...unprepared.values()];

/**
 * Runs a statement and returns its rows without hydrating entities, which costs five times the processor time (ADR-0003). It calls
 * the driver directly, within the running transaction if there is one. Outside a transaction, a read that loses its connection is
 * repeated once on another one.
 */
export async function rows<Row extends object>(
  db: EntityManager,
  statement: Statement<Row>,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await run(db, statement, values)).rows as Row[];
}

/** Runs a command and returns the number of rows changed or found. */
export async function execute(db: EntityManager, command: Command, values: unknown[] = []): Promise<number> {
  return (await run(db, command, values)).rowCount ?? 0;
}

/** Creates the function that finds the row of a key, the statement's only value; null if there is none. */
export const finderOf =
  <Row extends object>(found: Statement<Row>) =>
  async ({ db }: { db: EntityManager }, key: string): Promise<Row | null> =>
    (await rows(db, found, [key]))[0] ?? null;

/** Creates the function that lists the rows of a key, the statement's only value. */
export const listerOf =
  <Row extends object>(found: Statement<Row>) =>
  ({ db }: { db: EntityManager }, key: string): Promise<Row[]> =>
    rows(db, found, [key]);

/** Creates the function that executes a command with these values, a key by default. Not a task: it would take the payload for a value. */
export function executorOf<Values extends unknown[] = [key: string]>(text: string) {
  const declared = command(text);
  return async ({ db }: { db: EntityManager }, ...values: Values): Promise<void> => {
    await execute(db, declared, values);
  };
}

/** A statement with its values and its request. */
interface Query extends QueryConfig {
  requestId: string | undefined;
}

async function run(db: EntityManager, command: Command, values: unknown[]): Promise<QueryResult> {
  const requestId = requestIdOf(db);
  const query = { ...commented(command, requestId), values, requestId };
  if (db.queryRunner) return send((await db.queryRunner.connect()) as ClientBase, query);
  const pool = poolOf(db.dataSource);
  const standIn = standInOf(db.dataSource);
  const repeats = isRead(command) ? 1 : 0;
  return withConnection(db, () =>
    standIn ? fromReplica(pool, query, standIn, repeats) : fromPool(pool, query, repeats),
  );
}

const poolOf = ({ driver }: DataSource) => (driver as PostgresDriver).master as ResilientPool;

const isRead = ({ text }: Command) => /^\s*select\b/i.test(text);

async function fromPool(pool: ResilientPool, query: Query, repeats: number): Promise<QueryResult> {
  const client = await pool.connect();
  try {
    const result = await send(client, query);
    client.release();
    return result;
  } catch (error) {
    client.release(!leavesConnectionUsable(error));
    const lost = isConnectionError(error) && !(error instanceof SilentServer);
    if (lost && repeats > 0) return fromPool(pool, query, repeats - 1);
    throw error;
  }
}

async function send(client: ClientBase, { requestId, ...query }: Query): Promise<QueryResult> {
  if (!statementEnded.isObserved) return resultOf(client, query);
  const since = performance.now();
  try {
    return await resultOf(client, query);
  } finally {
    const seconds = (performance.now() - since) / 1_000;
    const { processID: process } = client as ClientBase & { processID: number | null };
    statementEnded.publish({ name: query.name, seconds, process, requestId });
  }
}

/** The result of `client.query(query)`, read through a callback: pg's own promise keeps rows alive too long (ADR-0032). */
async function resultOf(client: ClientBase, query: QueryConfig): Promise<QueryResult> {
  try {
    return await new Promise<QueryResult>((resolve, reject) =>
      client.query(query, (error: Error | null, result) => (error ? reject(error) : resolve(result))),
    );
  } catch (error) {
    Error.captureStackTrace(error as Error); // makes the stack lead to the statement instead of the socket
    throw error;
  }
}

/** Reads from a replica, or from the primary if the replica fails, without waiting for it (ADR-0039). */
async function fromReplica(
  pool: ResilientPool,
  query: Query,
  standIn: StandIn,
  repeats: number,
): Promise<QueryResult> {
  if (standIn.isReachable())
    try {
      return await fromPool(pool, query, 0);
    } catch (error) {
      if (!isReplicaFailure(error) || error instanceof SilentServer) throw error;
      standIn.onRepeat(error);
    }
  return fromPool(poolOf(standIn.primary), query, repeats);
}

/** The name of the constraint that a statement violated; undefined for any other failure. */
export function violatedConstraint(error: unknown): string | undefined {
  const fault = error as { code?: unknown; constraint?: unknown; driverError?: unknown } | null;
  if (fault?.driverError) return violatedConstraint(fault.driverError);
  return typeof fault?.constraint === "string" ? fault.constraint : undefined;
}
