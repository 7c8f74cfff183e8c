import type { Socket } from "node:net";
import { Pool, type Client, type PoolClient, type PoolConfig } from "pg";

/** How long after the statement timeout a silent connection counts as dead, in ms. */
const GRACE_MS = 1_000;

/** The server neither answered nor cancelled a statement within the statement timeout. */
export class SilentServer extends Error {
  constructor() {
    super("Connection terminated: the server does not answer");
  }
}

/** Settings of a pool. */
export interface ResilientPoolConfig extends PoolConfig {
  /** Called once for each connection that is lost. */
  onConnectionLost?: (error: Error) => void;
}

/**
 * A pool that survives the loss of its connections. An 'error' event without a listener ends the process, and pg-pool
 * listens only while a connection is idle: here each has a listener for as long as it lives. A connection whose server
 * no longer answers, as after a network partition, is closed after the statement timeout.
 */
export class ResilientPool extends Pool {
  constructor(private readonly config: ResilientPoolConfig) {
    super(config);
    this.on("connect", (client) => this.watch(client));
    this.on("acquire", (client) => limitSilence(client, Number(config.statement_timeout)));
    this.on("release", (_error, client) => limitSilence(client, 0));
    this.on("error", () => undefined); // `watch` has reported it
  }

  private watch(client: PoolClient): void {
    const socket = socketOf(client);
    socket.on("timeout", () => socket.destroy(new SilentServer()));
    let lost = false;
    client.on("error", (error) => {
      if (!lost) this.config.onConnectionLost?.(error);
      lost = true;
    });
  }
}

/** How long the server may take to answer a statement on this connection, in ms, until it is released; 0: for ever. */
export function limitSilence(client: PoolClient, statementMs: number): void {
  socketOf(client).setTimeout(statementMs > 0 ? statementMs + GRACE_MS : 0);
}

function socketOf(client: PoolClient): Socket {
  return (client as unknown as Client).connection.stream as Socket;
}
