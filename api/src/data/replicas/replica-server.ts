import type { Client, ClientBase, Pool } from "pg";
import type { DataSource } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import { createDataSource } from "../data-source";
import { requestLimits } from "../connections/limits";
import type { LogPosition } from "./log-position";
import type { Fault } from "./judge-replica";
import type { Lag } from "./primary-history";
import { ServerProbe, STARTED_AT, type ServerReport } from "./server-report";
import { setStandIn } from "./stand-in";

/** Connections of one process to each replica. */
const POOL_SIZE = 4;

/** How long a request waits for a connection to a replica, in ms, before the primary serves it. */
const CONNECT_MS = 500;

/** How long a replica may take to say how it is, in ms. */
export const PROBE_MS = 1_000;

/**
 * A replica as this process sees it. Its address may lead to several servers, one at a time: what the one has replayed says nothing
 * of another, so that every connection goes to the server that was asked.
 */
export class ReplicaServer {
  readonly probe: ServerProbe;
  /** Why it isn't used; undefined until it was asked for the first time. */
  fault: Fault | undefined;
  lag: Lag | undefined;
  /** The reasons for leaving it out that were logged since it last served reads, without their figures. */
  readonly loggedFaults = new Set<string>();
  /** How many reads failed here and were repeated on the primary. */
  repeats = 0;
  private startedAt: string | undefined;
  private replayed: LogPosition = 0n;
  private database: DataSource | undefined;
  /** False from the loss of a connection until the server has answered again. */
  private trusted = false;
  private readonly clients = new Set<ClientBase>();

  constructor(
    readonly name: string,
    private readonly url: string,
    private readonly primary: DataSource,
  ) {
    this.probe = new ServerProbe(url, PROBE_MS);
  }

  /** Its data source, if it may serve a caller who must see this position; otherwise undefined. */
  usableAt(position: LogPosition | undefined): DataSource | undefined {
    const usable = this.fault === null && this.trusted && (position ?? 0n) <= this.replayed;
    return usable ? this.database : undefined;
  }

  /** Takes in what the server says, and connects to it if it is to be used. */
  async update(
    { position, startedAt }: ServerReport,
    fault: Fault | undefined,
    lag: Lag | undefined,
  ): Promise<void> {
    this.lag = lag;
    if (this.startedAt !== startedAt) this.disconnect("another server is at the replica's address");
    this.startedAt = startedAt;
    if (fault === null) this.database ??= await this.open();
    this.replayed = position;
    this.trusted = true;
    this.fault = fault;
  }

  /** Notes that the server doesn't answer. What waits for it fails at once, and is repeated on the primary. */
  leave(fault: string): void {
    this.fault = fault;
    this.lag = undefined;
    this.trusted = false;
    this.disconnect("the replica is left out");
  }

  /** Closes all connections. */
  async close(): Promise<void> {
    await Promise.all([this.probe.close(), this.database?.destroy()]);
  }

  private disconnect(reason: string): void {
    for (const client of this.clients)
      (client as unknown as Client).connection.stream.destroy(new Error(`Connection terminated: ${reason}`));
  }

  /** Accepts a new connection, or throws: the address may lead to another server by now. */
  private async admit(client: ClientBase): Promise<void> {
    const { rows } = await client.query<{ at: string }>(`select ${STARTED_AT} as at`);
    if (rows[0]?.at !== this.startedAt)
      throw new Error("Connection terminated: another server is at the replica's address");
    this.clients.add(client);
  }

  private async open(): Promise<DataSource> {
    const database = await createDataSource(this.url, {
      limits: { ...requestLimits, connectMs: CONNECT_MS },
      poolSize: POOL_SIZE,
      onConnectionLost: () => (this.trusted = false),
      onConnect: (client) => this.admit(client),
      readOnly: true,
    }).initialize();
    const pool = (database.driver as PostgresDriver).master as Pool;
    pool.on("remove", (client) => this.clients.delete(client));
    setStandIn(database, {
      primary: this.primary,
      isReachable: () => this.trusted,
      onRepeat: () => (this.repeats += 1),
    });
    return database;
  }
}
