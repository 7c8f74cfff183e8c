#!/usr/bin/env node
// Starts Firefox for Playwright, which speaks WebDriver BiDi to it through this process: Playwright sends each window a command that
// Firefox ESR doesn't know yet, and would fail. It is answered here; all else passes. FIREFOX_PATH names the Firefox.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

const UNKNOWN_TO_ESR = "emulation.setMediaFeaturesOverride";
const args = process.argv.slice(2);
/** Playwright removes it after the run. As root, Firefox refuses the home of another user. */
const profile = args[args.indexOf("--profile") + 1];

const firefox = spawn(process.env.FIREFOX_PATH, args, {
  stdio: ["ignore", "inherit", "pipe"],
  env: { ...process.env, HOME: profile },
});
firefox.on("error", (error) => fail(error.message));
firefox.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => firefox.kill(signal));

for await (const line of createInterface(firefox.stderr)) {
  const [, url] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
  if (url) listen(`${url}/session`);
  else console.error(line);
}

/** Writes the line that Playwright waits for, with the address of this process. */
function listen(url) {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  );
  server.on("connection", (playwright) => connect(playwright, new WebSocket(url)));
}

function connect(playwright, browser) {
  const opened = new Promise((resolve) => browser.once("open", resolve));
  playwright.on("message", (data) => {
    const message = String(data);
    const { id, method } = JSON.parse(message);
    if (method === UNKNOWN_TO_ESR) playwright.send(JSON.stringify({ type: "success", id, result: {} }));
    else void opened.then(() => browser.send(message));
  });
  browser.on("message", (data) => playwright.send(String(data)));
  browser.on("error", (error) => fail(error.message));
  browser.on("close", () => playwright.close());
  playwright.on("close", () => browser.close());
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
