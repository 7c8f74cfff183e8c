import { spawn } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../../../tools/build/target";
import { upgradingIn } from "../../../../tools/changelog";
import { git } from "../../../../tools/git";
import { onCleanup } from "../support/on-cleanup";

jest.setTimeout(240_000); // each release runs checks on a machine that may be busy

const read = (file: string) => readFileSync(join(shop, file), "utf8");
const write = (file: string, text: string) => writeFileSync(join(shop, file), text);
const versionOf = (file: string) => (JSON.parse(read(file)) as { version: string }).version;
const status = () => git(shop, "status", "--porcelain");
const head = () => git(shop, "rev-parse", "HEAD");

/** A copy of this checkout, on main, with an unreleased change. */
let shop: string;
let next: string;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "shop-to-release-"));
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  shop = join(folder, "shop");
  const listed = git(ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard");
  for (const file of listed.split("\0"))
    if (file && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(shop, file));
  git(shop, "init", "--quiet", "--initial-branch=main");
  git(shop, "config", "user.name", "A shopkeeper");
  git(shop, "config", "user.email", "shopkeeper@example.com");
  writeFileSync(join(shop, ".git/info/exclude"), "node_modules\n");
  for (const folder of ["node_modules", "api/node_modules", "web/node_modules"])
    if (existsSync(join(ROOT, folder))) symlinkSync(join(ROOT, folder), join(shop, folder));
  const [, minor = "0"] = versionOf("package.json").split(".");
  next = `0.${Number(minor) + 1}.0`;
});

/** Replaces the changelog's unreleased lines, and commits everything. */
function commit(...unreleased: string[]): void {
  const [title = ""] = read("CHANGELOG.md").split("## [");
  write(
    "CHANGELOG.md",
    [`${title}## [Unreleased]\n`, ...unreleased, "\n## [0.0.1] - 2026-01-01\n"].join("\n"),
  );
  git(shop, "add", "--all");
  git(shop, "commit", "--quiet", "--allow-empty", "--message", "Change the shop");
}

/** The copy must announce breaking changes too. */
const UPGRADING = upgradingIn(readFileSync(join(ROOT, "CHANGELOG.md"), "utf8"));
const READY = ["### Added", "", "- Gifts.", "", "### Upgrading", "", "- Nothing to do.", UPGRADING];

/** Runs the command in the copy; calls `onOutput` at the first line of output. */
function release(version: string | undefined, onOutput?: (pid: number) => void) {
  const command = ["-r", "./tools/register.cjs", "tools/release.ts", ...(version ? [version] : [])];
  const child = spawn(process.execPath, command, { cwd: shop, detached: true });
  let errors = "";
  child.stdout.once("data", () => onOutput?.(child.pid ?? 0)).resume();
  child.stderr.on("data", (data: Buffer) => (errors += data.toString()));
  return new Promise<{ code: number | null; lines: string[] }>((resolve) =>
    child.once("close", (code) => resolve({ code, lines: errors.trim().split("\n") })),
  );
}

/** The state that a refused or stopped release must not change. */
const state = () => [head(), status(), git(shop, "tag")];

describe("a release is refused, and changes nothing,", () => {
  it.each([
    [undefined, "Name the version: npm run release -- 0.2.0"],
    ["1.0", "1.0 is no version: name major, minor and patch, as in 0.2.0."],
    ["v1.0.0", "v1.0.0 is no version: name major, minor and patch, as in 0.2.0."],
  ])("if the version is %s", async (version, line) => {
    commit(...READY);
    expect(await release(version)).toEqual({ code: 1, lines: [line] });
  });

  it("from another branch, with changes, or without a word of upgrading, with a line for each", async () => {
    commit("### Added", "", "- Gifts.");
    git(shop, "checkout", "--quiet", "-b", "gifts");
    write("gift.txt", "");
    git(shop, "tag", "v0.0.1");
    const before = state();
    expect(await release("0.0.1")).toEqual({
      code: 1,
      lines: [
        "Releases are made on main, and this is gifts.",
        "Commit or remove what has changed: gift.txt.",
        expect.stringMatching(/^0\.0\.1 is (less|not greater) than the .*0\.\d+\.\d+\.$/),
        "There is a tag v0.0.1 already.",
        'CHANGELOG.md has no "### Upgrading" with an entry under ## [Unreleased]: say what an upgrade takes, or that it takes nothing.',
      ],
    });
    expect(state()).toEqual(before);
    rmSync(join(shop, "gift.txt"));
    git(shop, "checkout", "--quiet", "main");
    commit();
    expect((await release(next)).lines).toEqual(["CHANGELOG.md has nothing under ## [Unreleased]."]);
  });
});

describe("a release", () => {
  beforeAll(() => commit(...READY));

  it("is a commit and a tag with its version, its changes and the baseline of the next release", async () => {
    const before = head();
    expect(await release(next)).toMatchObject({ code: 0 });
    expect(git(shop, "log", "--format=%s", `${before}..main`)).toBe(`Release ${next}`);
    expect(git(shop, "rev-parse", `v${next}`)).toBe(head());
    expect(status()).toBe("");
    for (const folder of [".", "api", "shared", "web"])
      expect([folder, versionOf(`${folder}/package.json`)]).toEqual([folder, next]);
    const lock = JSON.parse(read("package-lock.json")) as { packages: Record<string, { version?: string }> };
    expect([versionOf("package-lock.json"), lock.packages[""]?.version, lock.packages.api?.version]).toEqual([
      next,
      next,
      next,
    ]);
    const day = new Date().toISOString().slice(0, 10);
    expect(read("CHANGELOG.md")).toContain(
      `## [Unreleased]\n\n## [${next}] - ${day}\n\n### Added\n\n- Gifts.`,
    );
    expect(readdirSync(join(shop, "releases"))).toEqual([next]);
    expect(read(`releases/${next}/schema.graphql`)).toBe(read("api/schema.graphql"));
  });

  it("is what migrations and the schema are compared with from then on", async () => {
    appendFileSync(join(shop, "api/src/data/migrations/baseline/search.sql"), "-- changed\n");
    write("api/schema.graphql", read("api/schema.graphql").replace(/^ {2}products\(/m, "  items("));
    // the other test checks the generated files
    write("tools/generate.ts", "process.exit(1);");
    commit(...READY);
    const before = state();
    const { code, lines } = await release("99.0.0");
    expect(code).toBe(1);
    expect(lines).toContain(
      `api/src/data/migrations/baseline/search.sql: release ${next} has a different version; add a new migration`,
    );
    expect(lines.join("\n")).toContain("Field 'products' was removed from object type 'Query'");
    expect(lines.slice(-3)).toEqual([
      "The migrations have faults: npm run db:check.",
      "The schema breaks clients of the last release: npm run check.",
      "Generated files are stale: npm run generate, and commit them.",
    ]);
    expect(state()).toEqual(before);
  });

  it("that is stopped by Ctrl+C leaves nothing behind", async () => {
    const before = state();
    // as a terminal does, to all its processes
    const stopped = release("99.0.0", (pid) => process.kill(-pid, "SIGINT"));
    expect(await stopped).toMatchObject({
      code: 1,
      lines: expect.arrayContaining(["Stopped: nothing was released."]) as string[],
    });
    expect(state()).toEqual(before);
  });
});
