import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { compile, outputOf } from "../../tools/build/api";
import { ROOT } from "../../tools/build/target";

interface Place {
  /** Types take lines in the source, and none in what runs. */
  line: number;
}

it("names the lines of the TypeScript in the stack of a failed test", () => {
  const here: Place = { line: 14 };
  expect(new Error("here").stack).toContain(`${basename(__filename)}:${here.line + 1}:`);
});

it("names the lines of the TypeScript in the stacks of the built shop", async () => {
  const built = mkdtempSync(join(tmpdir(), "stacks-"));
  const sourceOf = (file: string) => join(ROOT, "api", file);
  const [maps, folder] = [sourceOf("src/boot/source-maps.ts"), sourceOf("embedded/data-folder.ts")];
  const sources = [maps, folder, sourceOf("embedded/processes.ts")];
  await Promise.all(sources.map((source) => compile(source, built)));
  const fail = "() => { throw new Error('here') }";
  const program = `require("${outputOf(maps, built)}"); require("${outputOf(folder, built)}").secret("${built}", "", ${fail})`;
  const { stderr } = spawnSync(process.execPath, ["-e", program], { encoding: "utf8" });
  rmSync(built, { recursive: true });
  const [before = ""] = readFileSync(folder, "utf8").split("make()");
  expect(stderr).toContain(`${folder}:${before.split("\n").length}:`);
});
