import type { Client, ClientBase } from "pg";
import { isConnectionError, reasonOf } from "../connections/connection-errors";
import { serversOf } from "../connections/servers";
import { choosePrimary, type RefusedServer } from "./choose-primary";
import { askServer, nameOf, readState, type ServerState } from "./server-state";

/** How long a server may take to say what it is, in ms: less than a request waits for a connection. */
const ASK_MS = 1_000;

/** How long a search without a result counts, in ms, so that each request doesn't begin one of its own. */
const FAILURE_MS = 250;

/** How often the other servers are looked at while connections are open, in ms. */
const WATCH_MS = 5_000;

/** No server may be written to now; a repeat may succeed. The code is SQLSTATE's for a connection that can't be made. */
export class NoPrimary extends Error {
  readonly code = "08001";
}

/** Why a connection is closed whose server is the primary no longer. */
class PrimaryReplaced extends Error {
  constructor() {
    super("Connection terminated: another server is the primary now");
  }
}

const PRIMARIES = new Map<string, Primary>();

/** The primary among the hosts of a connection string; undefined if it names one host and asks nothing of it. */
export function primaryOf(url: string | undefined): Primary | undefined {
  const servers = url === undefined ? undefined : serversOf(url);
  if (url === undefined || !servers?.writable) return undefined;
  const primary = PRIMARIES.get(url) ?? new Primary(servers.urls);
  PRIMARIES.set(url, primary);
  return primary;
}

/**
 * Knows which of several servers is the primary, for all connections of this process (ADR-0040). It asks all of them when it
 * doesn't know, when a connection fails, and every five seconds, in case that another one has been promoted.
 */
export class Primary {
  private current: ServerState | undefined;
  private known: ServerState | undefined;
  private searching: Promise<void> | undefined;
  private failure: { error: unknown; at: number } | undefined;
  private readonly open = new Map<ClientBase, string>();
  private readonly reported = new Map<string, string>();
  private watching: NodeJS.Timeout | undefined;
  private report: (message: string) => void = () => undefined;

  constructor(private readonly urls: readonly string[]) {}

  /** Where new connections go. */
  get url(): string {
    return (this.current ?? this.known)?.url ?? (this.urls[0] as string);
  }

  /** For each host in the order of the connection string: whether new connections go there. All false while none is known. */
  get places(): boolean[] {
    return this.urls.map((url) => url === this.current?.url);
  }

  /** Who is told of a new primary, and of servers that are refused. */
  reportTo(log: { warn(message: string): void }): void {
    this.report = (message) => log.warn(message);
  }

  /** Runs `open`, which connects to `url`; once more, maybe to another server, if that fails. Throws NoPrimary if there is none. */
  async connect<Opened>(open: () => Promise<Opened>): Promise<Opened> {
    await this.find();
    try {
      return await open();
    } catch (error) {
      if (!isConnectionError(error) || isPoolBusy(error)) throw error;
      this.distrust();
      await this.find();
      return open();
    }
  }

  /** Accepts a new connection to `url`, or throws: its server may be a standby by now, or an old primary that has come back. */
  async admit(client: ClientBase, url: string): Promise<void> {
    const { startedAt } = await this.requirePrimary(client, url);
    this.open.set(client, startedAt);
    client.once("end", () => this.open.delete(client));
    client.once("error", () => this.current?.startedAt === startedAt && this.distrust());
    this.watch();
  }

  private async requirePrimary(client: ClientBase, url: string): Promise<ServerState> {
    try {
      const { primary, refused } = choosePrimary([await readState(client, url, ASK_MS)], this.known);
      if (!primary) throw new Error(refused[0]?.reason ?? "it is a standby");
      this.accept(primary);
      return primary;
    } catch (cause) {
      throw new NoPrimary(`${nameOf(url)} is not written to: ${reasonOf(cause)}`, { cause });
    }
  }

  /** Asks all servers, in case that another one has been promoted; then the connections to the old primary are closed. */
  async look(): Promise<void> {
    this.searching ??= this.askAll().finally(() => (this.searching = undefined));
    await this.searching.catch(() => undefined); // a connection that is needed says so
  }

  /** The next connection asks all servers first. */
  private distrust(): void {
    this.current = undefined;
  }

  /** Resolves when `url` is a primary's. */
  private async find(): Promise<void> {
    if (this.current) return;
    if (this.failure && Date.now() - this.failure.at < FAILURE_MS) throw this.failure.error;
    this.searching ??= this.search().finally(() => (this.searching = undefined));
    return this.searching;
  }

  private async search(): Promise<void> {
    try {
      await this.askAll();
      this.failure = undefined;
    } catch (error) {
      this.failure = { error, at: Date.now() };
      throw error;
    }
  }

  /** Waits for all answers, because a slow server may have the higher timeline; at once for a timeline higher than any before. */
  private async askAll(): Promise<void> {
    const states: ServerState[] = [];
    const failures: string[] = [];
    const asked = this.urls.map(async (url) => {
      try {
        states.push(await askServer(url, ASK_MS));
      } catch (error) {
        failures.push(`${nameOf(url)}: ${reasonOf(error)}`);
      }
      return states.some((state) => this.known && state.writable && this.isNewer(state));
    });
    await firstTrueOrAll(asked);
    const { primary, refused } = choosePrimary(states, this.known);
    this.reportRefused(refused);
    if (primary) return this.accept(primary);
    const standbys = states.filter(({ writable }) => !writable).map(({ url }) => `${nameOf(url)}: a standby`);
    const refusals = refused.map(({ url, reason }) => `${nameOf(url)}: ${reason}`);
    throw new NoPrimary(`no server accepts writes (${[...failures, ...standbys, ...refusals].join("; ")})`);
  }

  private isNewer({ system, timeline }: ServerState): boolean {
    return system === this.known?.system && timeline > this.known.timeline;
  }

  private accept(primary: ServerState): void {
    const moved = this.known !== undefined && this.isNewer(primary);
    if (moved)
      this.report(`the database's primary is ${nameOf(primary.url)} now, on timeline ${primary.timeline}`);
    this.current = primary;
    this.known = primary;
    if (moved) this.closeOthers(primary);
  }

  /** What still runs on an old primary must not be acknowledged. */
  private closeOthers({ startedAt }: ServerState): void {
    for (const [client, at] of this.open)
      if (at !== startedAt) (client as Client).connection.stream.destroy(new PrimaryReplaced());
  }

  /** Each server and reason once, until it changes. */
  private reportRefused(refused: RefusedServer[]): void {
    for (const { url, reason } of refused)
      if (this.reported.get(url) !== reason) this.report(`${nameOf(url)} is not written to: ${reason}`);
    this.reported.clear();
    for (const { url, reason } of refused) this.reported.set(url, reason);
  }

  /** Looks for another primary now and again while connections are open. */
  private watch(): void {
    if (this.urls.length < 2) return;
    this.watching ??= setTimeout(() => {
      this.watching = undefined;
      if (this.open.size === 0) return this.distrust();
      void this.look();
      this.watch();
    }, WATCH_MS).unref();
  }
}

/** Resolves as soon as one of them is true, or when all have settled. */
function firstTrueOrAll(asked: Promise<boolean>[]): Promise<unknown> {
  const found = asked.map((each) =>
    each.then((isTrue) => isTrue || Promise.reject(new Error("not this one"))),
  );
  return Promise.any(found).catch(() => undefined);
}

/** All connections of the pool are in use: the server has nothing to do with it. */
const isPoolBusy = (error: unknown) => /^timeout exceeded when/.test((error as Error).message);
