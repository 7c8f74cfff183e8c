import { fork } from "node:child_process";
import { createServer, type AddressInfo, type Server } from "node:net";
import { extname, join } from "node:path";
import type { Log } from "../log";
import type { Service } from "../supervisor";
import { recordEmulator } from "./orphaned-emulator";

/** The options of the emulator's process. */
export interface EmulatorOptions {
  projectId: string;
  /** Users are stored in its folder `firebase-auth`. */
  dataDir: string;
}

/** A message of the emulator's process: it is ready, or a link that Firebase would send by mail. */
export type EmulatorMessage = { ready: true } | { link: { requestType: string; oobLink: string } };

/** The descriptor of the emulator's listening socket; 0 to 3 are its input, outputs and channel. */
export const SOCKET = 4;

/** A process of the emulator, loading or ready. */
export interface EmulatorProcess extends Service {
  port: number;
  /** Resolves when it responds; throws its output if it ends before. */
  ready: Promise<void>;
}

/**
 * Starts the emulator's process on a port bound here: connections wait in the system while it loads its code, so its address is known
 * at once. Throws if the port is in use.
 */
export async function startProcess(
  options: EmulatorOptions,
  { hostname, port }: { hostname: string; port: number },
  log: Log,
): Promise<EmulatorProcess> {
  const socket = await bind(hostname, port);
  const source = extname(__filename);
  const { projectId, dataDir } = options;
  const commandLine = [`--project=${projectId}`, `--folder=${dataDir}`];
  const child = fork(join(__dirname, `auth-emulator-process${source}`), commandLine, {
    detached: true, // Ctrl-C reaches only the shop, which ends this process after its last request
    execArgv: source === ".ts" ? ["-r", join(__dirname, "../../../tools/register.cjs")] : [],
    stdio: ["ignore", "ignore", "pipe", "ipc", descriptorOf(socket)],
  });
  const bound = (socket.address() as AddressInfo).port;
  socket.close(); // the other process has its own descriptor now
  const removeRecord = child.pid === undefined ? () => undefined : recordEmulator(dataDir, child.pid);
  // while loading its code, it would notice the end of this process only seconds later
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  const ended = new Promise<void>((resolve) =>
    child.once("exit", () => {
      process.off("exit", kill);
      removeRecord();
      resolve();
    }),
  );
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-4000)));
  let answers = false;
  const ready = new Promise<void>((resolve, reject) => {
    child.on("message", (message: EmulatorMessage) => {
      if ("link" in message) return log.info(describeLink(message.link));
      answers = true;
      resolve();
    });
    child.once("error", reject);
    child.once("exit", () =>
      reject(new Error(`The Firebase Auth emulator does not start: ${output.trim()}`)),
    );
  });
  const stop = async (): Promise<void> => {
    if (!answers) kill();
    if (child.connected) child.disconnect();
    const force = setTimeout(kill, 5_000);
    await ended;
    clearTimeout(force);
  };
  return { port: bound, ready, ended, stop };
}

function bind(host: string, port: number): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** Node documents listening on a descriptor, but not how to get the descriptor of a server. */
function descriptorOf(server: Server): number {
  return (server as unknown as { _handle: { fd: number } })._handle.fd;
}

/** Without the email, because the log contains no personal data. */
function describeLink({ requestType, oobLink }: { requestType: string; oobLink: string }): string {
  const subject = requestType.toLowerCase().replace("_", " ");
  return `Firebase would send this mail (${subject}): ${oobLink}`;
}
