import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DockerfileParser, type Copy, type From } from "dockerfile-ast";
import { ROOT } from "../build/target";

const dockerfiles = ["Dockerfile", "deploy/pgbouncer/Dockerfile"];

describe.each(dockerfiles)("%s", (path) => {
  const dockerfile = DockerfileParser.parse(readFileSync(join(ROOT, path), "utf8"));
  const instructions = dockerfile.getInstructions();
  const stages = dockerfile.getFROMs().map((from: From) => from.getBuildStage());
  const copies = instructions.filter((one) => one.getKeyword() === "COPY") as Copy[];
  const stageOf = (copy: Copy) =>
    copy
      .getFlags()
      .find((flag) => flag.getName() === "from")
      ?.getValue();

  it("copies files that are there, from stages that are there", () => {
    for (const copy of copies) {
      const stage = stageOf(copy);
      const sources = copy
        .getArguments()
        .map((argument) => argument.getValue())
        .slice(0, -1);
      if (stage) expect(stages).toContain(stage);
      else
        for (const source of sources)
          expect([source, existsSync(join(ROOT, path, "..", source))]).toEqual([source, true]);
    }
  });

  it("runs as a user of its own, not as root", () => {
    const users = instructions.filter((one) => one.getKeyword() === "USER");
    expect(users.at(-1)?.getArgumentsContent()).toMatch(/^(node|postgres)$/);
  });

  it("declares its command, without a shell that wouldn't pass signals on", () => {
    const command = instructions.filter((one) => one.getKeyword() === "CMD").at(-1);
    expect(() => JSON.parse(command?.getArgumentsContent() ?? "") as string[]).not.toThrow();
  });
});

it.each([
  "shop.env",
  "deploy/kubernetes/shop.env",
  "service-account.json",
  "backups/monday/manifest.json",
  ".data/secret",
])("keeps what an operator has in a checkout out of commits and images: %s", (path) => {
  expect(spawnSync("git", ["check-ignore", "--no-index", path], { cwd: ROOT, encoding: "utf8" }).stdout).toBe(
    `${path}\n`,
  );
  const patterns = readFileSync(join(ROOT, ".dockerignore"), "utf8").trim().split("\n");
  expect(patterns.filter((pattern) => covers(pattern, path))).toHaveLength(1);
});

/** Whether a pattern of .dockerignore covers a file: it or a folder of it, with `*` within a name and a leading `**` for any folder. */
function covers(pattern: string, path: string): boolean {
  const name = pattern
    .replace(/^\*\*\//, "")
    .replaceAll(".", "\\.")
    .replaceAll("*", "[^/]*");
  return new RegExp(`^${pattern.startsWith("**/") ? "(.*/)?" : ""}${name}(/|$)`).test(path);
}

it("starts a file that the build makes", () => {
  const text = readFileSync(join(ROOT, "Dockerfile"), "utf8");
  const [, script = ""] = /"(api\/dist\/[\w/.-]+\.js)"\]\s*$/.exec(text) ?? [];
  expect(existsSync(join(ROOT, script.replace("api/dist", "api").replace(/\.js$/, ".ts")))).toBe(true);
});
