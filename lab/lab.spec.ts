/** Each command of the lab, in its short form: `npm test -- --all` alone runs them, because they start shops. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { needing, needingProgram } from "../api/test/support/needs";
import { missingForFailover } from "../api/test/support/patroni";
import { script } from "../tools/run-steps";
import { ROOT } from "../tools/build/target";
import { commands } from "./commands";

jest.setTimeout(300_000);

/** A command of the lab that runs, with a temporary folder of its own. */
interface Run {
  lab: ChildProcess;
  folder: string;
  said: () => string;
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function start(...args: string[]): Run {
  const folder = mkdtempSync(join(tmpdir(), "shop-lab-spec-"));
  folders.push(folder);
  const [program = "", ...rest] = script("lab/lab.ts", ...args);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    SWC_NODE_CACHE_DIR: join(tmpdir(), `swc-node-${process.getuid?.()}`),
    TMPDIR: folder,
    npm_lifecycle_event: "lab",
    FORCE_COLOR: "0",
  };
  delete env.JEST_WORKER_ID; // Playwright refuses to run below Jest
  const lab = spawn(program, rest, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [lab.stdout, lab.stderr])
    stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  return { lab, folder, said: () => said };
}

/** The exit code of a command that ends by itself, with all that it has said. */
async function run(...args: string[]): Promise<Run & { code: number | null }> {
  const started = start(...args);
  const [code] = (await once(started.lab, "close")) as [number | null];
  return { ...started, code };
}

/** Resolves when the command has said this; rejects if it ends before. */
function saying({ lab, said }: Run, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    lab.stdout?.on("data", () => said().includes(text) && resolve());
    lab.once("close", () => reject(new Error(`It ended: ${said()}`)));
  });
}

/** The command lines of processes that were started with this temporary folder. */
function processesIn(folder: string): string[] {
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, "latin1");
    } catch {
      return "";
    }
  };
  return readdirSync("/proc")
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) => ["environ", "cmdline"].some((file) => read(pid, file).includes(folder)))
    .map((pid) => read(pid, "cmdline").replaceAll("\0", " "));
}

/** Waits until nothing of it runs, for as long as the lab may take to end it. */
async function expectNothingLeft({ folder }: Run): Promise<void> {
  const until = Date.now() + 60_000;
  while ((processesIn(folder).length > 0 || readdirSync(folder).length > 0) && Date.now() < until)
    await new Promise((wake) => setTimeout(wake, 100));
  expect([...processesIn(folder), ...readdirSync(folder)]).toEqual([]);
}

/** What each command says at the end of its short form. */
const shortRuns: [command: string, said: RegExp][] = [
  ["bench list of 24,", /\| list of 24, filtered, with counts +\|[^]*Memory of the shop's process/],
  ["bench admin", /\| ManageOrders \| \d+ \| \d+ \|/],
  ["bench costs", /a replica: \d+ µs for a megabyte of log[^]*Not written/],
  ["bench memory", /\| \d{4,} \| \d+ \|/],
  ["bench peers", /\| an order \| the bare server \|[^]*Without Vendure/],
  ["bench sizes", /\| count of a search \|/],
  ["capacity", /\| 10,000,000 \|/],
  ["capacity --check", /\| shop, processor s \|[^]*Connections of the process: \d+/],
  ["cluster --check", /[34] passed[^]*Ending …/],
  ["measure", /\| home to cart \|[^]*\d+ passed/],
  ["screenshots every-page --project=phone-light -g login", /1 passed/],
];

it.each(shortRuns)("%s runs in a short form, and leaves nothing behind", async (command, said) => {
  const { code, ...ran } = await run(...command.split(" "), "--short");
  expect(ran.said()).toMatch(said);
  expect(code).toBe(0);
  await expectNothingLeft(ran);
});

const { it: withPatroni } = needingProgram(missingForFailover);

withPatroni("failover runs in a short form, and leaves nothing behind", async () => {
  const { code, ...ran } = await run("failover", "--short");
  expect(ran.said()).toMatch(/\| acknowledged orders lost \| 0 \|/);
  expect(code).toBe(0);
  await expectNothingLeft(ran);
});

// a second install: CI does it, because the command does
const lighthouse = join(ROOT, "lab/browser/lighthouse/node_modules");
const { it: withLighthouse } = needing(
  process.env.CI || existsSync(lighthouse) ? undefined : "npm run lab -- lighthouse installs it",
);

withLighthouse("lighthouse runs in a short form, and leaves nothing behind", async () => {
  const { code, ...ran } = await run("lighthouse", "--short");
  expect(ran.said()).toMatch(/\| home \| \d+ \|/);
  expect(code).toBe(0);
  await expectNothingLeft(ran);
});

const { it: onLinux } = needing(process.platform === "linux" ? undefined : "Linux's process table");

onLinux("whoever kills the lab leaves none of a cluster's processes running", async () => {
  const cluster = start("cluster");
  await saying(cluster, "The shop is open");
  expect(processesIn(cluster.folder).length).toBeGreaterThan(8);
  cluster.lab.kill("SIGKILL");
  await expectNothingLeft(cluster);
});

onLinux("whoever asks the lab to end leaves neither browser nor shop running", async () => {
  const measure = start("measure", "interactions", "--short");
  await saying(measure, "| add to cart, home |");
  expect(processesIn(measure.folder).length).toBeGreaterThan(3);
  measure.lab.kill("SIGTERM");
  const [code] = (await once(measure.lab, "exit")) as [number | null];
  expect(code).toBe(143);
  await expectNothingLeft(measure);
});

it("a command that the lab doesn't have gets one clear line", async () => {
  const { code, said } = await run("benhc");
  expect(code).toBe(2);
  expect(said().trim()).toBe(`The lab has no command "benhc". It has ${Object.keys(commands).join(", ")}.`);
});
