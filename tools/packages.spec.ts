import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./build/target";

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

const EMPTY = "tools/empty-package/empty-package.tgz";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

function packagesOf(lockFile: string): [name: string, locked: LockedPackage][] {
  const { packages } = JSON.parse(read(lockFile)) as { packages: Record<string, LockedPackage> };
  return Object.entries(packages)
    .filter(([path]) => path.includes("node_modules/"))
    .map(([path, locked]) => [
      path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      locked,
    ]);
}

/** The packages that are no workspaces of ours. */
const packages = [
  "package-lock.json",
  "lab/browser/lighthouse/package-lock.json",
  "lab/browser/clients/package-lock.json",
]
  .flatMap(packagesOf)
  .filter(([, { link }]) => !link);

it("runs no script of a package that is installed, and lists the packages that have one in docs/security.md", () => {
  expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
  const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([name]) => name);
  const [, section = ""] = read("docs/security.md").split("\n## Packages\n");
  const listed = [...section.matchAll(/^\| (`.+`) +\|/gm)].flatMap(
    ([, names = ""]) => names.match(/[^`, ]+/g) ?? [],
  );
  expect(listed.sort()).toEqual([...new Set(withScript)].sort());
});

it("installs only what the lock file has the checksum of, from the registry or this checkout", () => {
  const isOurs = ({ resolved = "https://registry.npmjs.org/" }: LockedPackage) =>
    resolved === `file:${EMPTY}` || resolved.startsWith("https://registry.npmjs.org/");
  const others = packages.filter(([, locked]) => !locked.integrity || !isOurs(locked));
  expect(others).toEqual([]);
});

it("puts this checkout's own empty package in place of others, and nobody else's", () => {
  const { overrides } = JSON.parse(read("package.json")) as { overrides: Record<string, string | object> };
  const replacements = Object.values(overrides)
    .flatMap((override) =>
      typeof override === "string" ? [override] : (Object.values(override) as string[]),
    )
    .filter((override) => !/^\d/.test(override));
  expect([...new Set(replacements)]).toEqual([`file:${EMPTY}`]);
  const replaced = packages.filter(([, { resolved }]) => resolved === `file:${EMPTY}`);
  expect(replaced.length).toBe(replacements.length);
});

it("has in the empty package's archive what lies beside it", () => {
  const tar = (...options: string[]) => execFileSync("tar", [...options], { cwd: ROOT, encoding: "utf8" });
  const packed = tar("-tzf", EMPTY).trim().split("\n");
  const beside = readdirSync(join(ROOT, EMPTY, "..")).filter((name) => !name.endsWith(".tgz"));
  expect(packed.sort()).toEqual(beside.map((name) => `package/${name}`).sort());
  for (const name of beside)
    expect(tar("-xOzf", EMPTY, `package/${name}`)).toBe(read(join(EMPTY, "..", name)));
});
