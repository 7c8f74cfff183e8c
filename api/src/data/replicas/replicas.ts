import { setTimeout as wait } from "node:timers/promises";
import type { DataSource } from "typeorm";
import { columns, text } from "../columns";
import { reasonOf } from "../connections/connection-errors";
import type { DatabaseSettings } from "../connections/database-settings";
import { rows, unpreparedStatement } from "../rows";
import { lookUp, type Lookup } from "../shared-lookups";
import { identityFault, lagFault, type Fault } from "./judge-replica";
import { NEVER_REPLAYED, type LogPosition } from "./log-position";
import { PrimaryHistory, type Lag } from "./primary-history";
import { ReplicaServer } from "./replica-server";
import { ServerProbe, type ServerReport } from "./server-report";

/** Settings for watching replicas. */
export interface ReplicaSettings {
  /** The lag above which a replica is left out, in ms. */
  maxLagMs: number;
  /** The time between two reports of a server, in ms. */
  pauseMs: number;
  /** How long a server may take to answer, in ms. */
  probeMs: number;
}

const DEFAULTS: ReplicaSettings = { maxLagMs: 10_000, pauseMs: 500, probeMs: 1_000 };

/** A replica of the database, for read-only work. */
export interface Replica {
  /** Its host and port; different for each replica of a shop. */
  readonly name: string;
  readonly dataSource: DataSource;
}

/** A replica's state, for monitoring. */
export interface ReplicaState {
  name: string;
  used: boolean;
  /** The reason for leaving it out; null if it is used. */
  fault: string | null;
  /** Null if unknown. A lower bound if the shop can't measure more. */
  lagSeconds: number | null;
  /** The number of reads that failed here and were repeated on the primary. */
  repeats: number;
}

interface Log {
  info(message: string): void;
  warn(message: string): void;
}

const position = columns({ position: text("pg_current_wal_insert_lsn()::text") });
const currentPosition = unpreparedStatement(position, `select ${position.sql}`);

const CURRENT = "current";
const positions: Lookup<string> = async ({ db }) =>
  new Map((await rows(db, currentPosition)).map((row) => [CURRENT, row.position]));

/**
 * The replicas of a shop's database. They are watched continuously; an unusable replica is left out until it recovers (ADR-0039).
 */
export class Replicas {
  private readonly servers: ReplicaServer[];
  private readonly primaryProbe: ServerProbe;
  private readonly history: PrimaryHistory;
  private primary: ServerReport | undefined;
  private readonly settings: ReplicaSettings;
  private readonly watches: Promise<void>[];
  private readonly closing = new AbortController();
  private turn = 0;

  /** `database` is the primary, at `primaryUrl`. Replicas may be unreachable. */
  constructor(
    replicaUrls: readonly string[],
    primaryUrl: string,
    private readonly database: DataSource,
    private readonly log: Log,
    settings: Partial<ReplicaSettings> = {},
  ) {
    this.settings = { ...DEFAULTS, ...settings };
    this.history = new PrimaryHistory(2 * this.settings.maxLagMs);
    this.primaryProbe = new ServerProbe(primaryUrl, this.settings.probeMs);
    this.servers = replicaUrls.map(
      (url, n) => new ReplicaServer(nameOf(url, n), url, database, this.settings.probeMs),
    );
    const first = this.askPrimary();
    this.watches = [
      first.then(() => this.repeat(() => this.askPrimary())),
      ...this.servers.map((server) => first.then(() => this.repeat(() => this.ask(server)))),
    ];
  }

  /** The next replica, in rotation, that has replayed this position; undefined if there is none. */
  choose(seen: LogPosition | undefined): Replica | undefined {
    this.turn += 1;
    for (let n = 0; n < this.servers.length; n++) {
      const server = this.servers[(this.turn + n) % this.servers.length] as ReplicaServer;
      const dataSource = server.usableAt(seen);
      if (dataSource) return { name: server.name, dataSource };
    }
    return undefined;
  }

  /** The position that a replica must have replayed to show everything committed so far. Never rejects. */
  async currentPosition(): Promise<string> {
    const read = lookUp({ db: this.database.manager }, positions, CURRENT);
    // on an error, the caller keeps reading from the primary
    return (await read.catch(() => undefined)) ?? NEVER_REPLAYED;
  }

  /** The state of each replica. */
  states(): ReplicaState[] {
    return this.servers.map(({ name, fault, lag, repeats }) => ({
      name,
      used: fault === null,
      fault: fault === undefined ? "it has not caught up since the shop started" : fault,
      lagSeconds: lag ? lag.ms / 1_000 : null,
      repeats,
    }));
  }

  /** Stops watching and closes all connections. */
  async close(): Promise<void> {
    this.closing.abort();
    await Promise.all(this.watches);
    await Promise.all([this.primaryProbe.close(), ...this.servers.map((server) => server.close())]);
  }

  private async repeat(work: () => Promise<void>): Promise<void> {
    while (!this.closing.signal.aborted) {
      await work();
      await wait(this.settings.pauseMs, undefined, { signal: this.closing.signal }).catch(() => undefined);
    }
  }

  /** While the primary doesn't respond, nothing is written and the lag stays unchanged: replicas continue to serve. */
  private async askPrimary(): Promise<void> {
    const report = await this.primaryProbe.ask().catch(() => undefined);
    if (!report || report.inRecovery) return;
    if (this.primary?.system !== report.system || this.primary.timeline !== report.timeline)
      this.history.clear();
    this.history.add(report.position, performance.now());
    this.primary = report;
  }

  private async ask(server: ReplicaServer): Promise<void> {
    const before = server.fault;
    try {
      const report = await server.probe.ask();
      const lag = this.history.lagOf(report.position);
      await server.update(report, this.faultOf(report, server, lag), lag);
    } catch (error) {
      server.markUnreachable(`it does not answer (${reasonOf(error)})`);
    }
    this.logChange(server, before);
  }

  private faultOf(report: ServerReport, { fault }: ReplicaServer, lag: Lag | undefined): Fault | undefined {
    if (!this.primary || !lag) return fault; // the primary has not responded yet
    const found =
      identityFault(report, this.primary) ?? lagFault(lag, this.settings.maxLagMs, fault === null);
    return found === undefined ? fault : found;
  }

  /** Logs one line when a replica serves reads, and until then one line for each reason for leaving it out. */
  private logChange({ name, fault, loggedFaults }: ReplicaServer, before: Fault | undefined): void {
    if (this.closing.signal.aborted || fault === undefined) return;
    if (fault === null) {
      loggedFaults.clear();
      if (before !== null) this.log.info(`the replica ${name} serves reads`);
      return;
    }
    const reason = fault.replace(/\(.*\)|\d+/g, ""); // a reason with other figures isn't logged again
    if (!loggedFaults.has(reason)) this.log.warn(`the replica ${name} is left out: ${fault}`);
    loggedFaults.add(reason);
  }
}

/** Opens a shop's replicas, without waiting for them; undefined if it has none. */
export function openReplicas(
  { url, replicaUrls }: DatabaseSettings,
  database: DataSource,
  log: Log,
  settings?: Partial<ReplicaSettings>,
): Replicas | undefined {
  return replicaUrls.length > 0 ? new Replicas(replicaUrls, url, database, log, settings) : undefined;
}

/** Host and port without the password, prefixed with a number because an address may be configured twice. */
function nameOf(url: string, index: number): string {
  return `${index + 1} (${new URL(url).host})`;
}
