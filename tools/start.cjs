/** npm start: builds what has changed, creates the database of a new shop, and runs the shop. Ends with the shop, and with its exit code. */
// In the JavaScript of old Node, so that tools/register.cjs can name the supported versions.
const { spawn } = require("node:child_process");
const { setPriority } = require("node:os");

/** The process that receives the signals of this one. */
let running;

const start = (args) => spawn(process.execPath, args, { stdio: "inherit" });

/** Resolves to the exit code. */
function run(args) {
  running = start(args);
  return new Promise((resolve) => running.once("exit", (code) => resolve(code === null ? 1 : code)));
}

/** Compresses the built files; until then the server compresses each response. */
function compress() {
  const build = start(["-r", "./tools/register.cjs", "tools/build.ts"]);
  // visitors come first: the priority of `nice`
  if (build.pid) setPriority(build.pid, 10);
}

async function main() {
  // Node 22 and newer store compiled code here: 0.2 s of a later start
  process.env.NODE_COMPILE_CACHE = "node_modules/.cache/compiled";
  const failed = await run(["-r", "./tools/register.cjs", "tools/before-start.ts"]);
  if (failed) return failed;

  // brotli would take a processor from the start, which lasts a few seconds
  setTimeout(compress, 10_000);

  // glibc would keep up to eight memory pools for each processor
  process.env.MALLOC_ARENA_MAX = "2";
  // glibc raises its default of 128 KB to as much as 64 MB, and keeps as much freed memory
  process.env.MALLOC_TRIM_THRESHOLD_ = "131072";
  // the heap of a shop on a small server, with 16 MB for new objects instead of 32
  return run(["--max-old-space-size=512", "--max-semi-space-size=8", "api/dist/src/boot/main.js"]);
}

const end = (signal) => running && running.kill(signal);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);

// npm forwards signals, but nothing announces its own SIGKILL
const npm = process.ppid;
setInterval(() => process.ppid !== npm && end("SIGTERM"), 500).unref();

void main().then((code) => process.exit(code));
