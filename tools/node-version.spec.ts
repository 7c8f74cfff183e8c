import { spawnSync } from "node:child_process";
import { explainOldNode } from "./node-version.cjs";
import { ROOT } from "./build/target";

it.each(["v20.19.0", "v20.20.2", "v22.13.0", "v22.22.1", "v24.11.0", "v25.0.0"])(
  "runs the shop with Node %s",
  (version) => expect(explainOldNode(version)).toBeUndefined(),
);

it.each(["v16.20.0", "v18.20.8", "v20.18.3", "v21.7.3", "v22.12.0", "v23.11.1", "v24.10.0"])(
  "says in one line that Node %s can't run the shop",
  (version) =>
    expect(explainOldNode(version)).toMatch(new RegExp(`^Node ${version} can't run the shop.*20\\.19.*$`)),
);

it("ends a command of an old Node before anything else", () => {
  const asOldNode = 'Object.defineProperty(process, "version", { value: "v18.20.8" })';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["-e", `${asOldNode}; require("./tools/register.cjs"); console.log("it runs")`],
    { cwd: ROOT, encoding: "utf8" },
  );
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr.trim().split("\n")).toEqual([expect.stringContaining("Node v18.20.8 can't run the shop")]);
});
