import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import {
  Peer,
  type DevDocument,
  type DevOperation,
  type DevPageRequest,
  type DevSettings,
} from "../../api/src/pages/dev-pages";
import { isTraced } from "../../api/src/observability/tracer";
import { ROOT } from "../build/target";
import type { Failure } from "./failure";

const ENTRY = join(ROOT, "tools/dev/api-entry.cjs");

/** How long a process may take to end by itself, in ms; then it is killed. */
const END_MS = 5_000;

/** How much of a process's errors is shown, in characters. */
const SHOWN_ERRORS = 4_000;

/** A line of a stack outside the shop's code. */
const FOREIGN_LINE = /^\s+at .*(?:node:internal|node_modules|tools\/dev\/).*\n/gm;

/** Executes an operation of a page in the API's process. */
export type Execute = (operation: DevOperation["operation"]) => Promise<never>;

/** The settings and callbacks of the API's process. */
export interface ApiSettings {
  /** The folder of the compiled API. */
  folder: string;
  /** Additional environment variables. */
  env: NodeJS.ProcessEnv;
  pages: () => Promise<DevSettings>;
  /** The port for a debugger. */
  inspect: number | undefined;
  /** Renders a page of the current sources. */
  render: (request: DevPageRequest, execute: Execute) => Promise<DevDocument>;
  /** Requests go elsewhere now. */
  onState: () => void;
  /** The schema of the API that has started. */
  onSchema: (schema: string) => void;
}

/** The target of requests: a port of this machine, or a failure. */
export type ApiState = { port: number } | Failure;

interface Started {
  child: ChildProcess;
  peer: Peer;
}

/** Runs the API in a child process, and replaces that when the code changes. The next process waits with npm's packages loaded. */
export class ApiProcess {
  /** The target of requests; pending while the API restarts. */
  state!: Promise<ApiState>;
  private settle: ((state: ApiState) => void) | undefined;
  private running: Started | undefined;
  private standby: Started | undefined;
  private packages: string[] = [];
  private ending = false;

  constructor(private readonly settings: ApiSettings) {
    this.hold();
  }

  /** Ends the running process and starts another one with the current code. Requests wait. */
  async start(): Promise<void> {
    this.hold();
    const stopped = stop(this.running?.child);
    const next = this.standby ?? this.launch();
    this.standby = undefined;
    this.running = next;
    const { env, inspect, pages } = this.settings;
    const settings = await pages();
    if (inspect) await stopped; // it has the debugger's port
    if (!this.ending) void next.peer.call("start", { env, inspect, settings });
  }

  /** Notifies the running process that a source of the pages has changed. */
  pagesChanged(): void {
    void this.running?.peer.call("changed");
  }

  /** Ends its processes. */
  async stop(): Promise<void> {
    this.ending = true;
    await Promise.all([stop(this.running?.child), stop(this.standby?.child)]);
  }

  private hold(): void {
    if (!this.settle) this.state = new Promise((resolve) => (this.settle = resolve));
  }

  /** Sends requests there from now on; with a failure, until the next start. */
  reach(state: ApiState): void {
    this.hold();
    this.settle?.(state);
    this.settle = undefined;
    this.settings.onState();
  }

  private launch(): Started {
    const child = spawn(process.execPath, [ENTRY, this.settings.folder], {
      cwd: ROOT,
      stdio: ["ignore", "inherit", "pipe", "ipc"],
      detached: true, // Ctrl-C reaches only this process, so that it can end the API before the services
    });
    let errors = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      const text = chunk.toString().replaceAll(FOREIGN_LINE, "");
      process.stderr.write(text);
      errors = `${errors}${text}`.slice(-SHOWN_ERRORS);
    });
    const peer = new Peer(child, {
      listens: (port: number) => this.listens(child, peer, port),
      render: (request: DevPageRequest) =>
        this.settings.render(request, (operation) =>
          peer.call("execute", { rendering: request.rendering, operation } satisfies DevOperation),
        ),
    });
    child.once("error", (error) => this.ended(child, error.message));
    child.once("close", () => this.ended(child, errors.trim()));
    // tracing must be loaded before the packages it traces
    void peer.call("preload", isTraced(process.env) ? [] : this.packages);
    return { child, peer };
  }

  private async listens(child: ChildProcess, peer: Peer, port: number): Promise<void> {
    if (child !== this.running?.child) return;
    this.reach({ port });
    const { packages, schema } = await peer.call<{ packages: string[]; schema: string }>("describe");
    if (this.ending) return;
    this.packages = packages;
    this.standby ??= this.launch();
    this.settings.onSchema(schema);
  }

  private ended(child: ChildProcess, errors: string): void {
    if (child === this.standby?.child) this.standby = undefined;
    if (child !== this.running?.child || this.ending) return;
    this.running = undefined;
    this.reach({ title: "The API has ended", text: errors });
  }
}

/** Ends a process; resolves when it has ended. */
async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const force = setTimeout(() => child.kill("SIGKILL"), END_MS);
  await ended;
  clearTimeout(force);
}
