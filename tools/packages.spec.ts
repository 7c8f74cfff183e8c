import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./build/target";

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

const REGISTRY = "https://registry.npmjs.org/";

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

/** The packages without our workspaces. */
const packages = packagesOf("package-lock.json").filter(([, { link }]) => !link);

it("runs no script of a package that is installed, and lists the packages that have one in docs/security.md", () => {
  expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
  const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([name]) => name);
  const [, section = ""] = read("docs/security.md").split("\n## Packages\n");
  const listed = [...section.matchAll(/^\| (`.+`) +\|/gm)].flatMap(
    ([, names = ""]) => names.match(/[^`, ]+/g) ?? [],
  );
  expect(listed.sort()).toEqual([...new Set(withScript)].sort());
});

it("installs only what the lock file has the checksum of, from the registry", () => {
  const isFromRegistry = ({ resolved = REGISTRY }: LockedPackage) => resolved.startsWith(REGISTRY);
  const others = packages.filter(([, locked]) => !locked.integrity || !isFromRegistry(locked));
  expect(others).toEqual([]);
});
