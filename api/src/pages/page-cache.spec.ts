import { SharedAnswer } from "../http/shared-answer";
import { parse, type FormattedExecutionResult } from "graphql";
import { PageCache, PageDataUnavailable } from "./page-cache";
import type { Execute } from "./renderer";

const TITLE = parse("{ title }");

/** A shop with one text, and a page that shows it. */
function aShop(title: string, code = "INTERNAL_SERVER_ERROR") {
  const state = { title, failing: false, begun: 0, executed: 0, rendered: 0, status: 200, padding: "" };
  const failure: FormattedExecutionResult = { errors: [{ message: "away", extensions: { code } }] };
  const execute: Execute = async () => {
    state.executed += 1;
    const answer = state.failing ? failure : { data: { title: state.title } };
    await new Promise(setImmediate);
    return answer;
  };
  const cache = new PageCache(() => {
    state.begun += 1;
    return execute;
  });
  const open = (key = "/") =>
    cache.get(key, async (ask) => {
      state.rendered += 1;
      const { data } = await ask({ document: TITLE, variables: {} });
      const { title } = data as { title: string };
      return {
        status: state.status,
        answer: new SharedAnswer(`<h1>${title}</h1>${state.padding}`),
        securityPolicy: "",
        indexed: true,
      };
    });
  return { state, execute, open };
}

it("renders a page once while its data stays the same", async () => {
  const { state, open } = aShop("Watches");
  const first = await open();
  expect(await open()).toBe(first);
  expect(first.answer.text).toBe("<h1>Watches</h1>");
  expect(state).toMatchObject({ rendered: 1, executed: 2 });
});

it("renders four pages at once, and the others in turn", async () => {
  const { state, open } = aShop("Watches");
  const opened = ["/1", "/2", "/3", "/4", "/5"].map(open);
  await Promise.resolve();
  expect(state.rendered).toBe(4);
  await Promise.all(opened);
  expect(state.rendered).toBe(5);
});

it("shows any user's change at the very next request", async () => {
  const { state, open } = aShop("Watches");
  await open();
  state.title = "Tools";
  expect((await open()).answer.text).toBe("<h1>Tools</h1>");
  expect((await open()).answer.text).toBe("<h1>Tools</h1>");
  expect(state.rendered).toBe(2);
});

it("begins to read once for all operations of a request, also where the page is rendered again", async () => {
  const { state, open } = aShop("Watches");
  await open();
  state.title = "Tools";
  await open();
  expect(state).toMatchObject({ rendered: 2, executed: 3, begun: 2 });
});

it("caches the pages of two addresses separately", async () => {
  const { state, open } = aShop("Watches");
  await Promise.all([open("/"), open("/products"), open("/products")]);
  await open("/");
  await open("/products");
  expect(state.rendered).toBeLessThanOrEqual(3);
});

it.each(["INTERNAL_SERVER_ERROR", "SERVICE_UNAVAILABLE"])(
  "shows no old page where the data can't be read (%s), and the page again when it can",
  async (code) => {
    const { state, open } = aShop("Watches", code);
    await open();
    state.failing = true;
    await expect(open()).rejects.toBeInstanceOf(PageDataUnavailable);
    await expect(open("/other")).rejects.toBeInstanceOf(PageDataUnavailable);
    state.failing = false;
    expect((await open()).answer.text).toBe("<h1>Watches</h1>");
  },
);

it("caches 100 pages, and evicts the least recently used one", async () => {
  const { state, open } = aShop("Watches");
  for (let number = 0; number < 100; number += 1) await open(`/${number}`);
  await open("/0");
  await open("/100"); // exceeds the limit: /1 is evicted
  expect(state.rendered).toBe(101);
  await open("/0");
  expect(state.rendered).toBe(101);
  await open("/1");
  expect(state.rendered).toBe(102);
});

it("renders once, and reads twice at most, for a crowd that comes at once", async () => {
  const { state, open } = aShop("Watches");
  const pages = await Promise.all(Array.from({ length: 200 }, () => open()));
  expect(new Set(pages).size).toBe(1);
  expect(state).toMatchObject({ rendered: 1, executed: 2 });
});

it("answers no concurrent request with a page older than the request", async () => {
  const { state, open } = aShop("Watches");
  const early = open();
  state.title = "Tools"; // during the first request
  const late = await Promise.all([open(), open(), open()]);
  await early;
  expect(late.map(({ answer }) => answer.text)).toEqual(Array(3).fill("<h1>Tools</h1>"));
});

it("fails for all waiting requests, and starts again for the next request", async () => {
  const { state, open } = aShop("Watches");
  state.failing = true;
  const outcomes = await Promise.allSettled([open(), open(), open()]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  state.failing = false;
  expect((await open()).answer.text).toBe("<h1>Watches</h1>");
});

it("lets addresses that show nothing take the place of none that shows something", async () => {
  const { state, open } = aShop("Watches");
  await open("/");
  state.status = 404;
  for (let number = 0; number < 300; number += 1) await open(`/product/${number}`);
  state.status = 200;
  await open("/");
  expect(state.rendered).toBe(301);
});

it("caches as many pages as fit into 32 MB with their compressed forms", async () => {
  const { state, open } = aShop("Watches");
  state.padding = " ".repeat(4 * 2 ** 20);
  for (const key of ["/1", "/2", "/3", "/4"]) await open(key); // three fit
  expect(state.rendered).toBe(4);
  await open("/4");
  expect(state.rendered).toBe(4);
  await open("/1");
  expect(state.rendered).toBe(5);
});

it("leaves out optional parts while they can't be read, and shows them again afterwards", async () => {
  const { state, execute } = aShop("Watches");
  const cache = new PageCache(() => execute);
  const open = async () => {
    const page = await cache.get("/blog", async (ask) => {
      state.rendered += 1;
      const { data } = await ask({ document: TITLE, variables: {}, optional: true });
      return {
        status: 200,
        answer: new SharedAnswer(`<nav>${(data as { title: string } | null)?.title ?? ""}</nav>`),
        securityPolicy: "",
        indexed: true,
      };
    });
    return page.answer.text;
  };
  expect(await open()).toBe("<nav>Watches</nav>");
  state.failing = true;
  expect([await open(), await open()]).toEqual(["<nav></nav>", "<nav></nav>"]);
  expect(state.rendered).toBe(2);
  state.failing = false;
  expect(await open()).toBe("<nav>Watches</nav>");
});
