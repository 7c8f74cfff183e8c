import Fastify, { type FastifyInstance } from "fastify";
import { offlineTexts } from "@shop/shared/messages/en/layout";
import { hashSource } from "../http/security-headers";
import { registerOfflineWorker } from "./offline-worker";

const scripts = { worker: "serve(offlinePage)", page: "show()" };

let server: FastifyInstance;
beforeAll(() => {
  server = Fastify();
  const theme = { shopName: "Tools & Watches", themeCss: "a{}" };
  registerOfflineWorker(server, theme, { texts: offlineTexts, scripts });
});
afterAll(() => server.close());

const get = (headers: Record<string, string> = {}) => server.inject({ url: "/offline-worker.js", headers });

/** The page in the worker. */
async function pageOf() {
  const [, page = ""] = /^const offlinePage = (.*);\nserve\(offlinePage\)$/.exec((await get()).body) ?? [];
  return JSON.parse(page) as { html: string; headers: Record<string, string> };
}

it("is checked by browsers at each visit, and sent once", async () => {
  const { statusCode, headers } = await get();
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-cache");
  expect((await get({ "if-none-match": String(headers.etag) })).statusCode).toBe(304);
});

it("may request the shop's documents, and nothing from elsewhere", async () => {
  const { headers } = await get();
  expect(headers["content-security-policy"]).toBe("default-src 'none'; connect-src 'self'");
});

it("has a page that says what is wrong, without any of the shop's data", async () => {
  const { html, headers } = await pageOf();
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(html).toContain("<title>You seem to be offline · Tools &amp; Watches</title>");
  expect(html).toContain("<section hidden");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

it("allows the page its own style and script, and no others", async () => {
  const { html, headers } = await pageOf();
  const policy = headers["content-security-policy"];
  const [, style = ""] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
  expect(policy).toContain(`style-src ${hashSource(style)};`);
  expect(policy).toContain(`script-src ${hashSource("show()")};`);
  expect(policy).not.toMatch(/unsafe|connect-src/);
});
