import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { buildIfStale, ROOT, type Target } from "../../tools/build/target";
import { precompress } from "../../tools/build/web";

let folder: string;
let target: Target;

beforeEach(() => {
  jest.spyOn(console, "log").mockReturnValue();
  folder = mkdtempSync(join(tmpdir(), "build-"));
  mkdirSync(join(folder, "src"));
  writeFileSync(join(folder, "src/page.ts"), "first");
  target = {
    name: "a page",
    inputs: [relative(ROOT, join(folder, "src"))],
    output: relative(ROOT, join(folder, "dist")),
    build: (into) =>
      Promise.resolve(writeFileSync(join(into, "page.js"), readFileSync(join(folder, "src/page.ts")))),
  };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const wasStale = (): Promise<boolean> => buildIfStale(target);

it("is stale before it was ever built, and fresh afterwards", async () => {
  expect(await wasStale()).toBe(true);
  expect(await wasStale()).toBe(false);
});

it("is stale once a source has changed, was added, or was removed", async () => {
  await buildIfStale(target);
  writeFileSync(join(folder, "src/page.ts"), "second");
  expect(await wasStale()).toBe(true);
  writeFileSync(join(folder, "src/other.ts"), "");
  expect(await wasStale()).toBe(true);
  rmSync(join(folder, "src/other.ts"));
  expect(await wasStale()).toBe(true);
});

it("stays fresh when only a test has changed, or a source was merely touched", async () => {
  await buildIfStale(target);
  writeFileSync(join(folder, "src/page.spec.ts"), "a test");
  writeFileSync(join(folder, "src/page.ts"), "first");
  expect(await wasStale()).toBe(false);
});

it("leaves the last good output where a build fails, and leaves no half of the new one", async () => {
  await buildIfStale(target);
  writeFileSync(join(folder, "src/page.ts"), "second");
  const failing: Target = {
    ...target,
    build: (into) => {
      writeFileSync(join(into, "half.js"), "");
      return Promise.reject(new Error("no such module"));
    },
  };
  await expect(buildIfStale(failing)).rejects.toThrow("no such module");
  expect(readFileSync(join(folder, "dist/page.js"), "utf8")).toBe("first");
  expect(readdirSync(folder).sort()).toEqual(["dist", "src"]);
  expect(await wasStale()).toBe(true);
});

it("deletes the output of a killed build, but not of a running one", async () => {
  mkdirSync(join(folder, "dist.1234"));
  utimesSync(join(folder, "dist.1234"), new Date(0), new Date(0));
  mkdirSync(join(folder, "dist.5678"));
  await buildIfStale(target);
  expect(readdirSync(folder).sort()).toEqual(["dist", "dist.5678", "src"]);
});

it("compresses each file that gains by it once", async () => {
  const script = "export const text = 'a script';\n".repeat(100);
  writeFileSync(join(folder, "page.js"), script);
  writeFileSync(join(folder, "image.png"), "");
  await precompress(folder, () => 9);
  expect(brotliDecompressSync(readFileSync(join(folder, "page.js.br"))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, "page.js.gz"))).toString()).toBe(script);
  writeFileSync(join(folder, "page.js.gz"), "of the first time");
  await precompress(folder, () => 9);
  expect(readFileSync(join(folder, "page.js.gz"), "utf8")).toBe("of the first time");
  expect(readdirSync(folder).filter((name) => /\.\d+$|png\./.test(name))).toEqual([]);
});
