import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockDataFolder, secret } from "./data-folder";
import { identityOf } from "./processes";

const quiet = { info: () => undefined, warn: () => undefined };
const NO_TIMEOUT_MS = 0;

let dataDir: string;
beforeEach(() => (dataDir = join(mkdtempSync(join(tmpdir(), "data-folder-")), "new/.data")));
afterEach(() => rmSync(join(dataDir, "../.."), { recursive: true, force: true }));

function writeLock(holder: { pid: number; identity: string | undefined }): void {
  rmSync(join(dataDir, "shop.lock"), { force: true });
  writeFileSync(join(dataDir, "shop.lock"), JSON.stringify(holder));
}

describe("the data folder's lock", () => {
  it("refuses a second shop and names the folder and the process that has it", async () => {
    await lockDataFolder(dataDir, quiet);
    const refused = lockDataFolder(dataDir, quiet, NO_TIMEOUT_MS);
    await expect(refused).rejects.toThrow(`Another shop is running on ${dataDir} (process ${process.pid})`);
  });

  it("lets a shop in that waits for another one to end", async () => {
    const first = await lockDataFolder(dataDir, quiet);
    const second = lockDataFolder(dataDir, { ...quiet, info: () => setImmediate(() => first.release()) });
    await expect(second).resolves.toBeDefined();
  });

  it("is free again after its release, and leaves no file behind", async () => {
    (await lockDataFolder(dataDir, quiet)).release();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it("is not held by a process that has ended", async () => {
    await lockDataFolder(dataDir, quiet);
    const { pid } = spawnSync(process.execPath, ["--version"]);
    writeLock({ pid, identity: "whatever it was" });
    await expect(lockDataFolder(dataDir, quiet, NO_TIMEOUT_MS)).resolves.toBeDefined();
  });

  it("is not held by a later process with the number of the one that took it", async () => {
    await lockDataFolder(dataDir, quiet);
    writeLock({ pid: process.pid, identity: "an earlier process" });
    await expect(lockDataFolder(dataDir, quiet, NO_TIMEOUT_MS)).resolves.toBeDefined();
  });

  it("is not held by a file that was cut short", async () => {
    await lockDataFolder(dataDir, quiet);
    writeFileSync(join(dataDir, "shop.lock"), '{"pid":');
    await expect(lockDataFolder(dataDir, quiet, NO_TIMEOUT_MS)).resolves.toBeDefined();
  });

  it("is not given up by the release of a shop that lost it", async () => {
    const lost = await lockDataFolder(dataDir, quiet);
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    writeLock({ pid: other.pid ?? 0, identity: identityOf(other.pid ?? 0) });
    lost.release();
    expect(existsSync(join(dataDir, "shop.lock"))).toBe(true);
    other.kill("SIGKILL");
  });
});

describe("the generated secret of access tokens", () => {
  const name = "access-token-secret";

  it("is long, and the same at every start", () => {
    const first = secret(dataDir, name);
    expect(first.length).toBeGreaterThanOrEqual(64);
    expect(secret(dataDir, name)).toBe(first);
  });

  it("can be read by its owner only", () => {
    secret(dataDir, name);
    expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
  });

  it("differs from one data folder to another", () => {
    expect(secret(dataDir, name)).not.toBe(secret(join(dataDir, "other"), name));
  });

  it("is the configured one, if there is none yet", () => {
    expect(secret(dataDir, "payment-webhook-secret", () => "given")).toBe("given");
    expect(secret(dataDir, "payment-webhook-secret")).toBe("given");
  });
});
