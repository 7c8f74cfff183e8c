import { mkdtempSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { parse, type FormattedExecutionResult } from "graphql";
import { Pages } from "./pages";
import { WebBuild, type Execute } from "./renderer";

const bootstrap = {
  shopName: "Tools & Watches",
  firebase: { apiKey: "key", authDomain: "shop.example.com", projectId: "demo-shop" },
  demoAccounts: false,
  payments: "off" as const,
};
const document = parse("{ topProducts { name } }");
const html = (name: string) => `<h1>${name}</h1>${" ".repeat(2_000)}`;

let folder: string;
let server: FastifyInstance;
let answer: FormattedExecutionResult;
let rendered: number;

/** A build that shows the first top product. */
const render = async (_url: string, _origin: string, execute: Execute) => {
  rendered += 1;
  const { data } = await execute(document, {});
  const [{ name }] = data?.topProducts as [{ name: string }];
  if (name === "unlucky") throw new Error("cannot show this");
  return { status: name === "nothing" ? 404 : 200, head: "", body: "", state: "", html: html(name) };
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "shop-pages-"));
  mkdirSync(join(folder, "client"));
  jest.spyOn(WebBuild, "load").mockResolvedValue({ render } as unknown as WebBuild);
  const pages = new Pages({ webFolder: folder, bootstrap }, () => Promise.resolve(answer));
  server = Fastify();
  await pages.register(server);
  server.get("/", pages.serve);
});
beforeEach(() => {
  rendered = 0;
  answer = { data: { topProducts: [{ name: "Plane" }] } };
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (headers = {}) => server.inject({ url: "/", headers: { accept: "text/html", ...headers } });

it("shows what the database says now, and renders only when that has changed", async () => {
  expect((await get()).body).toContain("<h1>Plane</h1>");
  expect((await get()).body).toContain("<h1>Plane</h1>");
  expect(rendered).toBeLessThan(2);
  answer = { data: { topProducts: [{ name: "Chisel" }] } };
  expect((await get()).body).toContain("<h1>Chisel</h1>");
});

it("says that the shop can't reach its database, in a page that needs nothing else", async () => {
  const failed = { message: "x", extensions: { code: "INTERNAL_SERVER_ERROR" } };
  answer = { data: null, errors: [failed] };
  const { statusCode, headers, body } = await get();
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ "cache-control": "no-store", "retry-after": "5" });
  expect(body).toContain("can't reach its database");
  expect(body).toContain("Tools &#38; Watches");
  expect(body).not.toMatch(/<script|<link|src=/);
});

it("answers 500 with words and no stack when a page can't be rendered", async () => {
  answer = { data: { topProducts: [{ name: "unlucky" }] } };
  const { statusCode, body } = await get();
  expect(statusCode).toBe(500);
  expect(body).toContain("That went wrong");
  expect(body).not.toContain("cannot show this");
});

it("serves a page to whoever takes anything, and says in JSON that there is none", async () => {
  expect((await get({ accept: "*/*" })).body).toContain("<h1>Plane</h1>");
  answer = { data: { topProducts: [{ name: "nothing" }] } };
  expect((await get()).body).toContain("<h1>nothing</h1>");
  const { statusCode, headers } = await get({ accept: "*/*" });
  expect([statusCode, headers["content-type"]]).toEqual([404, "application/problem+json; charset=utf-8"]);
});

it.each(["br", "gzip"])("sends a page in %s to whoever takes it", async (encoding) => {
  const { headers, rawPayload } = await get({ "accept-encoding": encoding });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers.vary).toContain("Accept-Encoding");
  expect(rawPayload.length).toBeLessThan(500);
});

it("allows no script but the shop's own, and no frame around it", async () => {
  const policy = String((await get()).headers["content-security-policy"]);
  expect(policy).toMatch(/script-src 'self'/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
});
