import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserType,
  type ConnectOverCDPTransport,
} from "@playwright/test";
import { WebSocket } from "ws";
import { pageWithoutCode } from "../open-page";
import { freePort } from "../shop-under-test";
import { programOf } from "./programs";

const SCREEN = "1280x800x24";

/**
 * Opens WebKitGTK's MiniBrowser with one window on a virtual display. Playwright controls it through WebKit's
 * inspector: clicks and keys are synthetic events in the page.
 */
async function openMiniBrowser(
  webkit: BrowserType,
  { baseURL }: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const program = programOf("webkit");
  const home = mkdtempSync(join(tmpdir(), "mini-browser-"));
  const port = await freePort();
  const display = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = (await once(createInterface(display.stdout), "line")) as string[];
  const window = spawn(program, ["--private", "--full-screen", `${baseURL}${pageWithoutCode}`], {
    env: {
      ...process.env,
      HOME: home,
      DISPLAY: `:${number}`,
      WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
    },
    stdio: "ignore",
  });
  for (const started of [window, display]) process.once("exit", () => started.kill());
  const browser = await connect(webkit, await addressOfInspector(port, window));
  const context = browser.contexts()[0]!;
  await context
    .pages()[0]!
    .waitForFunction(
      (path) => location.pathname === path && document.readyState === "complete",
      pageWithoutCode,
    );
  resolveAddresses(context, baseURL);
  context.newPage = () => Promise.resolve(context.pages()[0]!);
  context.close = async () => {
    await browser.close();
    for (const started of [window, display]) await end(started);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  return context;
}

/** Playwright's fixtures with MiniBrowser: each context is a process. */
export const inMiniBrowser = base.extend({
  browser: [
    async ({ playwright }, provide) => {
      const newContext = (options?: BrowserContextOptions) => openMiniBrowser(playwright.webkit, options);
      await provide({ newContext } as Browser);
    },
    { scope: "worker" },
  ],
  context: async ({ browser, baseURL }, provide) => {
    const context = await browser.newContext({ baseURL });
    await provide(context);
    await context.close();
  },
  page: async ({ context }, provide) => provide(await context.newPage()),
});

/** The address of the window's inspector, after the window has opened. */
async function addressOfInspector(port: number, window: ChildProcess): Promise<string> {
  if (window.exitCode !== null) throw new Error("MiniBrowser ended at its start.");
  const list = await fetch(`http://127.0.0.1:${port}/`).then(
    (answer) => answer.text(),
    () => "", // it doesn't listen yet
  );
  const [path] = /\/socket\/\d+\/\d+\/WebPage/.exec(list) ?? [];
  if (path) return `ws://127.0.0.1:${port}${path}`;
  await wait(100);
  return addressOfInspector(port, window);
}

async function connect(webkit: BrowserType, address: string): Promise<Browser> {
  const socket = new WebSocket(address, { maxPayload: 256 * 2 ** 20 });
  await once(socket, "open");
  const transport: ConnectOverCDPTransport = {
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
  };
  socket.on("message", (data: Buffer) => transport.onmessage?.(JSON.parse(String(data)) as object));
  socket.on("close", () => transport.onclose?.());
  return webkit.connectOverCDP(transport);
}

/** Resolves relative addresses: a browser that Playwright hasn't started knows no base URL. */
function resolveAddresses(context: BrowserContext, baseURL: string | undefined): void {
  Object.assign(context, { _options: { baseURL } }); // for `toHaveURL` and `waitForURL`
  for (const page of context.pages()) {
    const goTo = page.goto.bind(page);
    page.goto = (address, options) => goTo(new URL(address, baseURL).href, options);
  }
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill();
  await once(program, "exit");
}
