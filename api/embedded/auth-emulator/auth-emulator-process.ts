// The Auth part of the official emulator of firebase-tools, in a process of its own; auth-emulator.ts forks it.
import { mkdirSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import apiSpec from "firebase-tools/lib/emulator/auth/apiSpec";
import { createApp } from "firebase-tools/lib/emulator/auth/server";
import { EmulatorLogger, Verbosity } from "firebase-tools/lib/emulator/emulatorLogger";
import type { EmulatorMessage, EmulatorOptions } from "./auth-emulator";
import { StoredProject } from "./auth-emulator-users";
import { recordEmulator } from "./orphaned-emulator";

/** The paths that the shop, its pages and firebase-admin call. */
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

function createEmulator({ projectId, dataDir, owner }: EmulatorOptions): Promise<RequestListener> {
  prune(apiSpec);
  EmulatorLogger.setVerbosity(Verbosity.SILENT);
  const folder = join(dataDir, "firebase-auth");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  recordEmulator(dataDir, owner);
  const project = new StoredProject(projectId, join(folder, `${projectId}.jsonl`), (link) => send({ link }));
  return createApp(projectId, undefined, new Map([[projectId, project]]));
}

/** Listens on the requested port, or on a free one if it is taken and `anyPort` allows that. Resolves to the port. */
function listen(server: Server, { host, port, anyPort }: EmulatorOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE" && anyPort)
        resolve(listen(server, { host, port: 0 } as EmulatorOptions));
      else reject(error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function send(message: EmulatorMessage): void {
  process.send?.(message);
}

async function main(options: EmulatorOptions): Promise<void> {
  const server = createServer(await createEmulator(options));
  send({ port: await listen(server, options) });
}

// The shop has ended or stops the emulator. Every change is already on the disk.
process.on("disconnect", () => process.exit(0));

void main(JSON.parse(process.argv[2] ?? "{}") as EmulatorOptions).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`, () => process.exit(1));
});
