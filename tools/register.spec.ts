import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./build/target";

function runWithNode(version: string) {
  const asThatNode = `Object.defineProperty(process, "version", { value: "${version}" })`;
  const program = `${asThatNode}; require("./tools/register.cjs"); console.log("it runs")`;
  return spawnSync(process.execPath, ["-e", program], { cwd: ROOT, encoding: "utf8" });
}

it.each(["v20.19.0", "v22.13.0", "v24.11.0", "v25.0.0"])("runs commands with Node %s", (version) => {
  expect(runWithNode(version)).toMatchObject({ status: 0, stdout: "it runs\n", stderr: "" });
});

it.each(["v18.20.8", "v20.18.3", "v22.12.0", "v23.11.1", "v24.10.0"])(
  "ends a command of Node %s before anything else, and says why in one line",
  (version) => {
    const { status, stdout, stderr } = runWithNode(version);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr.trim()).toMatch(new RegExp(`^Node ${version} can't run the shop. .*20\\.19.*$`));
  },
);

it("reports a syntax error by its file and line only", () => {
  const folder = mkdtempSync(join(tmpdir(), "broken-source-"));
  const file = join(folder, "broken.ts");
  writeFileSync(file, "const = 1;");
  const { status, stderr } = spawnSync(process.execPath, ["-r", "./tools/register.cjs", file], {
    cwd: ROOT,
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toContain(`${file}:1:1`);
  expect(stderr).not.toMatch(/Caused by|node_modules/);
});
