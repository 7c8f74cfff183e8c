import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const ROOT = join(__dirname, "..");

const program = `
  const cleaning = ["node", "-e", \`
    process.on("SIGINT", () => { console.log("cleaned up"); process.exit(1); });
    console.log("running");
    setInterval(() => undefined, 1000);
  \`];
  require("./tools/run-steps").runAll([
    { name: "a test run", command: cleaning },
    { name: "the next", command: ["echo", "begun"] },
  ]).then((failed) => process.exit(failed.length));
`;

it.each(["SIGINT", "SIGTERM"] as const)(
  "asks its command to clean up at %s, waits for that, and begins no other",
  async (signal) => {
    const run = spawn(process.execPath, ["-r", "./tools/register.cjs", "-e", program], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "inherit"],
    });
    run.stdout.on("data", (chunk: Buffer) => {
      if (chunk.includes("running")) run.kill(signal);
    });
    const [said, code] = await Promise.all([
      text(run.stdout),
      new Promise((resolve) => run.once("exit", resolve)),
    ]);
    expect(said).toContain("cleaned up");
    expect(said).not.toContain("begun");
    expect(code).toBe(2);
  },
);
