import type { Socket } from "node:net";
import { Client, Pool, types, type PoolClient, type PoolConfig } from "pg";
import { listPool, unlistPool } from "./open-pools";
import { UnpreparedClient } from "./unprepared-client";

// V8 parses PostgreSQL's timestamps from the year 1000 on in less than half the time of pg's parser, and without its garbage
const parseAnyYear = types.getTypeParser(types.builtins.TIMESTAMPTZ) as (instant: string) => Date;
types.setTypeParser(types.builtins.TIMESTAMPTZ, (instant) =>
  instant.startsWith("0") ? parseAnyYear(instant) : new Date(instant),
);

/** How long after the statement timeout an unresponsive connection counts as dead, in ms. */
const GRACE_MS = 1_000;

/** The server neither completed nor cancelled a statement within the statement timeout. */
export class SilentServer extends Error {
  constructor() {
    super("Connection terminated: the server does not answer");
  }
}

/** SQLSTATE of a write to a standby. */
const WRITE_TO_STANDBY = "25006";

/** The server was the primary and is now a standby: a new connection leads to the new primary (ADR-0040). */
class DemotedServer extends Error {
  constructor() {
    super("Connection terminated: the server takes no writes any more");
  }
}

/** Settings of a pool. */
export interface ResilientPoolConfig extends PoolConfig {
  /** Called once for each lost connection. */
  onConnectionLost?: (error: Error) => void;
  /**
   * Whether connections go through a pooler. Session settings aren't sent then, because the next transaction may run in another
   * session.
   */
  pooled?: boolean;
  /** Whether sessions are read-only, as for replicas. */
  readOnly?: boolean;
  /** False disables named prepared statements. */
  preparedStatements?: boolean;
}

/**
 * A pool that survives the loss of its connections. An 'error' event without a listener ends the process, and pg-pool listens
 * only while a connection is idle: here each connection always has a listener. A connection is closed after the statement timeout
 * if its server no longer responds, as after a network partition, and at once if its server no longer accepts writes.
 */
export class ResilientPool extends Pool {
  constructor(private readonly config: ResilientPoolConfig) {
    super(clientConfig(config));
    // nothing ends a pool after a failure of its first connection
    this.on("connect", () => !this.ending && listPool(this));
    this.on("connect", (client) => this.watch(client));
    this.on("release", (_error, client) => this.limitStatements(client));
    this.on("error", () => undefined); // `watch` has reported the error
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    unlistPool(this);
    return callback ? super.end(callback) : super.end();
  }

  private watch(client: PoolClient): void {
    const socket = socketOf(client);
    this.limitStatements(client);
    socket.on("timeout", () => {
      if (isWaiting(client)) socket.destroy(new SilentServer());
    });
    const { connection } = client as unknown as Client;
    connection.on("errorMessage", ({ code }: { code?: string }) => {
      if (code === WRITE_TO_STANDBY && !this.config.readOnly) socket.destroy(new DemotedServer());
    });
    let lost = false;
    client.on("error", (error) => {
      if (!lost) this.config.onConnectionLost?.(error);
      lost = true;
    });
  }

  private limitStatements(client: PoolClient): void {
    limitResponseTime(client, Number(this.config.statement_timeout));
  }
}

/** Session settings that would be sent with each connection. */
const UNSENT_SETTINGS = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
} satisfies PoolConfig;

/** The settings of each client (ADR-0012). */
function clientConfig(config: ResilientPoolConfig): PoolConfig {
  const { pooled = false, preparedStatements = true } = config;
  return {
    ...config,
    ...(pooled && UNSENT_SETTINGS),
    Client: preparedStatements ? Client : UnpreparedClient,
  };
}

/**
 * Limits how long the server may take to respond on this connection, in ms, until it is released; 0 means no limit. The socket's
 * timer restarts with all data sent and received: setting it for each statement would cost memory.
 */
export function limitResponseTime(client: PoolClient, statementMs: number): void {
  const socket = socketOf(client);
  const timeoutMs = statementMs > 0 ? statementMs + GRACE_MS : 0;
  if (socket.timeout !== timeoutMs) socket.setTimeout(timeoutMs);
}

/** Whether a statement is running; between the statements of a transaction no response is expected. */
function isWaiting(client: PoolClient): boolean {
  return !(client as PoolClient & { readyForQuery: boolean }).readyForQuery;
}

function socketOf(client: PoolClient): Socket {
  return (client as unknown as Client).connection.stream as Socket;
}
