/** Runs the lab's commands in specs. Only `npm test -- --all` runs these specs, because they start shops. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { script } from "../tools/run-steps";
import { ROOT } from "../tools/build/target";

jest.setTimeout(300_000);

/** A running command with its temporary folder. */
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

/** Runs a command to its end; returns its exit code and output. */
export async function run(...args: string[]): Promise<Run & { code: number | null }> {
  const started = start(...args);
  const [code] = (await once(started.lab, "close")) as [number | null];
  return { ...started, code };
}

/** Resolves when the output contains the text; rejects if the command ends first. */
export function saying({ lab, said }: Run, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    lab.stdout?.on("data", () => said().includes(text) && resolve());
    lab.once("close", () => reject(new Error(`It ended: ${said()}`)));
  });
}

/** The command lines of all processes with this temporary folder. */
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

/** Waits up to a minute until the command's processes have ended and its folder is empty. */
export async function expectNothingLeft({ folder }: Run): Promise<void> {
  const until = Date.now() + 60_000;
  while ((processesIn(folder).length > 0 || readdirSync(folder).length > 0) && Date.now() < until)
    await new Promise((wake) => setTimeout(wake, 100));
  expect([...processesIn(folder), ...readdirSync(folder)]).toEqual([]);
}

/** Tests each command's short run and its output. */
export function testShortRuns(shortRuns: [command: string, said: RegExp][]): void {
  it.each(shortRuns)("%s runs in a short form, and leaves nothing behind", async (command, said) => {
    const { code, ...ran } = await run(...command.split(" "), "--short");
    expect(ran.said()).toMatch(said);
    expect(code).toBe(0);
    await expectNothingLeft(ran);
  });
}
