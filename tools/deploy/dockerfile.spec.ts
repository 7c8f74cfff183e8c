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

  it("says what it runs, without a shell that would keep signals to itself", () => {
    const command = instructions.filter((one) => one.getKeyword() === "CMD").at(-1);
    expect(() => JSON.parse(command?.getArgumentsContent() ?? "") as string[]).not.toThrow();
  });
});

it("has the packages of this checkout at hand where it installs", () => {
  const lock = readFileSync(join(ROOT, "package-lock.json"), "utf8");
  const archives = new Set([...lock.matchAll(/"file:(.+)\/[^/]+\.tgz"/g)].map(([, folder]) => `${folder}/`));
  expect(archives.size).toBeGreaterThan(0);
  const stages = readFileSync(join(ROOT, "Dockerfile"), "utf8").split(/^FROM /m);
  const installing = stages.filter((stage) => stage.includes("RUN npm ci"));
  expect(installing.length).toBe(2);
  for (const stage of installing)
    for (const folder of archives) expect(stage.split("RUN npm ci")[0]).toContain(`COPY ${folder} ${folder}`);
});

it("starts a file that the build makes", () => {
  const text = readFileSync(join(ROOT, "Dockerfile"), "utf8");
  const [, script = ""] = /"(api\/dist\/[\w/.-]+\.js)"\]\s*$/.exec(text) ?? [];
  expect(existsSync(join(ROOT, script.replace("api/dist", "api").replace(/\.js$/, ".ts")))).toBe(true);
});
