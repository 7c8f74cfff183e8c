import { mkdtempSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { parse, type FormattedExecutionResult } from "graphql";
import { hashSource } from "../http/security-headers";
import { Pages, type PageSettings } from "./pages";
import { fillTemplate, inlineScriptsOf, webBuild, type Execute, type WebPages } from "./renderer";
import { locale, setLocale } from "@shop/shared/locale";
import type { RenderedPage } from "@shop/shared/rendered-page";
import { defaultRules } from "@shop/shared/shop-rules";

const bootstrap = {
  shopName: "Tools & Watches",
  firebase: { apiKey: "key", authDomain: "shop.example.com", projectId: "demo-shop" },
  demoAccounts: false,
  rules: defaultRules,
  links: {},
  payments: "off" as const,
};
const document = parse("{ topProducts { name } }");
const html = (name: string) => `<h1>${name}</h1>${" ".repeat(2_000)}`;

let folder: string;
let server: FastifyInstance;
let answer: FormattedExecutionResult;
let rendered: number;
let origins: string[];

/** A build that shows the first top product. */
const render = async (_url: string, origin: string, execute: Execute) => {
  rendered += 1;
  origins.push(origin);
  const { data } = await execute({ document, variables: {} });
  const [{ name }] = data?.topProducts as [{ name: string }];
  if (name === "unlucky") throw new Error("cannot show this");
  return { status: name === "nothing" ? 404 : 200, html: html(name), styles: ["a{}"], scripts: ["b()"] };
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "shop-pages-"));
  mkdirSync(join(folder, "client"));
  const addressOf = (url: string) => url.replace(/\?.*/, "");
  jest.spyOn(webBuild, "load").mockResolvedValue({ render, addressOf } as unknown as WebPages);
  server = await aServer();
});
const initial = locale();
afterEach(() => setLocale(initial));
beforeEach(() => {
  rendered = 0;
  origins = [];
  answer = { data: { topProducts: [{ name: "Plane" }] } };
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function aServer(settings: Partial<PageSettings> = {}) {
  const pages = new Pages({ webFolder: folder, bootstrap, ...settings }, () => () => Promise.resolve(answer));
  const made = Fastify({ trustProxy: () => true });
  await pages.register(made);
  made.get("/", pages.serve);
  return made;
}

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
  expect(body).toContain("reach its database right now");
  expect(body).toContain("Tools &amp; Watches");
  expect(body).not.toMatch(/<script|<link|src=/);
});

it("answers 500 with words and no stack when a page can't be rendered", async () => {
  answer = { data: { topProducts: [{ name: "unlucky" }] } };
  const { statusCode, body } = await get();
  expect(statusCode).toBe(500);
  expect(body).toContain("Something went wrong");
  expect(body).not.toContain("cannot show this");
});

it("serves a page to a client that accepts anything, and answers in JSON if there is no page", async () => {
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
  expect(policy).toContain(`script-src 'self' ${hashSource("b()")} https://apis.google.com`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
});

it.each(["identity", "br;q=0", "*;q=0"])("sends it as it is to who accepts %s", async (accepted) => {
  const { headers, body } = await get({ "accept-encoding": accepted });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body).toContain("<h1>Plane</h1>");
});

it("allows the page's own style and no other, and no text as a script", async () => {
  const policy = String((await get()).headers["content-security-policy"]);
  expect(policy).not.toContain("unsafe-inline");
  expect(policy).toContain(`style-src 'self' ${hashSource("")} ${hashSource("a{}")};`);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default gapi#gapi");
});

it("puts the page, the shop's language and the build's texts into the document", () => {
  setLocale({ ...locale(), language: "de-AT" });
  const template =
    '<html lang="en"><link title="<!--shop:newProducts-->"><!--shop:head--><p><!--shop:needsScript--></p><!--shop:body-->';
  const documentTexts = { newProducts: 'Das "Neue"', needsScript: "Warenkorb & Konto" };
  const page = { head: "<title>", body: "$&<!--shop:head-->", state: "{}" } as RenderedPage;
  expect(fillTemplate(template, { documentTexts }, page)).toBe(
    '<html lang="de-AT"><link title="Das &#34;Neue&#34;"><title><p>Warenkorb &#38; Konto</p>$&<!--shop:head-->',
  );
});

it("names its language to phones that keep it among their apps", async () => {
  setLocale({ ...locale(), language: "de" });
  const german = await aServer();
  const { lang } = (await german.inject("/manifest.webmanifest")).json<{ lang: string }>();
  await german.close();
  expect(lang).toBe("de");
});

it("takes the build's own inline scripts for allowed, and no data or linked script", () => {
  const template = `<script>a()</script><script type="application/json">{}</script>
    <script type="module" src="/x.js"></script><script type="module">b()</script>`;
  expect(inlineScriptsOf(template)).toEqual(["a()", "b()"]);
});

it("lets pages reach Firebase's services, or the emulator, and nobody else", async () => {
  const policyFor = async (emulatorUrl?: string) => {
    const firebase = { ...bootstrap.firebase, ...(emulatorUrl && { emulatorUrl }) };
    const other = await aServer({ bootstrap: { ...bootstrap, firebase } });
    const { headers } = await other.inject({ url: "/", headers: { accept: "text/html" } });
    await other.close();
    return String(headers["content-security-policy"]);
  };
  const real = await policyFor();
  expect(real).toContain("https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;");
  expect(real).toContain("frame-src https://shop.example.com;");
  const emulated = await policyFor("http://127.0.0.1:9099");
  expect(emulated).toContain("frame-src http://127.0.0.1:9099;");
  expect(emulated).not.toContain("googleapis");
});

const forwarded = { accept: "text/html", host: "evil.example", "x-forwarded-host": "worse.example" };

it("renders one page for all queries that it doesn't read", async () => {
  const other = await aServer();
  for (let number = 0; number < 5; number += 1)
    await other.inject({ url: `/?x=${number}`, headers: { accept: "text/html" } });
  await other.close();
  expect(rendered).toBe(1);
});

it("knows the shop by its public origin, whatever host was asked for", async () => {
  const other = await aServer({ publicOrigin: "https://shop.example" });
  await other.inject({ url: "/", headers: forwarded });
  const { headers } = await other.inject({ url: "/", headers: { ...forwarded, host: "another.example" } });
  await other.close();
  expect(origins).toEqual(["https://shop.example"]);
  expect(headers["content-security-policy"]).toMatch(/img-src 'self' data: blob: https:;/);
});
