import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../tools/build/target";

/** A container engine. */
export interface Engine {
  build: () => void;
  /** The command that runs the image. `env` has the arguments for its environment. */
  start: (env: string[]) => string[];
}

/** The part of `buildah inspect` with the image's command. */
interface Image {
  OCIv1: { config: { Cmd: string[] } };
}

/** The base image of the Dockerfile. */
const BASE = "docker.io/library/node:24-slim";
const DEBIAN = "bookworm";
/** npm's package of Node, in the major version of Docker's image. */
const NODE = `node-linux-${process.arch}@24`;
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";
/** `npm ci` opens more files than the 1,024 that a build may have. */
const OPEN_FILES = Number(spawnSync("sh", ["-c", "ulimit -Hn"]).stdout.toString()) || 1_048_576; // "unlimited"

/** Runs a program in the foreground; throws if it fails. */
export function run(program: string, ...args: string[]): void {
  const { status, error } = spawnSync(program, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: process.env,
  });
  if (error || status !== 0) throw new Error(`${program} ${args[0]} failed: ${error?.message ?? status}`);
}

const output = (program: string, ...args: string[]) =>
  spawnSync(program, args, { env: process.env, maxBuffer: 1e8 }).stdout.toString().trim();

/** Whether Docker's engine answers. */
export const hasDocker = () => spawnSync("docker", ["info"], { stdio: "ignore" }).status === 0;

/** The programs or rights that this machine lacks to build the image; undefined if it can. */
export function missingForImage(): string | undefined {
  if (hasDocker()) return undefined;
  const missing = ["buildah", "debootstrap"].filter((program) => spawnSync("which", [program]).status !== 0);
  if (missing.length > 0) return `Docker's engine, or else: apt-get install ${missing.join(" ")}`;
  return process.getuid?.() === 0 ? undefined : "Docker's engine, or else the rights of root for debootstrap";
}

/** An engine that builds with buildah in this folder, without an image registry. */
export function buildahEngine(name: string, folder: string): Engine {
  const missing = missingForImage();
  if (missing) throw new Error(`The image can't be built here without ${missing}.`);
  process.env.BUILDAH_ISOLATION = "chroot";
  process.env.STORAGE_DRIVER ??= "vfs";
  const buildah = ["--root", join(folder, "images"), "--runroot", join(folder, "run")];
  return {
    build: () => {
      buildBase(buildah, folder);
      const cache = join(homedir(), ".npm");
      mkdirSync(cache, { recursive: true });
      const limits = ["--ulimit", `nofile=${OPEN_FILES}:${OPEN_FILES}`, "--volume", `${cache}:/root/.npm`];
      const once = ["--format=docker", "--layers=false", "--pull=never", "--disable-compression"];
      run("buildah", ...buildah, "bud", ...once, ...limits, "--tag", name, ROOT);
    },
    start: (env) => {
      const container = output("buildah", ...buildah, "from", "--pull=never", name);
      const image = JSON.parse(output("buildah", ...buildah, "inspect", "--type", "image", name)) as Image;
      return ["buildah", ...buildah, "run", ...env, container, "--", ...image.OCIv1.config.Cmd];
    },
  };
}

/** Builds the base image: Debian with Node and npm from npm's registry. */
function buildBase(buildah: string[], folder: string): void {
  const root = join(folder, "base");
  run("debootstrap", "--variant=minbase", DEBIAN, root, "http://deb.debian.org/debian");
  const local = join(root, "usr/local");
  unpack(NODE, folder, local);
  unpack("npm@11", folder, join(local, "lib/node_modules/npm"));
  for (const program of ["npm", "npx"])
    symlinkSync(`../lib/node_modules/npm/bin/${program}-cli.js`, join(local, "bin", program));
  run("chroot", root, "useradd", "--uid", "1000", "--create-home", "node");
  mkdirSync(join(local, "etc"), { recursive: true });
  const settings = ["prefer-offline=true"];
  if (existsSync(CERTIFICATES)) {
    writeFileSync(join(root, "etc/host-ca.crt"), readFileSync(CERTIFICATES));
    settings.push("cafile=/etc/host-ca.crt");
  }
  writeFileSync(join(local, "etc/npmrc"), settings.join("\n"));
  const container = output("buildah", ...buildah, "from", "scratch");
  run("buildah", ...buildah, "copy", "--quiet", container, root, "/");
  const path = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
  run("buildah", ...buildah, "config", "--env", path, container);
  run("buildah", ...buildah, "commit", "--quiet", "--disable-compression", "--rm", container, BASE);
}

/** Unpacks a package of npm into a folder. */
function unpack(name: string, folder: string, into: string): void {
  mkdirSync(into, { recursive: true });
  const [packed] = JSON.parse(output("npm", "pack", "--json", "--pack-destination", folder, name)) as {
    filename: string;
  }[];
  const file = join(folder, packed?.filename as string);
  run("tar", "--extract", "--file", file, "--strip-components=1", "--directory", into);
}
