import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { registerSecurityHeaders, securityHeaders } from "../http/security-headers";
import { Pages } from "./pages";
import { webBuild, type WebPages } from "./renderer";
import { defaultRules } from "@shop/shared/shop-rules";

const SCRIPT = Buffer.from('console.log("a tool, a watch");\n'.repeat(100));

let folder: string;
let server: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "shop-static-"));
  mkdirSync(join(folder, "client/assets"), { recursive: true });
  writeFileSync(join(folder, "client/assets/app.js"), SCRIPT);
  writeFileSync(join(folder, "client/assets/app.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, "client/assets/app.js.gz"), gzipSync(SCRIPT));
  writeFileSync(join(folder, "secret.txt"), "not for anyone");
  jest.spyOn(webBuild, "load").mockResolvedValue({} as WebPages);
  const firebase = { apiKey: "key", authDomain: "shop.example.com", projectId: "demo-shop" };
  const bootstrap = {
    shopName: "A shop",
    firebase,
    demoAccounts: false,
    rules: defaultRules,
    links: {},
    payments: "off" as const,
  };
  const pages = new Pages({ webFolder: folder, bootstrap }, () => () => Promise.resolve({}));
  server = Fastify();
  registerSecurityHeaders(server, securityHeaders(true));
  await pages.register(server);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (headers: Record<string, string> = {}, url = "/assets/app.js") => server.inject({ url, headers });

it.each([
  ["br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["gzip;q=0.5, br", "br", brotliDecompressSync],
  ["identity", undefined, (body: Buffer) => body],
])("sends what was compressed beforehand to those who accept %s", async (accepted, encoding, unpack) => {
  const answer = await get({ "accept-encoding": accepted });
  expect([answer.statusCode, answer.headers["content-encoding"]]).toEqual([200, encoding]);
  expect(answer.headers["content-type"]).toMatch(/javascript/);
  expect(unpack(answer.rawPayload)).toEqual(SCRIPT);
});

it("lets everyone keep a file whose name has its content, and sends it once", async () => {
  const { headers } = await get();
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const again = await get({ "if-none-match": String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

it("sends a file without the headers that only documents obey", async () => {
  const { headers } = await get();
  expect(headers).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  });
  expect(headers).not.toHaveProperty("permissions-policy");
  expect(headers).not.toHaveProperty("cross-origin-opener-policy");
});

it("sends a part of a file", async () => {
  const part = await get({ range: "bytes=0-10" });
  expect([part.statusCode, part.body]).toEqual([206, SCRIPT.subarray(0, 11).toString()]);
  expect((await get({ range: "bytes=999999-" })).statusCode).toBe(416);
});

it.each([
  "/assets/../../secret.txt",
  "/assets/%2e%2e/%2e%2e/secret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/assets/..%5c..%5csecret.txt",
  "/assets/%252e%252e%252fsecret.txt",
  "/assets//../../secret.txt",
  "/assets/app.js%00.txt",
  "/assets/",
  "/assets/nothing.js",
])("sends nothing from elsewhere for %s", async (url) => {
  const answer = await get({}, url);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.body).not.toContain("not for anyone");
});
