import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../embedded/free-port";
import { chooseAccount, type Account } from "../../embedded/postgres/account";
import { identityOf, waitUntil } from "../../embedded/processes";
import { execute } from "./database";

const DEPLOYED = resolve(__dirname, "../../../deploy/patroni");
const INSTALLED = "/usr/lib/postgresql";
const START_TIMEOUT_MS = 60_000;

/** The missing requirements, and how to install them; undefined if this machine meets all. */
export const missingForFailover: string | undefined = findMissing();

function findMissing(): string | undefined {
  const programs = ["patroni", "etcd", "haproxy"].filter((program) => !commandPath(program));
  if (!postgresTools()) programs.push("PostgreSQL's own tools");
  return programs.length > 0
    ? `${programs.join(", ")} not installed: apt-get install patroni etcd-server haproxy postgresql`
    : undefined;
}

/** Debian installs some programs outside the PATH of ordinary users. */
function commandPath(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin"];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** The folder of PostgreSQL's tools, for the newest version that Debian has installed. */
function postgresTools(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined;
  return readdirSync(INSTALLED)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(INSTALLED, version, "bin"))
    .find((bin) => existsSync(join(bin, "initdb")) && existsSync(join(bin, "pg_rewind")));
}

/** Patroni's description of a server. */
interface Member {
  name: string;
  role: "leader" | "replica" | "sync_standby";
  state: string;
}

/** A machine: a Patroni with its PostgreSQL. */
interface Machine {
  name: string;
  folder: string;
  postgresPort: number;
  restPort: number;
  patroni?: ChildProcess;
}

/**
 * Three machines with Patroni and PostgreSQL, etcd, and HAProxy in front of them, as deploy/patroni configures them, all as
 * processes of this machine. A commit is acknowledged when two machines have it.
 */
export class PatroniCluster {
  private readonly folder: string;
  private readonly account: Account;
  private readonly bin: string;
  private readonly password = randomBytes(16).toString("hex");
  private readonly children: ChildProcess[] = [];
  private machines: Machine[] = [];
  private ports = { primary: 0, replica: 0, etcd: 0, peers: 0 };

  private constructor() {
    if (missingForFailover) throw new Error(missingForFailover);
    this.bin = postgresTools() as string;
    this.folder = mkdtempSync(join(tmpdir(), "shop-failover-"));
    chmodSync(this.folder, 0o711);
    const own = join(this.folder, "cluster");
    mkdirSync(own);
    const binaries = { initdb: join(this.bin, "initdb"), postgres: join(this.bin, "postgres"), env: {} };
    this.account = chooseAccount(own, binaries);
  }

  /** Starts everything; resolves when the primary has an empty database `shop` and a synchronous replica. */
  static async start(): Promise<PatroniCluster> {
    const cluster = new PatroniCluster();
    try {
      await cluster.startAll();
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** The connection string of the primary, through HAProxy. */
  get url(): string {
    return this.urlOf(this.ports.primary, "shop");
  }

  /** The connection string of a replica, through HAProxy. */
  get replicaUrl(): string {
    return this.urlOf(this.ports.replica, "shop");
  }

  /** The cluster's members, as the first Patroni that answers reports them. */
  async members(): Promise<Member[]> {
    for (const { restPort } of this.machines) {
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`).catch(() => undefined);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }

  /** Resolves with the primary's name once a synchronous replica follows it; rejects after a minute. */
  async primary(): Promise<string> {
    let found: string | undefined;
    const isReady = async () => {
      const members = await this.members();
      found = members.find(({ role, state }) => role === "leader" && state === "running")?.name;
      return found !== undefined && members.some(({ role }) => role === "sync_standby");
    };
    if (!(await waitUntil(isReady, START_TIMEOUT_MS, 100)))
      throw new Error(`no primary with a synchronous replica: ${JSON.stringify(await this.members())}`);
    return found as string;
  }

  /** Resolves when this machine's PostgreSQL follows the primary; rejects after a minute. */
  async follows(name: string): Promise<void> {
    const isFollowing = async () =>
      (await this.members()).some(
        (member) =>
          member.name === name && member.role !== "leader" && /^(running|streaming)$/.test(member.state),
      );
    if (!(await waitUntil(isFollowing, START_TIMEOUT_MS, 100)))
      throw new Error(`${name} does not follow: ${JSON.stringify(await this.members())}`);
  }

  /** Kills a machine's Patroni and PostgreSQL with SIGKILL, like a power cut. */
  kill(name: string): void {
    const machine = this.machine(name);
    machine.patroni?.kill("SIGKILL");
    const pid = postmasterOf(machine);
    if (pid !== undefined) process.kill(pid, "SIGKILL");
  }

  /** Starts a machine's Patroni, which starts its PostgreSQL. */
  startMachine(name: string): void {
    const machine = this.machine(name);
    const { restPort, postgresPort } = machine;
    machine.patroni = this.run(name, "patroni", [join(this.folder, "cluster/patroni.yml")], {
      PATRONI_NAME: name,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${postgresPort}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${postgresPort}`,
      PATRONI_POSTGRESQL_DATA_DIR: machine.folder,
      PATRONI_POSTGRESQL_BIN_DIR: this.bin,
      PATRONI_POSTGRESQL_PGPASS: join(this.folder, "cluster", `${name}.pgpass`),
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${this.ports.etcd}`,
      PATRONI_SUPERUSER_USERNAME: "shop",
      PATRONI_SUPERUSER_PASSWORD: this.password,
      PATRONI_REPLICATION_USERNAME: "replicator",
      PATRONI_REPLICATION_PASSWORD: this.password,
    });
  }

  /** Kills all running processes and removes their files. */
  async stop(): Promise<void> {
    for (const machine of this.machines) this.kill(machine.name);
    for (const child of this.children) child.kill("SIGKILL");
    await Promise.all(
      this.children
        .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
        .map((child) => once(child, "exit")),
    );
    await waitUntil(() => this.machines.every((machine) => postmasterOf(machine) === undefined), 10_000);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  private async startAll(): Promise<void> {
    const [primary, replica, etcd, peers] = await Promise.all([
      freePort(),
      freePort(),
      freePort(),
      freePort(),
    ]);
    this.ports = { primary, replica, etcd, peers };
    for (const name of ["db1", "db2", "db3"]) {
      const folder = join(this.folder, "cluster", name);
      this.machines.push({ name, folder, postgresPort: await freePort(), restPort: await freePort() });
    }
    this.startEtcd();
    this.configure();
    this.run("haproxy", commandPath("haproxy") as string, ["-f", join(this.folder, "cluster/haproxy.cfg")]);
    for (const { name } of this.machines) this.startMachine(name);
    await this.primary();
    const created = () =>
      execute(this.urlOf(this.ports.primary, "postgres"), "create database shop").then(
        () => true,
        () => false,
      );
    if (!(await waitUntil(created, 10_000, 250))) throw new Error("HAProxy does not lead to the primary");
  }

  private startEtcd(): void {
    const [client, peers] = [this.ports.etcd, this.ports.peers].map((port) => `http://127.0.0.1:${port}`);
    const settings = {
      "data-dir": join(this.folder, "cluster/etcd"),
      "listen-client-urls": client,
      "advertise-client-urls": client,
      "listen-peer-urls": peers,
      "initial-advertise-peer-urls": peers,
      "initial-cluster": `default=${peers}`,
    };
    const options = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
    this.run("etcd", "etcd", options);
  }

  /** The files of deploy/patroni, with this machine's ports. */
  private configure(): void {
    const own = (file: string) => join(this.folder, "cluster", file);
    const patroni = readFileSync(join(DEPLOYED, "patroni.yml"), "utf8");
    writeFileSync(own("patroni.yml"), patroni.replace("/var/run/postgresql", '""'));
    let haproxy = readFileSync(join(DEPLOYED, "haproxy.cfg"), "utf8")
      .replace(":5000", `127.0.0.1:${this.ports.primary}`)
      .replace(":5001", `127.0.0.1:${this.ports.replica}`);
    for (const { name, postgresPort, restPort } of this.machines)
      haproxy = haproxy.replaceAll(
        `${name}:5432 check port 8008`,
        `127.0.0.1:${postgresPort} check port ${restPort}`,
      );
    writeFileSync(own("haproxy.cfg"), haproxy);
  }

  private run(name: string, program: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
    const [file = "", ...rest] = [...this.account.prefix, program, ...args];
    const log = openSync(join(this.folder, `${name}.log`), "a");
    const child = spawn(file, rest, {
      ...this.account.ids,
      cwd: "/",
      env: {
        PATH: process.env.PATH,
        TZ: "UTC",
        LC_ALL: "C.UTF-8",
        HOME: join(this.folder, "cluster"),
        ...env,
      },
      stdio: ["ignore", log, log],
    });
    this.children.push(child);
    return child;
  }

  private urlOf(port: number, database: string): string {
    return `postgres://shop:${this.password}@127.0.0.1:${port}/${database}`;
  }

  private machine(name: string): Machine {
    return this.machines.find((machine) => machine.name === name) as Machine;
  }
}

/** The process id of a machine's running PostgreSQL. */
function postmasterOf({ folder }: Machine): number | undefined {
  const file = join(folder, "postmaster.pid");
  const pid = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : undefined;
  return pid !== undefined && identityOf(pid) !== undefined ? pid : undefined;
}
