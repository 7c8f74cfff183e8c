/** Commands of the lab as processes, for their specs: `npm test -- --all` alone runs those, because they start shops. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { script } from "../tools/run-steps";
import { ROOT } from "../tools/build/target";

jest.setTimeout(300_000);

/** A command of the lab that runs, with a temporary folder of its own. */
export interface Run {
  lab: ChildProcess;
  folder: string;
  said: () => string;
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Starts a command of the lab. */
export function start(...args: string[]): Run {
  const folder = mkdtempSync(join(tmpdir(), "shop-lab-spec-"));
  folders.push(folder);
  const [program = "", ...rest] = script("lab/lab.ts", ...args);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
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
export async function run(...args: string[]): Promise<Run & { code: number | null }> {
  const started = start(...args);
  const [code] = (await once(started.lab, "close")) as [number | null];
  return { ...started, code };
}

/** Resolves when the command has said this; rejects if it ends before. */
export function saying({ lab, said }: Run, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    lab.stdout?.on("data", () => said().includes(text) && resolve());
    lab.once("close", () => reject(new Error(`It ended: ${said()}`)));
  });
}

/** The command lines of processes that were started with this temporary folder. */
export function processesIn(folder: string): string[] {
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
export async function expectNothingLeft({ folder }: Run): Promise<void> {
  const until = Date.now() + 60_000;
  while ((processesIn(folder).length > 0 || readdirSync(folder).length > 0) && Date.now() < until)
    await new Promise((wake) => setTimeout(wake, 100));
  expect([...processesIn(folder), ...readdirSync(folder)]).toEqual([]);
}

/** A test of each command's short form, and of what it says at its end. */
export function testShortRuns(shortRuns: [command: string, said: RegExp][]): void {
  it.each(shortRuns)("%s runs in a short form, and leaves nothing behind", async (command, said) => {
    const { code, ...ran } = await run(...command.split(" "), "--short");
    expect(ran.said()).toMatch(said);
    expect(code).toBe(0);
    await expectNothingLeft(ran);
  });
}
