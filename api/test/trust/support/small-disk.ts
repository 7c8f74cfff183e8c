import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { onCleanup } from "./on-cleanup";

const FOLDER = "/mnt";
const isRoot = process.getuid?.() === 0;

/** A mount that no other process sees, and that ends with the process that holds it. */
const unshare = isRoot ? ["unshare", "--mount"] : ["unshare", "--user", "--map-root-user", "--mount"];
/** Who may look into a process may use its files: PostgreSQL's user, too, where the tests run as root. */
const hold = isRoot ? "exec setpriv --reuid=65534 --regid=65534 --clear-groups cat" : "exec cat";

/** Whether this machine lets us make a disk: Linux, as root or with user namespaces. */
export function canMakeDisk(): boolean {
  if (process.platform !== "linux") return false;
  const [program = "", ...args] = [...unshare, "sh", "-c", `mount -t tmpfs tmpfs ${FOLDER} && ${hold}`];
  return spawnSync(program, args, { input: "" }).status === 0;
}

/** A disk of a few megabytes, in memory, that can be filled. */
export class SmallDisk {
  private constructor(private readonly holder: ChildProcess) {
    onCleanup(() => this.remove());
  }

  /** Makes a disk; see `canMakeDisk`. It is removed at the end of the test file. */
  static async create(megabytes: number): Promise<SmallDisk> {
    const script = `mount -t tmpfs -o size=${megabytes}m,mode=0755 tmpfs ${FOLDER} && echo made && ${hold}`;
    const [program = "", ...args] = [...unshare, "sh", "-c", script];
    const holder = spawn(program, args, { stdio: ["pipe", "pipe", "ignore"] });
    await once(holder.stdout, "data");
    return new SmallDisk(holder);
  }

  /** A folder on the disk. */
  folder(name: string): string {
    const path = join(this.root, name);
    mkdirSync(path, { recursive: true, mode: 0o711 });
    return path;
  }

  /** Writes until no byte is left. */
  fill(): void {
    const file = openSync(this.ballast, "a");
    for (const size of [1 << 20, 1 << 12]) while (write(file, Buffer.alloc(size)));
    closeSync(file);
  }

  /** Gives the space back. */
  empty(): void {
    rmSync(this.ballast, { force: true });
  }

  private get root(): string {
    return `/proc/${this.holder.pid}/root${FOLDER}`;
  }

  private get ballast(): string {
    return join(this.root, "ballast");
  }

  private async remove(): Promise<void> {
    const ended = once(this.holder, "exit");
    this.holder.stdin?.end();
    await ended;
  }
}

/** Whether there was room for all of it. */
function write(file: number, bytes: Buffer): boolean {
  try {
    return writeSync(file, bytes) === bytes.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") return false;
    throw error;
  }
}
