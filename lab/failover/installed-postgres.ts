import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../api/embedded/free-port";
import { chooseAccount, type Account } from "../../api/embedded/postgres/account";

const INSTALLED = "/usr/lib/postgresql";
const TOOLS = ["initdb", "pg_ctl", "pg_basebackup", "postgres"];

/** The folder of PostgreSQL's own tools, of the newest version that Debian has installed; undefined if there is none. */
export function installedTools(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined;
  return readdirSync(INSTALLED)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(INSTALLED, version, "bin"))
    .find((bin) => TOOLS.every((tool) => existsSync(join(bin, tool))));
}

/** A server that PostgreSQL's own tools have made and run. */
export class InstalledServer {
  private constructor(
    private readonly tools: InstalledTools,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** Creates a cluster and starts a primary with a database for the shop. */
  static async create(tools: InstalledTools, name: string): Promise<InstalledServer> {
    const folder = join(tools.folder, name);
    const auth = ["--auth=scram-sha-256", "--username=shop", `--pwfile=${tools.passwordFile}`];
    await tools.run(
      "initdb",
      "-D",
      folder,
      ...auth,
      "--encoding=UTF8",
      "--locale=C.UTF-8",
      "--no-instructions",
    );
    const server = new InstalledServer(tools, folder, await freePort());
    await server.start();
    await tools.run("createdb", "-h", "127.0.0.1", "-p", String(server.port), "-U", "shop", "shop");
    return server;
  }

  /** Makes and starts a replica, which the primary knows by this name. */
  async replicate(name: string): Promise<InstalledServer> {
    const folder = join(this.tools.folder, name);
    const from = `host=127.0.0.1 port=${this.port} user=shop application_name=${name}`;
    await this.tools.run(
      "pg_basebackup",
      "-D",
      folder,
      "-d",
      from,
      "--write-recovery-conf",
      "--checkpoint=fast",
    );
    const replica = new InstalledServer(this.tools, folder, await freePort());
    await replica.start();
    return replica;
  }

  get url(): string {
    return `postgres://shop:${this.tools.password}@127.0.0.1:${this.port}/shop`;
  }

  /** Starts it, with settings beside those of its files. */
  async start(settings: Record<string, string> = {}): Promise<void> {
    const all = { port: String(this.port), unix_socket_directories: "", wal_keep_size: "256MB", ...settings };
    const options = Object.entries(all).map(([key, value]) => `-c ${key}='${value}'`);
    const log = join(this.tools.folder, `${this.port}.log`);
    await this.tools.run("pg_ctl", "start", "-D", this.folder, "-w", "-l", log, "-o", options.join(" "));
  }

  promote(): Promise<void> {
    return this.tools.run("pg_ctl", "promote", "-D", this.folder, "-w");
  }

  kill(): void {
    process.kill(Number(readFileSync(join(this.folder, "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
  }

  /** Without effect on a server that is dead already. */
  stop(): Promise<void> {
    return this.tools.run("pg_ctl", "stop", "-D", this.folder, "-m", "immediate").catch(() => undefined);
  }
}

/** Runs PostgreSQL's own tools as a user that it accepts. */
export class InstalledTools {
  readonly password = randomBytes(16).toString("hex");
  readonly passwordFile: string;
  private readonly account: Account;
  private readonly env: NodeJS.ProcessEnv;

  constructor(
    private readonly bin: string,
    readonly folder: string,
  ) {
    mkdirSync(folder, { recursive: true });
    this.env = { PATH: process.env.PATH, TZ: "UTC", LC_ALL: "C.UTF-8", PGPASSWORD: this.password };
    const binaries = { initdb: join(bin, "initdb"), postgres: join(bin, "postgres"), env: this.env };
    this.account = chooseAccount(folder, binaries);
    this.passwordFile = join(folder, "password");
    writeFileSync(this.passwordFile, this.password);
    chmodSync(this.passwordFile, 0o600);
    if (this.account.owner !== undefined)
      chownSync(this.passwordFile, this.account.owner, this.account.owner);
  }

  /** Runs one of the tools; rejects with what it says. */
  async run(tool: string, ...args: string[]): Promise<void> {
    const [file = "", ...rest] = [...this.account.prefix, join(this.bin, tool), ...args];
    await promisify(execFile)(file, rest, { ...this.account.ids, cwd: "/", env: this.env });
  }
}
