// The Auth part of the official emulator of firebase-tools as a program:
//   node auth-emulator-process.js --project demo-shop --folder .data [--host 127.0.0.1 --port 9099]
// Users are stored in the folder's subfolder firebase-auth. The shop starts it without a host and port, and passes an open socket.
import { mkdirSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import apiSpec from "firebase-tools/lib/emulator/auth/apiSpec";
import { createApp } from "firebase-tools/lib/emulator/auth/server";
import { EmulatorLogger, Verbosity } from "firebase-tools/lib/emulator/emulatorLogger";
import { SOCKET, type EmulatorMessage, type EmulatorOptions } from "./emulator-process";
import { StoredProject } from "./auth-emulator-users";

/** The paths called by the shop, its pages and firebase-admin. */
const CALLED_PATHS = [
  /^\/v1\/accounts:(signUp|signInWith(Password|Idp|CustomToken|EmailLink)|lookup|update|delete|sendOobCode|resetPassword|createAuthUri)$/,
  /^\/v1\/token$/,
  /^\/v1\/projects$/,
  /^\/v1\/projects\/\{targetProjectId\}\/accounts(:(lookup|update|delete|query|batchGet|batchCreate|batchDelete|sendOobCode))?$/,
  /^\/v2\/(passwordPolicy|recaptchaConfig)$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(accounts|config|oobCodes)$/,
];

/** Removes unused paths and Google's nine general query parameters: compiling validators for them takes most of the emulator's start. */
function prune({ paths }: typeof apiSpec): void {
  for (const [path, operations] of Object.entries(paths)) {
    operations.parameters = operations.parameters?.filter((parameter) => !("$ref" in parameter));
    if (!CALLED_PATHS.some((called) => called.test(path))) delete paths[path];
  }
}

function createEmulator({ projectId, dataDir }: EmulatorOptions): Promise<RequestListener> {
  prune(apiSpec);
  EmulatorLogger.setVerbosity(Verbosity.SILENT);
  const folder = join(dataDir, "firebase-auth");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const project = new StoredProject(projectId, join(folder, `${projectId}.jsonl`), (link) => send({ link }));
  return createApp(projectId, undefined, new Map([[projectId, project]]));
}

function send(message: EmulatorMessage): void {
  process.send?.(message);
}

/** Reads the command line; throws a TypeError that names an unknown or missing option. */
function readOptions() {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ options: { project: text, folder: text, host: text, port: text } });
  const { project, folder, host = "127.0.0.1", port } = values;
  if (!project || !folder) throw new TypeError("Options --project and --folder are required");
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) < 2 ** 16))
    throw new TypeError("Option --port must be a number from 0 to 65535");
  return {
    projectId: project,
    dataDir: folder,
    listen: port ? { host, port: Number(port) } : { fd: SOCKET },
  };
}

async function main(): Promise<void> {
  const { listen, ...options } = readOptions();
  const server = createServer(await createEmulator(options));
  server.once("error", fail);
  server.listen(listen, () => send({ ready: true }));
}

function fail({ message }: Error): void {
  process.stderr.write(`${message}\n`, () => process.exit(1));
}

// The shop has ended or stops the emulator. Every change is already on the disk.
process.on("disconnect", () => process.exit(0));

void main().catch(fail);
