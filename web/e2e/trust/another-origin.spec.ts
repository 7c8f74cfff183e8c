import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { admin } from "../support/accounts";
import { ask, openSession } from "../support/shop-api";
import { expect, test } from "../support/test";

/** The browser logs what it has blocked on the other page. */
test.use({
  expectedComplaints: [/CORS policy|Failed to load resource|ERR_FAILED|ERR_BLOCKED|Failed to fetch/],
});

/** An empty page of another origin with unrestricted scripts. */
async function anotherSite(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((_request, response) =>
    response.setHeader("content-type", "text/html").end("<!doctype html><title>Another site</title>"),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}

test("a page of another site reads no answer by GET, and changes nothing by GET or by a simple POST", async ({
  page,
  baseURL,
  request,
}) => {
  const site = await anotherSite();
  const endpoint = `${baseURL}/graphql`;
  const record = (way: string) => `mutation { recordEmptySearch(text: ${JSON.stringify(`sent ${way}`)}) }`;
  await page.goto(site.url);

  const read = await page.evaluate(
    async (address) => {
      const answered = (mode: RequestMode) =>
        fetch(address, { mode }).then(
          (response) => response.text(),
          () => "blocked",
        );
      const asScript = new Promise<string>((resolve) => {
        const script = document.createElement("script");
        script.src = address;
        script.onload = () => resolve("loaded");
        script.onerror = () => resolve("blocked");
        document.head.append(script);
      });
      return [await answered("cors"), await answered("no-cors"), await asScript];
    },
    `${endpoint}?${new URLSearchParams({ query: "{ topProducts { name } }" }).toString()}`,
  );
  expect(read).toEqual(["blocked", "blocked", "blocked"]);

  const byGet = `${endpoint}?${new URLSearchParams({ query: record("by GET") }).toString()}`;
  await page.evaluate((address) => fetch(address, { mode: "no-cors" }).catch(() => undefined), byGet);
  for (const [type, body] of [
    ["text/plain", JSON.stringify({ query: record("as text") })],
    ["application/x-www-form-urlencoded", new URLSearchParams({ query: record("as a form") }).toString()],
  ] as const)
    await page.evaluate(
      ([address, contentType, sent]) =>
        fetch(address, {
          method: "POST",
          mode: "no-cors",
          headers: { "content-type": contentType },
          body: sent,
        }).catch(() => undefined),
      [endpoint, type, body] as const,
    );

  await ask(request, record("by a client"));
  const { accessToken } = await openSession(request, admin);
  const recorded = "{ emptySearches(first: 100) { text } }";
  const { emptySearches } = await ask<{ emptySearches: { text: string }[] }>(
    request,
    recorded,
    {},
    accessToken,
  );
  const found = emptySearches.map((search) => search.text).filter((searched) => searched.includes("sent "));
  expect(found).toEqual([expect.stringContaining("by a client")]);
  await site.stop();
});
