import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { WebSocket } from "undici";
import { waitUntil } from "../../../embedded/processes";
import { CheckoutCopy } from "../support/checkout-copy";
import { send } from "../support/http-client";
import { waitForExit } from "../support/processes";
import { ShopProcess } from "../support/shop-process";

/** Longer than any step takes on a busy machine. */
const TIMEOUT_MS = 60_000;

/** In a fresh checkout Vite bundles the packages first, which takes minutes on a busy machine. */
const START_MS = 240_000;

jest.setTimeout(3 * TIMEOUT_MS); // each wait reports the missing event before Jest ends the test

const ACCOUNT = { email: "stored@example.com", password: "stored-password", returnSecureToken: true };
const LOGIN_PAGE = "web/src/pages/identity/LoginPage.tsx";
const MANIFEST = "api/src/pages/web-manifest.ts";

interface HotMessage {
  type: string;
  updates?: { path: string; acceptedPath: string }[];
}

let checkout: CheckoutCopy;
let shop: ShopProcess;
const messages: HotMessage[] = [];

const program = () => ({
  checkout: checkout.folder,
  args: ["-r", "./tools/register.cjs", "tools/dev.ts"],
});

beforeAll(async () => {
  checkout = new CheckoutCopy();
  shop = await ShopProcess.launch({ program: program(), env: { FIREBASE_AUTH_EMULATOR_HOST: "" } });
  await shop.ready(START_MS);
}, START_MS + TIMEOUT_MS);

const get = (path: string, accept = "*/*") =>
  send(`${shop.url}${path}`, { headers: { accept }, timeoutMs: TIMEOUT_MS });
const page = (path: string) => get(path, "text/html");

async function eventually(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  if (!(await waitUntil(condition, TIMEOUT_MS))) throw new Error(`${what} never came true:\n${shop.log}`);
}

/** Follows the messages that Vite sends to the browser. */
async function listenAsBrowser(): Promise<void> {
  const { text } = await get("/vite/@vite/client");
  const token = /wsToken = "([^"]+)"/.exec(text)?.[1] ?? "";
  const socket = new WebSocket(`${shop.url.replace("http", "ws")}/vite/?token=${token}`, "vite-hmr");
  socket.addEventListener("message", ({ data }) => messages.push(JSON.parse(String(data)) as HotMessage));
  await eventually("the connection to Vite", () => messages.some(({ type }) => type === "connected"));
}

async function signIn(): Promise<string> {
  const { text } = await page("/login");
  const emulator = /"emulatorUrl":"([^"]+)"/.exec(text)?.[1] ?? "";
  const signUp = `${emulator}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const { idToken } = JSON.parse((await send(signUp, { body: ACCOUNT })).text) as { idToken: string };
  const query = "mutation ($idToken: String!) { signIn(idToken: $idToken) { accessToken } }";
  const answer = await send(`${shop.url}/graphql`, { body: { query, variables: { idToken } } });
  return (JSON.parse(answer.text) as { data: { signIn: { accessToken: string } } }).data.signIn.accessToken;
}

it("sends a changed text to the open page and renders it, and gives no module above a new URL", async () => {
  await listenAsBrowser();
  for (const loaded of ["app/router.tsx", "pages/identity/LoginPage.tsx"]) await get(`/vite/src/${loaded}`);
  await get(`/vite/@fs${checkout.folder}/shared/src/messages/en/account.ts`);
  messages.length = 0;
  const restore = checkout.edit("shared/src/messages/en/account.ts", (text) =>
    text.replace('submit: "Login"', 'submit: "Come in"'),
  );
  await eventually("an update of the open page", () => messages.some(({ type }) => type === "update"));
  const updated = messages.flatMap(({ updates = [] }) => updates.map(({ path }) => path));
  expect(updated).toContain("/src/pages/identity/LoginPage.tsx");
  expect(messages.map(({ type }) => type)).not.toContain("full-reload");
  await eventually("the rendered text", async () => (await page("/login")).text.includes("Come in"));
  // a browser that loads another module of the app gets the routes module it already has
  expect((await get("/vite/src/app/ErrorBoundary.tsx")).text).toContain('"/vite/src/app/router.tsx"');
  restore();
});

it("sends a changed colour scheme to the open page, and renders it", async () => {
  expect((await page("/login")).text).toContain('href="/vite/@id/virtual:before-app"');
  const module = (await get("/vite/@id/virtual:before-app")).text;
  const schemes = /accept\("(?<url>[^"]+schemes-css\.ts)"/.exec(module)?.groups?.url ?? "";
  expect((await get(`/vite${schemes}`)).text).toContain("color-schemes.ts");
  await get(`/vite${schemes.replace("schemes-css", "color-schemes")}`);
  messages.length = 0;
  checkout.edit("shared/src/color-schemes.ts", (text) =>
    text.replace(/ground: \[[^\]]+\]/, "ground: [0.5, 0.25, 123]"),
  );
  await eventually("an update of the schemes", () =>
    messages.some(({ updates = [] }) => updates.some(({ acceptedPath }) => acceptedPath === schemes)),
  );
  expect(messages.map(({ type }) => type)).not.toContain("full-reload");
  await eventually("the rendered scheme", async () =>
    (await page("/login")).text.includes("--color-ground:oklch(0.5 0.25 123)"),
  );
});

it("answers with the API's new code after each change, retains its data, and holds requests during the restart", async () => {
  const token = await signIn();
  for (const display of ["fullscreen", "minimal-ui"]) {
    checkout.edit(MANIFEST, (text) => text.replace(/display: "[^"]+"/, `display: "${display}"`));
    await eventually(display, async () => {
      const { status, text } = await get("/manifest.webmanifest");
      expect(status).toBe(200);
      return text.includes(display);
    });
  }
  const { text } = await send(`${shop.url}/graphql`, { body: { query: "{ me { email } }" }, token });
  expect(JSON.parse(text)).toEqual({ data: { me: { email: ACCOUNT.email } } });
});

it("serves its sources, and no other file of the checkout", async () => {
  const at = (path: string) => `/vite/@fs${checkout.folder}/${path}`;
  const secret = shop.settings.dataDir + "/access-token-secret";
  for (const path of [at("shared/src/images.ts"), "/vite/src/app/router.tsx"])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  for (const path of [
    `/vite/@fs${secret}`,
    `/vite/@fs${secret}?raw`,
    `/vite/@fs${secret}?import&raw`,
    ...[
      "package.json",
      "tools/dev.ts",
      "api/src/boot/main.ts?raw",
      ".data/access-token-secret",
      ".swcrc?raw",
    ].map(at),
    "/vite/../package.json",
    "/vite/%2e%2e/package.json?raw",
    "/vite/tsconfig.json?raw",
  ]) {
    const { status } = await get(path);
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
  }
});

it("answers no page of another site: neither by a name of that site, nor with a source", async () => {
  const source = `${shop.url}/vite/src/app/router.tsx`;
  const statusWith = async (url: string, headers: Record<string, string>) =>
    (await send(url, { headers })).status;
  const { host } = new URL(shop.url);
  for (const name of [host, "localhost:4000", "shop.localhost", "[::1]:4000"])
    expect([name, await statusWith(source, { host: name })]).toEqual([name, 200]);
  for (const name of ["attacker.example", "localhost.attacker.example", "127.0.0.1.attacker.example"])
    for (const url of [source, `${shop.url}/products`])
      expect([name, await statusWith(url, { host: name })]).toEqual([name, 403]);
  for (const origin of ["http://attacker.example", "http://localhost:9", "null"])
    expect([origin, await statusWith(source, { host, origin })]).toEqual([origin, 403]);
  expect(await statusWith(source, { host, origin: shop.url })).toBe(200);
});

it("writes the files generated from a changed GraphQL document", async () => {
  checkout.edit("web/src/boot/MainCategories.graphql", (text) =>
    text.replace("slug", "slug\n    total: productCount"),
  );
  await eventually("the generated code", () =>
    checkout.read("web/src/boot/MainCategories.generated.ts").includes("total"),
  );
});

it("says which line of a page's code is wrong, in the page and the terminal, and goes on once it is mended", async () => {
  const restore = checkout.edit(LOGIN_PAGE, (text) => text.replace("{ended &&", "{ended && &&"));
  await eventually("the error", async () => (await page("/login")).status === 500);
  const { text, headers } = await page("/login");
  expect(text).toMatch(/LoginPage\.tsx:\d+:\d+/);
  expect(headers["content-security-policy"]).toContain("require-trusted-types-for");
  expect(shop.log).toMatch(/LoginPage\.tsx:\d+:\d+/);
  restore();
  await eventually("the page", async () => (await page("/login")).status === 200);
});

it("says which line of the API's code is wrong, and goes on once it is mended", async () => {
  const restore = checkout.edit(MANIFEST, (text) => text.replace("display:", "display: :"));
  await eventually("the error", async () => (await get("/manifest.webmanifest")).status === 503);
  expect((await get("/manifest.webmanifest")).headers["content-type"]).toContain("application/problem+json");
  const place = /web-manifest\.ts:\d+:\d+/;
  expect((await page("/login")).text).toMatch(place);
  expect(shop.log).toMatch(place);
  restore();
  await eventually("the manifest", async () => (await get("/manifest.webmanifest")).status === 200);
  expect(shop.log).not.toMatch(/^\s+at .*node_modules/m);
});

it("says in one line that another program uses the port", async () => {
  const second = await ShopProcess.launch({ ...shop.settings, program: program() });
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.log.trim()).toMatch(/^Port \d+ is in use by another program\. .*$/);
});

it("leaves no process and no file behind after Ctrl+C", async () => {
  const below = shop.descendants();
  expect(below.map(({ command }) => command).join("\n")).toMatch(/postgres/);
  process.kill(shop.pid, "SIGINT");
  expect(await shop.ended).toEqual({ code: 0, signal: null });
  expect(await waitForExit(below)).toEqual([]);
  expect(existsSync(join(shop.settings.dataDir, "shop.lock"))).toBe(false);
  expect(readdirSync(join(checkout.folder, "api")).filter((name) => name.startsWith("dist"))).toEqual([]);
});
