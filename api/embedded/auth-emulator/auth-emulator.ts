import { fork } from "node:child_process";
import { extname, join } from "node:path";
import { supervise, type Service } from "../supervisor";
import type { Log } from "../log";
import { waitUntil } from "../processes";
import { endOrphan, thisProcess, type KnownProcess } from "./orphaned-emulator";

/** A running Firebase Auth emulator. */
export interface AuthEmulator {
  /** `address:port`, as in FIREBASE_AUTH_EMULATOR_HOST. */
  host: string;
  /** Stops the emulator if it is embedded. */
  stop(): Promise<void>;
}

/** The options of the emulator's process. */
export interface EmulatorOptions {
  projectId: string;
  /** Users are stored in its folder `firebase-auth`. */
  dataDir: string;
  /** The process that starts the emulator. */
  owner: KnownProcess;
  host: string;
  /** 0 for a free port. */
  port: number;
  /** Whether a free port may be used if this one is taken. */
  anyPort: boolean;
}

/** A message of the emulator's process: that it listens, or a link that Firebase would send by mail. */
export type EmulatorMessage = { port: number } | { link: MailedLink };

interface MailedLink {
  requestType: string;
  oobLink: string;
}

const DEFAULT_HOST = "127.0.0.1:9099";
const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/;
/** An emulator on another machine, for example in another container, may still be starting. */
const REMOTE_TIMEOUT_MS = 60_000;

/**
 * Uses the Firebase Auth emulator at `host` if one answers there. Otherwise, and always without a `host`, starts the official one, which has
 * accounts of its own: on the port of `host` or 9099, or on a free one where that is taken. Its users are stored in
 * `<dataDir>/firebase-auth`, and it ends with this process, however that ends.
 */
export async function startAuthEmulator(options: {
  host: string | undefined;
  dataDir: string;
  projectId: string;
  log: Log;
}): Promise<AuthEmulator> {
  const { host, dataDir, projectId, log } = options;
  await endOrphan(dataDir, log);
  if (host !== undefined && (await answers(host, log))) {
    log.info(`Using the Firebase Auth emulator at ${host}, which FIREBASE_AUTH_EMULATOR_HOST names`);
    return { host, stop: () => Promise.resolve() };
  }
  const { hostname, port } = new URL(`http://${host ?? DEFAULT_HOST}`);
  const settings = { projectId, dataDir, owner: thisProcess(), host: hostname, port: Number(port || 80) };
  const first = await launch({ ...settings, anyPort: true }, log);
  const started = `${hostname}:${first.port}`;
  if (first.port !== settings.port && settings.port !== 0)
    log.warn(
      `Port ${settings.port} is taken by another program: this shop's Firebase Auth emulator listens on ${started}`,
    );
  else log.info(`This shop's Firebase Auth emulator listens on ${started}`);
  const restart = () => launch({ ...settings, port: first.port, anyPort: false }, log);
  const { stop } = supervise("The Firebase Auth emulator", first, restart, log);
  return { host: started, stop };
}

/** Whether an emulator answers at an address. Waits for one on another machine, and throws if none comes. */
async function answers(host: string, log: Log): Promise<boolean> {
  const isLocal = LOCAL.test(new URL(`http://${host}`).hostname);
  if (!isLocal) log.info(`Waiting for the Firebase Auth emulator at ${host}`);
  const found = await waitUntil(() => isEmulator(host), isLocal ? 0 : REMOTE_TIMEOUT_MS, 500);
  if (!found && !isLocal) throw new Error(`No Firebase Auth emulator answers at ${host}`);
  return found;
}

function launch(settings: EmulatorOptions, log: Log): Promise<Service & { port: number }> {
  const source = extname(__filename);
  const child = fork(join(__dirname, `auth-emulator-process${source}`), [JSON.stringify(settings)], {
    detached: true, // Ctrl-C reaches only the shop, which ends this process after its last request
    execArgv: source === ".ts" ? ["-r", join(__dirname, "../../../tools/register.cjs")] : [],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  // while it loads its code it would notice the end of this process only seconds later
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  const ended = new Promise<void>((resolve) =>
    child.once("exit", () => {
      process.off("exit", kill);
      resolve();
    }),
  );
  const stop = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    const force = setTimeout(kill, 5_000);
    await ended;
    clearTimeout(force);
  };
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-4000)));
  return new Promise((resolve, reject) => {
    child.on("message", (message: EmulatorMessage) => {
      if ("port" in message) resolve({ port: message.port, ended, stop });
      else log.info(describeLink(message.link));
    });
    child.once("error", reject);
    child.once("exit", () =>
      reject(new Error(`The Firebase Auth emulator does not start: ${output.trim()}`)),
    );
  });
}

/** Without the email: the log names nobody. */
function describeLink({ requestType, oobLink }: MailedLink): string {
  const subject = requestType.toLowerCase().replace("_", " ");
  return `Firebase would send this mail (${subject}): ${oobLink}`;
}

/** Whether an emulator answers: it identifies itself at its root. */
async function isEmulator(host: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://${host}/`, { signal: AbortSignal.timeout(2000) });
    const body = (await answer.json()) as { authEmulator?: { ready?: boolean } };
    return body.authEmulator?.ready === true;
  } catch {
    return false;
  }
}
