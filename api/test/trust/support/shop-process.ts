import { spawn, type ChildProcess } from "node:child_process";
import { join, resolve } from "node:path";
import { freePort } from "../../../embedded/free-port";
import { waitUntil } from "../../../embedded/processes";
import { atEnd } from "./cleanup";
import { send } from "./http-client";
import { makeDataDir, shopEnvironment } from "./shop-environment";
import { descendantsOf, remaining, type RunningProcess } from "./process-tree";

/** How a shop process is started; what is not given suits a test. */
export interface ShopProcessSettings {
  /** Without it the shop embeds a PostgreSQL of its own in `dataDir`. */
  databaseUrl?: string;
  /** A new folder without it. */
  dataDir?: string;
  /** A free one without it. */
  port?: number;
  /** Further variables; they win over the harness's own. */
  env?: Record<string, string>;
}

/** How a process ended. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

const ROOT = resolve(__dirname, "../../../..");
const START_TIMEOUT_MS = 60_000;

/** A whole shop in a process of its own, as `npm start` runs it, compiled from source. It is killed at the end of the test file where it still runs. */
export class ShopProcess {
  readonly url: string;
  /** Resolves when the process has ended, however that came. */
  readonly ended: Promise<Exit>;
  private output = "";

  private constructor(
    private readonly child: ChildProcess,
    readonly settings: Required<ShopProcessSettings>,
  ) {
    this.url = `http://127.0.0.1:${settings.port}`;
    this.ended = new Promise((resolve) =>
      child.once("exit", (code, signal) => {
        resolve({ code, signal });
      }),
    );
    atEnd(() => this.kill());
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => (this.output += chunk.toString()));
  }

  /** Starts a shop and resolves when /readyz answers 200; throws with the shop's log where it doesn't. */
  static async start(settings: ShopProcessSettings = {}): Promise<ShopProcess> {
    const shop = await ShopProcess.launch(settings);
    await shop.ready();
    return shop;
  }

  /** Starts a shop without waiting for it. */
  static async launch({ env = {}, ...settings }: ShopProcessSettings = {}): Promise<ShopProcess> {
    const port = settings.port ?? (await freePort());
    const dataDir = settings.dataDir ?? makeDataDir();
    const databaseUrl = settings.databaseUrl ?? "";
    const child = spawn(
      process.execPath,
      ["-r", join(ROOT, "tools/register.cjs"), join(ROOT, "api/src/boot/main.ts")],
      {
        cwd: ROOT,
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...shopEnvironment({ port, dataDir, databaseUrl }), ...env },
      },
    );
    return new ShopProcess(child, { port, dataDir, databaseUrl, env });
  }

  /** A new process with the same settings, on the same port and data. */
  startAgain(): Promise<ShopProcess> {
    return ShopProcess.start(this.settings);
  }

  get pid(): number {
    return this.child.pid as number;
  }

  /** Everything the process has written so far. */
  get log(): string {
    return this.output;
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Resolves when /readyz answers 200; throws when the process ends before, or after a minute. */
  async ready(): Promise<void> {
    const isReady = () =>
      send(`${this.url}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      );
    const settled = await waitUntil(async () => !this.running || (await isReady()), START_TIMEOUT_MS, 50);
    if (!settled || !this.running) throw new Error(`the shop did not become ready:\n${this.log}`);
  }

  /** Every process that this one started, and theirs in turn (Linux). */
  descendants(): RunningProcess[] {
    return descendantsOf(this.pid);
  }

  /** Ends the process without warning and resolves when it is gone, with all that it started. */
  async kill(): Promise<Exit> {
    const below = this.descendants();
    this.child.kill("SIGKILL");
    return this.endedWith(below);
  }

  /** Asks the process to end, and resolves when it has, with all that it started. */
  async terminate(): Promise<Exit> {
    const below = this.descendants();
    this.child.kill("SIGTERM");
    return this.endedWith(below);
  }

  private async endedWith(below: RunningProcess[]): Promise<Exit> {
    const exit = await this.ended;
    const left = await remaining(below);
    if (left.length > 0) throw new Error(`left running: ${left.map(({ command }) => command).join(", ")}`);
    return exit;
  }
}
