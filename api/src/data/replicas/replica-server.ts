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

/**
 * A replica from this process's view. Its address may lead to several servers in turn, which have replayed different positions, so
 * each connection is checked against the server that reported.
 */
export class ReplicaServer {
  readonly probe: ServerProbe;
  /** The reason for leaving it out, or null; undefined before the first report. */
  fault: Fault | undefined;
  lag: Lag | undefined;
  /** The reasons logged for leaving it out since it last served reads, without their figures. */
  readonly loggedFaults = new Set<string>();
  /** The number of reads that failed here and were repeated on the primary. */
  repeats = 0;
  private startedAt: string | undefined;
  private replayed: LogPosition = 0n;
  private database: DataSource | undefined;
  /** False from the loss of a connection until the server responds again. */
  private trusted = false;
  private readonly clients = new Set<ClientBase>();

  constructor(
    readonly name: string,
    private readonly url: string,
    private readonly primary: DataSource,
    probeMs: number,
  ) {
    this.probe = new ServerProbe(url, probeMs);
  }

  /** Its data source, if it has replayed this position and may serve reads; otherwise undefined. */
  usableAt(position: LogPosition | undefined): DataSource | undefined {
    const usable = this.fault === null && this.trusted && (position ?? 0n) <= this.replayed;
    return usable ? this.database : undefined;
  }

  /** Applies a report of the server, and connects to it if it will be used. */
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

  /** Marks the server as unreachable. Pending statements fail at once, and are repeated on the primary. */
  markUnreachable(fault: string): void {
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

  /** Accepts a new connection, or throws if the address leads to another server now. */
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
