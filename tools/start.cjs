/** npm start: builds what has changed and runs the shop, which opens its database while the web is built. Ends with the shop, and with its exit code. */
// In the JavaScript of old Node, so that tools/register.cjs can name the supported versions.
const { spawn } = require("node:child_process");
const { setPriority } = require("node:os");

/** The processes that receive the signals of this one. */
const running = new Set();

/** Starts Node with the input and outputs of this process, and a channel to it. */
function start(args) {
  const child = spawn(process.execPath, args, { stdio: [0, 1, 2, "ipc"] });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

const build = (...args) => start(["-r", "./tools/register.cjs", "tools/build.ts", ...args]);

/** Resolves to the exit code. */
const codeOf = (child) =>
  new Promise((resolve) => child.once("exit", (code) => resolve(code === null ? 1 : code)));

/** Compresses the built files; until then the server compresses each response. */
function compress() {
  const { pid } = build();
  // visitors come first: the priority of `nice`
  if (pid) setPriority(pid, 10);
}

function runShop() {
  // glibc would keep up to eight memory pools for each processor
  process.env.MALLOC_ARENA_MAX = "2";
  // glibc raises its default of 128 KB to as much as 64 MB, and keeps as much freed memory
  process.env.MALLOC_TRIM_THRESHOLD_ = "131072";
  // the heap of a shop on a small server, with 16 MB for new objects instead of 32
  const limits = ["--max-old-space-size=512", "--max-semi-space-size=8"];
  return start([...limits, "api/dist/src/boot/main.js", "--await-web"]);
}

async function main() {
  // Node 22 and newer store compiled code here: 0.2 s of a later start
  process.env.NODE_COMPILE_CACHE = "node_modules/.cache/compiled";
  const building = build("--uncompressed");
  const built = codeOf(building);
  const api = new Promise((resolve) => building.on("message", (name) => name === "api" && resolve(0)));
  const failed = await Promise.race([api, built]);
  if (failed) return failed;

  const shop = runShop();
  void built.then((webFailed) => {
    if (webFailed) return shop.kill();
    shop.send("web built", () => undefined); // the shop may have ended
    // brotli would take a processor from the start, which lasts a few seconds
    setTimeout(compress, 10_000);
  });
  const code = await codeOf(shop);
  end("SIGTERM"); // the build, or the compression
  return code || built;
}

const end = (signal) => running.forEach((child) => child.kill(signal));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);

// npm forwards signals, but nothing announces its own SIGKILL
const npm = process.ppid;
setInterval(() => process.ppid !== npm && end("SIGTERM"), 500).unref();

void main().then((code) => process.exit(code));
