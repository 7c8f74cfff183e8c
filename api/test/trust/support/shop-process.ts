import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { spawn, type ChildProcess } from "node:child_process";
import type { InjectOptions } from "fastify";
import { freePort } from "../../../embedded/free-port";
import { waitUntil } from "../../../embedded/processes";
import { AccessTokens } from "../../../src/modules/identity/access-token";
import { emulatorHost } from "../../support/database";
import { TEST_SECRET, type TestShop } from "../../support/shop";
import { onCleanup } from "./on-cleanup";
import { send } from "./http-client";
import { descendantsOf, waitForExit, type RunningProcess } from "./processes";
import type { DatabaseClient } from "./database-client";

/** Variables that could connect a shop under test to a real database, real users or real images. */
const OUTSIDE =
  /^(DATABASE_|FIREBASE_|GOOGLE_|PAYMENTS|STRIPE_|S3_|SMTP_|ACCESS_TOKEN_SECRET|PUBLIC_ORIGIN|SHOP_NAME|NODE_ENV|NODE_OPTIONS)/;

/**
 * The environment of a shop process: this run's emulator, the tests' secret, no rate limits, and no variables of the
 * machine's shop.
 */
export function shopEnvironment({
  port,
  dataDir,
  databaseUrl,
}: {
  port: number;
  dataDir: string;
  databaseUrl: string;
}) {
  const inherited = Object.entries(process.env).filter(([name]) => !OUTSIDE.test(name));
  return {
    ...Object.fromEntries(inherited),
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHost(),
    ACCESS_TOKEN_SECRET: TEST_SECRET,
    SEED: "off",
    RATE_LIMITS: "off",
    LOG_LEVEL: "info",
    LOG_FORMAT: "json",
    // so that the shop ends with this process, as it does with npm
    npm_lifecycle_event: "start",
  };
}

/**
 * A new data folder that PostgreSQL's user may enter when the tests run as root. It is removed at the end of the test file.
 */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-trust-"));
  chmodSync(dataDir, 0o711);
  onCleanup(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  return dataDir;
}

/** The settings of a shop process; the defaults suit tests. */
export interface ShopProcessSettings {
  /** Default: the shop embeds a PostgreSQL in `dataDir`. */
  databaseUrl?: string;
  /** Default: a new folder. */
  dataDir?: string;
  /** Default: a free port. */
  port?: number;
  /** Further variables; they override those of the harness. */
  env?: Record<string, string>;
  /** Default: the shop of this checkout. */
  program?: ShopProgram;
}

/** The arguments of Node, and the checkout. */
export interface ShopProgram {
  checkout: string;
  args: readonly string[];
}

/** How a process ended. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

const ROOT = resolve(__dirname, "../../../..");
const START_TIMEOUT_MS = 150_000;

/**
 * The shop of this checkout: the built one if the run has built it, because it starts sooner; otherwise it is compiled from
 * source.
 */
const THIS_CHECKOUT: ShopProgram = {
  checkout: ROOT,
  args: process.env.TEST_BUILT
    ? [join(ROOT, "api/dist/src/boot/main.js")]
    : ["-r", join(ROOT, "tools/register.cjs"), join(ROOT, "api/src/boot/main.ts")],
};

/**
 * A complete shop in a separate process, as `npm start` runs it. If it still runs at the end of the test file, it is killed.
 */
export class ShopProcess {
  readonly url: string;
  /** Resolves when the process has ended, for any reason. */
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
    onCleanup(() => this.kill());
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => (this.output += chunk.toString()));
  }

  /** Starts a shop and resolves when /readyz answers 200; otherwise throws with the shop's log. */
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
    const program = settings.program ?? THIS_CHECKOUT;
    const child = spawn(process.execPath, program.args, {
      cwd: program.checkout,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...shopEnvironment({ port, dataDir, databaseUrl }), ...env },
    });
    return new ShopProcess(child, { port, dataDir, databaseUrl, env, program });
  }

  /** A new process with the same settings, on the same port and data. */
  startAgain(): Promise<ShopProcess> {
    return ShopProcess.start(this.settings);
  }

  get pid(): number {
    return this.child.pid as number;
  }

  /** The complete output of the process up to now. */
  get log(): string {
    return this.output;
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Resolves when /readyz answers 200. Throws if the process ends first, or after a time. */
  async ready(timeoutMs = START_TIMEOUT_MS): Promise<void> {
    const isReady = () =>
      send(`${this.url}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      );
    const settled = await waitUntil(async () => !this.running || (await isReady()), timeoutMs, 50);
    if (!settled || !this.running) throw new Error(`the shop did not become ready:\n${this.log}`);
  }

  /** All descendants of the process (Linux only). */
  descendants(): RunningProcess[] {
    return descendantsOf(this.pid);
  }

  /** Kills the process with SIGKILL; resolves when it and its descendants have ended. */
  async kill(): Promise<Exit> {
    const below = this.descendants();
    this.child.kill("SIGKILL");
    return this.endedWith(below);
  }

  /** Ends the process with SIGTERM; resolves when it and its descendants have ended. */
  async terminate(): Promise<Exit> {
    const below = this.descendants();
    this.child.kill("SIGTERM");
    return this.endedWith(below);
  }

  private async endedWith(below: RunningProcess[]): Promise<Exit> {
    const exit = await this.ended;
    const left = await waitForExit(below);
    if (left.length > 0) throw new Error(`left running: ${left.map(({ command }) => command).join(", ")}`);
    return exit;
  }
}

/** Adapts a shop process, with its database, to code that calls a shop in process. */
export function overHttp({ url: origin }: ShopProcess, { sql }: DatabaseClient): TestShop {
  const inject = async ({ method, url, headers, payload }: InjectOptions) => {
    const sent = { headers: headers as Record<string, string>, rawBody: payload as string };
    const answer = await send(origin + (url as string), { ...sent, method: String(method) });
    return { statusCode: answer.status, headers: answer.headers, body: answer.text };
  };
  return { app: { inject }, sql, accessTokens: new AccessTokens(TEST_SECRET) } as unknown as TestShop;
}
