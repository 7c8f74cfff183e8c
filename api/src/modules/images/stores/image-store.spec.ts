import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBucket, type Bucket } from "../../../../test/support/images";
import { FolderStore } from "./folder-store";
import { openImageStore } from "./open-image-store";
import { ImagesUnavailable, S3Store, type S3Settings } from "./s3-store";

const name = `${"a".repeat(32)}/640.webp`;
const bytes = Buffer.from([0, 255, 10, 13, 0, 128]);

let folder: string;
let bucket: Bucket;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "shop-images-"));
  bucket = await openBucket();
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await bucket.close();
});

const settings = (): S3Settings => ({
  bucket: "shop",
  region: "eu-central-1",
  endpoint: bucket.endpoint,
  pathStyle: true,
  credentials: { accessKeyId: "key-id", secretAccessKey: "secret" },
});
const stores = {
  "a folder": () => new FolderStore(folder),
  "a bucket": () => new S3Store(settings()),
};

describe.each(Object.entries(stores))("%s", (_kind, open) => {
  it("gives back the very bytes that it was given, to another process too", async () => {
    await open().put(name, bytes, "image/webp");
    expect(await open().get(name)).toEqual(bytes);
    expect(await open().has(name)).toBe(true);
  });

  it("has nothing under a name that nobody has used", async () => {
    expect(await open().get(name)).toBeNull();
    expect(await open().has(name)).toBe(false);
  });

  it("removes the given images and nothing else, and accepts images that are already gone", async () => {
    const other = name.replace("a", "b");
    for (const each of [name, other]) await open().put(each, bytes, "image/webp");
    for (let times = 0; times < 2; times += 1) await open().remove([name, name.replace("640", "320")]);
    expect(await open().get(name)).toBeNull();
    expect(await open().get(other)).toEqual(bytes);
  });

  it("stores an image that ten processes bring at once", async () => {
    await Promise.all(Array.from({ length: 10 }, () => open().put(name, bytes, "image/webp")));
    expect(await open().get(name)).toEqual(bytes);
  });
});

it("leaves no unfinished file behind in its folder", async () => {
  const store = new FolderStore(folder);
  await Promise.all(Array.from({ length: 10 }, () => store.put(name, bytes)));
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(["a".repeat(32), name]);
  await expect(store.put(`${name}/below-a-file`, bytes)).rejects.toThrow();
  expect(readdirSync(folder, { recursive: true })).toHaveLength(2);
});

it("signs its requests to a bucket, and declares their content", async () => {
  await new S3Store(settings()).put(name, bytes, "image/webp");
  const [{ method, url, authorization, type } = {}] = bucket.seen;
  expect([method, url?.split("?")[0], type]).toEqual(["PUT", `/shop/pictures/${name}`, "image/webp"]);
  expect(authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/eu-central-1\/s3\/aws4_request/);
});

it.each(["AccessDenied", "NoSuchBucket"])(
  "says that images are unavailable where a bucket answers %s, and not why",
  async (code) => {
    const store = new S3Store(settings());
    bucket.failing = code;
    for (const ask of [
      () => store.get(name),
      () => store.put(name, bytes, "image/webp"),
      () => store.remove([name]),
    ]) {
      const refusal: unknown = await ask().catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(ImagesUnavailable);
      expect(refusal).toMatchObject({ status: 503, message: expect.not.stringContaining(code) as string });
    }
  },
);

it("uses a bucket if one is configured, otherwise the data folder", () => {
  expect(openImageStore(folder, settings())).toBeInstanceOf(S3Store);
  expect(openImageStore(folder, undefined)).toBeInstanceOf(FolderStore);
});
