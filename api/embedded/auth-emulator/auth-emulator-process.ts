// The Auth part of the official emulator of firebase-tools, in a process of its own; auth-emulator.ts forks it.
import { mkdirSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import apiSpec from "firebase-tools/lib/emulator/auth/apiSpec";
import { createApp } from "firebase-tools/lib/emulator/auth/server";
import { EmulatorLogger, Verbosity } from "firebase-tools/lib/emulator/emulatorLogger";
import { SOCKET, type EmulatorMessage, type EmulatorOptions } from "./emulator-process";
import { StoredProject } from "./auth-emulator-users";

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

async function main(options: EmulatorOptions): Promise<void> {
  const server = createServer(await createEmulator(options));
  server.listen({ fd: SOCKET }, () => send({ ready: true }));
}

// The shop has ended or stops the emulator. Every change is already on the disk.
process.on("disconnect", () => process.exit(0));

void main(JSON.parse(process.argv[2] ?? "{}") as EmulatorOptions).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`, () => process.exit(1));
});
