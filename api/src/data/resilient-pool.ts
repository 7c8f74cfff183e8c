import type { Socket } from "node:net";
import { Pool, type Client, type PoolClient, type PoolConfig } from "pg";

/** How long after the statement timeout a connection without an answer counts as dead, in ms. */
const GRACE_MS = 1_000;

/** The server neither answered nor cancelled a statement within the statement timeout. */
export class SilentServer extends Error {
  constructor() {
    super("Connection terminated: the server does not answer");
  }
}

/** Settings of a pool. */
export interface ResilientPoolConfig extends PoolConfig {
  /** Called once for each lost connection. */
  onConnectionLost?: (error: Error) => void;
}

/**
 * A pool that survives the loss of its connections. An 'error' event without a listener ends the process, and pg-pool
 * listens only while a connection is idle: here each has a listener as long as it exists. A connection whose server
 * no longer answers, as after a network partition, is closed after the statement timeout.
 */
export class ResilientPool extends Pool {
  constructor(private readonly config: ResilientPoolConfig) {
    super(config);
    this.on("connect", (client) => this.watch(client));
    this.on("release", (_error, client) => this.limitStatements(client));
    this.on("error", () => undefined); // `watch` has reported it
  }

  private watch(client: PoolClient): void {
    const socket = socketOf(client);
    this.limitStatements(client);
    socket.on("timeout", () => {
      if (isWaiting(client)) socket.destroy(new SilentServer());
    });
    let lost = false;
    client.on("error", (error) => {
      if (!lost) this.config.onConnectionLost?.(error);
      lost = true;
    });
  }

  private limitStatements(client: PoolClient): void {
    limitSilence(client, Number(this.config.statement_timeout));
  }
}

/**
 * How long the server may take to answer a statement on this connection, in ms, until it is released; 0: no limit. The
 * socket's timer restarts with all data sent and received: setting it for each statement would cost memory.
 */
export function limitSilence(client: PoolClient, statementMs: number): void {
  const socket = socketOf(client);
  const timeoutMs = statementMs > 0 ? statementMs + GRACE_MS : 0;
  if (socket.timeout !== timeoutMs) socket.setTimeout(timeoutMs);
}

/** Whether a statement is running; between the statements of a transaction no answer is expected. */
function isWaiting(client: PoolClient): boolean {
  return !(client as PoolClient & { readyForQuery: boolean }).readyForQuery;
}

function socketOf(client: PoolClient): Socket {
  return (client as unknown as Client).connection.stream as Socket;
}
