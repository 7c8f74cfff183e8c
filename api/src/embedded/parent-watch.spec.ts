import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

/** Starts a process that stands in for npm and starts, in turn, one that watches it; resolves once the watch is on. */
function startNpm(env: NodeJS.ProcessEnv): Promise<{ npm: ChildProcess; said: Promise<string> }> {
  const watcher = `
    const { watchParent } = require(${JSON.stringify(join(__dirname, "parent-watch.ts"))});
    watchParent(() => { console.log("npm is gone"); process.exit(); }, 10);
    setTimeout(() => { console.log("nobody told me"); process.exit(); }, 1500);
    console.log("watching");`;
  const register = join(__dirname, "../../../tools/register.cjs");
  const npm = spawn(
    process.execPath,
    [
      "-e",
      `require("child_process").spawn(process.execPath, ["-r", ${JSON.stringify(register)}, "-e", process.argv[1]], { stdio: "inherit" })`,
      watcher,
    ],
    { env: { ...process.env, npm_lifecycle_event: undefined, ...env }, stdio: ["ignore", "pipe", "inherit"] },
  );
  let output = "";
  return new Promise((resolve) => {
    const said = new Promise<string>((end) => npm.stdout?.once("close", () => end(output)));
    npm.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("watching")) resolve({ npm, said });
    });
  });
}

it("notices that the npm which started it was killed", async () => {
  const { npm, said } = await startNpm({ npm_lifecycle_event: "start" });
  npm.kill("SIGKILL");
  expect(await said).toContain("npm is gone");
});

it("goes on without its parent where npm did not start it", async () => {
  const { npm, said } = await startNpm({});
  npm.kill("SIGKILL");
  expect(await said).toContain("nobody told me");
});
