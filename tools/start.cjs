/** npm start: builds what has changed, creates the database of a new shop, and runs the shop. Ends with the shop, and with its exit code. */
// In the JavaScript of old Node, so that tools/register.cjs can name the supported versions.
const { spawn } = require("node:child_process");
const { setPriority } = require("node:os");

/** How often this process checks that npm still runs, in ms. */
const CHECK_MS = 500;
/** The priority of `nice`: visitors come first. */
const LOW_PRIORITY = 10;

// Node 22 and newer store compiled code here: 0.2 s of a later start.
process.env.NODE_COMPILE_CACHE = "node_modules/.cache/compiled";

const typescript = (file) => ["-r", "./tools/register.cjs", file];

/** The process that receives the signals of this one. */
let running;

function start(args, env = {}) {
  const child = spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });
  const code = new Promise((resolve) =>
    child.once("exit", (exitCode) => resolve(exitCode === null ? 1 : exitCode)),
  );
  return { child, code };
}

async function run(args, env) {
  const { child, code } = start(args, env);
  running = child;
  return code;
}

async function main() {
  const failed = await run(typescript("tools/before-start.ts"));
  if (failed) return failed;

  // compresses the built files; until then the server compresses each response
  const { child } = start(typescript("tools/build.ts"));
  if (child.pid) setPriority(child.pid, LOW_PRIORITY);

  // the heap of a shop on a small server
  const heap = "--max-old-space-size=512";
  // glibc would keep up to eight memory pools for each processor
  return run([heap, "api/dist/src/boot/main.js"], { MALLOC_ARENA_MAX: "2" });
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => running && running.kill(signal));

// npm forwards signals, but nothing announces its own SIGKILL
const npm = process.ppid;
setInterval(() => process.ppid !== npm && running && running.kill("SIGTERM"), CHECK_MS).unref();

void main().then((code) => process.exit(code));
