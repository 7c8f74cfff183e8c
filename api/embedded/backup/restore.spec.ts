import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockDataFolder } from "../data-folder";
import { postgresMajor } from "../postgres/binaries";
import { backUp } from "./back-up";
import { MANIFEST, writeManifest } from "./manifest";
import { restore, verify } from "./restore";

const log = { info: () => undefined, warn: () => undefined };

let folder: string;
let backup: string;
let dataDir: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "shop-restore-"));
  [backup, dataDir] = [join(folder, "backup"), join(folder, "shop")];
  await aBackup(backup);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function aBackup(at: string, postgres = postgresMajor()): Promise<void> {
  mkdirSync(join(at, "pictures/empty"), { recursive: true });
  writeFileSync(join(at, "pictures/one.svg"), "<svg/>");
  writeFileSync(join(at, "access-token-secret"), "a secret");
  await writeManifest(at, { madeAt: "2026-11-22T12:00:00Z", postgres, position: "0/1" });
}

it("restores each file and folder of a backup into an empty data folder", async () => {
  expect(await restore({ folder: backup, dataDir, log })).toBeUndefined();
  expect(readFileSync(join(dataDir, "pictures/one.svg"), "utf8")).toBe("<svg/>");
  expect(readdirSync(dataDir).sort()).toEqual(["access-token-secret", "pictures"]);
  expect(readdirSync(join(dataDir, "pictures/empty"))).toEqual([]);
});

describe("a backup is refused if", () => {
  it.each([
    ["there is none", () => rmSync(backup, { recursive: true }), "There is no backup at"],
    ["it was interrupted", () => rmSync(join(backup, MANIFEST)), "no complete backup of the shop"],
    [
      "it is of something else",
      () => writeFileSync(join(backup, MANIFEST), '{"name":"x"}'),
      "is not of this shop",
    ],
    ["its manifest was cut off", () => writeFileSync(join(backup, MANIFEST), '{"for'), "can't be read"],
    [
      "its manifest has changed",
      () => changeManifest('"pictures/one.svg"', '"pictures/two.svg"'),
      "its checksum is wrong",
    ],
    ["a file is missing", () => rmSync(join(backup, "pictures/one.svg")), "pictures/one.svg is missing"],
    [
      "a file was cut off",
      () => writeFileSync(join(backup, "access-token-secret"), "a"),
      "access-token-secret has 1 bytes, not 8",
    ],
    [
      "a file has changed",
      () => writeFileSync(join(backup, "access-token-secret"), "B secret"),
      "access-token-secret has changed",
    ],
  ])("%s, and nothing is touched", async (_, damage, message) => {
    damage();
    await expect(restore({ folder: backup, dataDir, log })).rejects.toThrow(message);
    expect(readdirSync(folder)).not.toContain("shop");
  });

  it("it is of another major version of PostgreSQL", async () => {
    const other = join(folder, "other");
    await aBackup(other, "17");
    await expect(verify(other)).rejects.toThrow(
      `is of PostgreSQL 17, and the embedded one is ${postgresMajor()}`,
    );
  });

  function changeManifest(from: string, to: string): void {
    const path = join(backup, MANIFEST);
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  }
});

describe("a data folder", () => {
  it("is left alone if a shop runs on it", async () => {
    const lock = await lockDataFolder(dataDir, log);
    await expect(restore({ folder: backup, dataDir, replace: true, log })).rejects.toThrow(
      "Another shop is running",
    );
    lock.release();
  });

  it("is left alone if it isn't empty", async () => {
    mkdirSync(join(dataDir, "pictures"), { recursive: true });
    await expect(restore({ folder: backup, dataDir, log })).rejects.toThrow("is not empty (pictures)");
    expect(readdirSync(dataDir)).toEqual(["pictures"]);
  });

  it("moves its former contents to a folder, if they may be replaced", async () => {
    mkdirSync(join(dataDir, "firebase-auth"), { recursive: true });
    const aside = await restore({ folder: backup, dataDir, replace: true, log });
    expect(readdirSync(aside as string)).toEqual(["firebase-auth"]);
    expect(readdirSync(dataDir)).not.toContain("firebase-auth");
  });

  it("that is half restored is opened by no shop, and is restored by a repeat", async () => {
    mkdirSync(join(dataDir, "pictures"), { recursive: true });
    writeFileSync(join(dataDir, "restore-unfinished"), '{"step":"copying"}');
    await expect(lockDataFolder(dataDir, log)).rejects.toThrow(
      "was interrupted. Run it again: npm run restore",
    );
    await restore({ folder: backup, dataDir, log });
    (await lockDataFolder(dataDir, log)).release();
    expect(readdirSync(join(dataDir, "pictures")).sort()).toEqual(["empty", "one.svg"]);
  });

  it("loses nothing if a restore was interrupted while it set former contents aside", async () => {
    const aside = join(dataDir, "replaced-1");
    mkdirSync(join(aside, "postgres"), { recursive: true });
    mkdirSync(join(dataDir, "firebase-auth"));
    writeFileSync(join(dataDir, "restore-unfinished"), JSON.stringify({ step: "setting aside", aside }));
    expect(await restore({ folder: backup, dataDir, log })).toBe(aside);
    expect(readdirSync(aside).sort()).toEqual(["firebase-auth", "postgres"]);
  });
});

describe("a backup is not made", () => {
  it.each([
    [
      "without an embedded database",
      () => backUp({ dataDir, target: join(folder, "new"), log }),
      "There is no embedded database",
    ],
    [
      "into a folder with something in it",
      () => backUp({ dataDir: aShop(), target: backup, log }),
      "exists already",
    ],
    [
      "into the data folder itself",
      () => backUp({ dataDir: aShop(), target: join(dataDir, "b"), log }),
      "would be lost with it",
    ],
  ])("%s", async (_, make, message) => {
    await expect(make()).rejects.toThrow(message);
    expect(readdirSync(folder).filter((name) => name.endsWith(".partial"))).toEqual([]);
  });

  function aShop(): string {
    mkdirSync(join(dataDir, "postgres/data"), { recursive: true });
    writeFileSync(join(dataDir, "postgres/data/PG_VERSION"), "18\n");
    return dataDir;
  }
});
