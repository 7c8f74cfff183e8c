import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { freePort } from "../../api/embedded/free-port";
import { buildStale } from "../../tools/build/build-stale";
import type { Services } from "./services";

/** A server under load. */
export interface ServerProcess {
  /** Scheme, host and port. */
  origin: string;
  pid: number;
  child: ChildProcess;
}

/** What has held a server's event loop since it was last asked, in ms. */
export interface Pauses {
  /** How late the loop was, as a 99th percentile. */
  loop: number;
  /** The longest garbage collection. */
  collection: number;
}

/** Asks a server, which must run with `pauses.cjs`. */
export async function pausesOf({ child }: ServerProcess): Promise<Pauses> {
  const answer = once(child, "message") as Promise<[Pauses]>;
  child.send("pauses");
  return (await answer)[0];
}

const START_TIMEOUT_MS = 120_000;
const END_TIMEOUT_MS = 20_000;

/** Starts the processes of a bench, and ends all of them when the work is done or has failed. */
export async function withProcesses(work: (start: Starter) => Promise<void>): Promise<void> {
  const starter = new Starter();
  try {
    await work(starter);
  } finally {
    await starter.end();
  }
}

/** Starts servers in processes of their own, and remembers them. */
export class Starter {
  private readonly children: ChildProcess[] = [];

  /** Forks a program of this folder that sends `{ port }` once it listens. */
  async program(file: string, env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    const execArgv = [...watched, "-r", resolve(__dirname, "../../tools/register.cjs")];
    const child = this.fork(resolve(__dirname, file), execArgv, env);
    const port = await new Promise<number>((resolved, reject) => {
      child.once("message", (message: { port: number }) => resolved(message.port));
      child.once("exit", () => reject(new Error(`${file} ended`)));
    });
    return { origin: `http://127.0.0.1:${port}`, pid: child.pid as number, child };
  }

  /** Builds and starts the shop as `npm start` does, with jobs left to a worker's process, and waits until it is ready. */
  async shop(services: Services, secret: string, execArgv: string[] = []): Promise<ServerProcess> {
    if (!(await buildStale())) throw new Error("The shop does not build.");
    const port = await freePort();
    const child = this.fork(builtProgram("main.js"), [...watched, ...options, ...execArgv], {
      ...shopVariables(services, secret),
      PORT: String(port),
    });
    const origin = `http://127.0.0.1:${port}`;
    await waitUntilReady(origin, child);
    return { origin, pid: child.pid as number, child };
  }

  /** Ends all processes, and waits until they have ended. */
  async end(): Promise<void> {
    await Promise.all(this.children.map(endProcess));
  }

  /** Forks any program; `execArgv` is for Node.js. */
  fork(program: string, execArgv: string[], env: NodeJS.ProcessEnv): ChildProcess {
    const child = fork(program, [], { execArgv, env: { ...process.env, ...env } });
    this.children.push(child);
    return child;
  }
}

const watched = ["-r", resolve(__dirname, "pauses.cjs")];
const options = ["--max-old-space-size=512"];
const builtProgram = (file: string) => resolve(__dirname, "../../api/dist/src/boot", file);

const shopVariables = (services: Services, secret: string) => ({
  MALLOC_ARENA_MAX: "2", // as in npm start and in the image
  DATABASE_URL: services.url,
  ACCESS_TOKEN_SECRET: secret,
  LOG_LEVEL: "error",
  FIREBASE_AUTH_EMULATOR_HOST: services.emulatorHost,
  DATA_DIR: join(services.dataDir, "shop"),
  SEED: "off",
  WORKER: "off",
  RATE_LIMITS: "off",
});

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  const force = setTimeout(() => child.kill("SIGKILL"), END_TIMEOUT_MS);
  child.kill();
  await ended;
  clearTimeout(force);
}

async function waitUntilReady(origin: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error("The shop did not start.");
}
