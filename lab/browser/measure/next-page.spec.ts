import type { Locator, Page, Request } from "@playwright/test";
import { openPage } from "../../../web/e2e/support/open-page";
import { productsInStock } from "../../../web/e2e/support/shop-api";
import { test, expect } from "../../../web/e2e/support/test";
import { expectBelow, idle, isShort, median, quiet, row, RUNS, screens, slowDown } from "./slow-phone";

/** The limit from the tap to the frame with the next page's prefetched contents. */
const LONGEST_MS = 100;

test.use(screens.phone);

interface Move {
  name: string;
  address: string;
  link: (page: Page) => Locator;
  /** Opens the menu that contains the link. */
  before?: (page: Page) => Promise<unknown>;
  /** A selector that matches on the next page only. */
  contents: string;
}

const openMenu = (page: Page) => page.getByRole("button", { name: "Menu", exact: true }).tap();
const firstCard = (page: Page) => page.getByRole("article").first().getByRole("heading").getByRole("link");
const inMenu = (name: string) => (page: Page) =>
  page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name });

const moves: Move[] = [
  { name: "home to a product", address: "/", link: firstCard, contents: "main article h1" },
  { name: "products to a product", address: "/products", link: firstCard, contents: "main article h1" },
  {
    name: "3 pages to a product",
    address: "/products?pages=3",
    link: firstCard,
    contents: "main article h1",
  },
  {
    name: "home to products",
    address: "/",
    before: openMenu,
    link: inMenu("Products"),
    contents: "main article:not(section *)",
  },
  {
    name: "products to home",
    address: "/products",
    before: openMenu,
    link: inMenu("Home"),
    contents: "main section article",
  },
  {
    name: "a product to home",
    address: "/product/:id",
    link: (page) => page.getByRole("link", { name: "Go back" }),
    contents: "main section article",
  },
  { name: "home to blog", address: "/", before: openMenu, link: inMenu("Blog"), contents: "main h1" },
  {
    name: "home to cart",
    address: "/",
    link: (page) => page.getByRole("link", { name: /^Cart/ }),
    contents: "main h1",
  },
];

/** Measures from the next click to the first frame on another page in which the selector matches. */
function watch(contents: string) {
  const address = location.pathname;
  const state: { drawn?: number } = {};
  Object.assign(window, { state });
  const start = ({ timeStamp }: Event) => {
    const look = () =>
      requestAnimationFrame(() => {
        if (location.pathname === address || !document.querySelector(contents)) return look();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (state.drawn = Math.round(performance.now() - timeStamp)); // after the frame
        port2.postMessage(null);
      });
    look();
  };
  addEventListener("click", start, { capture: true, once: true });
}

/** The time in ms without requests after which prefetching has ended; longer than the delay before a prefetch. */
const QUIET_MS = isShort ? 0 : 500;

/** Focuses a link by `turn` and waits until its page is prefetched. */
async function fetchedAhead(page: Page, turn: () => Promise<unknown>): Promise<void> {
  const running = new Set<Request>();
  let changed = Date.now();
  const begin = (request: Request) => {
    changed = Date.now();
    running.add(request);
  };
  const end = (request: Request) => {
    changed = Date.now();
    running.delete(request);
  };
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  await turn();
  await expect.poll(() => running.size === 0 && Date.now() - changed > QUIET_MS).toBe(true);
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
  await idle(page);
}

const drawnOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { state: { drawn?: number } }).state.drawn);

test.beforeAll(() => console.log(row("moving", "drawn", "worst")));

for (const { name, address, link, before, contents } of moves) {
  test(`${name} is drawn soon`, async ({ page, request }) => {
    const [product] = await productsInStock(request);
    await slowDown(page, { network: false });
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      await openPage(page, address.replace(":id", product?.id ?? ""));
      await quiet(page);
      await fetchedAhead(page, async () => {
        await before?.(page);
        await link(page).focus();
      });
      await page.evaluate(watch, contents);
      await link(page).tap();
      await expect.poll(() => drawnOn(page)).toBeGreaterThan(0);
      times.push((await drawnOn(page)) ?? NaN);
    }
    console.log(row(name, `${median(times)} ms`, `${Math.max(...times)} ms`));
    expectBelow(LONGEST_MS, median(times), "from tap to drawn, in ms");
  });
}
