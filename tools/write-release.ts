/** Writes what a release changes: node -r ./tools/register.cjs tools/write-release.ts VERSION. `npm run release` runs it in a copy. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./build/target";
import { RELEASES } from "./migrations/last-release";
import { describeDatabase } from "./migrations/released-database";
import { releaseChangelog } from "./release/changelog";

interface Manifest {
  name?: string;
  version?: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface Lock {
  version: string;
  packages: Record<string, Manifest>;
}

async function writeRelease(version: string): Promise<void> {
  const database = await describeDatabase();
  const folder = join(ROOT, RELEASES, version);
  rmSync(join(ROOT, RELEASES), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(ROOT, "api/schema.graphql"), join(folder, "schema.graphql"));
  writeJson(join(folder, "database.json"), database);
  const changelog = join(ROOT, "CHANGELOG.md");
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(changelog, releaseChangelog(readFileSync(changelog, "utf8"), version, day));
  setVersion(version);
}

/** Sets the version of the root and its workspaces, which depend on each other by it. */
function setVersion(version: string): void {
  const { workspaces = [] } = readJson<Manifest>(join(ROOT, "package.json"));
  const folders = ["", ...workspaces];
  const names = new Set(folders.map((folder) => readJson<Manifest>(join(ROOT, folder, "package.json")).name));
  const update = (manifest: Manifest) => {
    if (manifest.version) manifest.version = version;
    for (const dependencies of [manifest.dependencies ?? {}, manifest.devDependencies ?? {}])
      for (const name of Object.keys(dependencies)) if (names.has(name)) dependencies[name] = version;
  };
  for (const folder of folders) change<Manifest>(join(ROOT, folder, "package.json"), update);
  change<Lock>(join(ROOT, "package-lock.json"), (lock) => {
    lock.version = version;
    for (const folder of folders) update(lock.packages[folder] ?? {});
  });
}

function change<Content>(path: string, edit: (content: Content) => void): void {
  const content = readJson<Content>(path);
  edit(content);
  writeJson(path, content);
}

const readJson = <Content>(path: string) => JSON.parse(readFileSync(path, "utf8")) as Content;

const writeJson = (path: string, content: unknown) =>
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);

void writeRelease(process.argv[2] ?? "");
