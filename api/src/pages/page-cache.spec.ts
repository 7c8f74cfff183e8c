import { parse, type FormattedExecutionResult } from "graphql";
import { PageCache, PageDataUnavailable } from "./page-cache";
import type { Execute } from "./renderer";

const TITLE = parse("{ title }");

/** A shop of one text, and a page that shows it. */
function aShop(title: string) {
  const state = { title, failing: false, executed: 0, rendered: 0 };
  const failure: FormattedExecutionResult = {
    errors: [{ message: "away", extensions: { code: "INTERNAL_SERVER_ERROR" } }],
  };
  const execute: Execute = () => {
    state.executed += 1;
    return Promise.resolve(state.failing ? failure : { data: { title: state.title } });
  };
  const cache = new PageCache(execute);
  const open = (key = "/") =>
    cache.get(key, async (ask) => {
      state.rendered += 1;
      const { data } = await ask(TITLE, {});
      return { status: 200, html: `<h1>${(data as { title: string }).title}</h1>` };
    });
  return { state, open };
}

it("renders a page once while its data stays the same", async () => {
  const { state, open } = aShop("Watches");
  const first = await open();
  expect(await open()).toBe(first);
  expect(first.html).toBe("<h1>Watches</h1>");
  expect(state).toMatchObject({ rendered: 1, executed: 2 });
});

it("shows a change at the very next request, whoever made it", async () => {
  const { state, open } = aShop("Watches");
  await open();
  state.title = "Tools";
  expect((await open()).html).toBe("<h1>Tools</h1>");
  expect((await open()).html).toBe("<h1>Tools</h1>");
  expect(state.rendered).toBe(2);
});

it("keeps the pages of two addresses apart", async () => {
  const { state, open } = aShop("Watches");
  await Promise.all([open("/"), open("/products"), open("/products")]);
  await open("/");
  await open("/products");
  expect(state.rendered).toBeLessThanOrEqual(3);
});

it("shows no old page where the data can't be read, and the page again when it can", async () => {
  const { state, open } = aShop("Watches");
  await open();
  state.failing = true;
  await expect(open()).rejects.toBeInstanceOf(PageDataUnavailable);
  await expect(open("/other")).rejects.toBeInstanceOf(PageDataUnavailable);
  state.failing = false;
  expect((await open()).html).toBe("<h1>Watches</h1>");
});

it("keeps 100 pages, and lets the one go that was not asked for the longest", async () => {
  const { state, open } = aShop("Watches");
  for (let number = 0; number < 100; number += 1) await open(`/${number}`);
  await open("/0");
  await open("/100"); // one too many: /1 goes
  expect(state.rendered).toBe(101);
  await open("/0");
  expect(state.rendered).toBe(101);
  await open("/1");
  expect(state.rendered).toBe(102);
});
