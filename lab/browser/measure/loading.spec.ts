import { test, type Browser, type BrowserContextOptions } from "@playwright/test";
import { productsInStock } from "../../../web/e2e/support/shop-api";
import { expectBelow, median, quiet, row, RUNS, screens, slowDown } from "./slow-phone";

/** The limit from the first paint to hydration. */
const LONGEST_WAIT_MS = 2_500;
const LARGEST_SHIFT = 0.02;
const MOST_REQUESTS_OF_HOME = 20;

/** One first visit; times in ms since the navigation. */
interface Visit {
  fcp: number;
  lcp: number;
  hydrated: number;
  shift: number;
  requests: number;
  /** Compressed bytes of JavaScript. */
  script: number;
}

/** Sums layout shifts and records the largest paint. */
function observe() {
  const seen = { lcp: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => (seen.lcp = list.getEntries().at(-1)?.startTime ?? 0)).observe({
    type: "largest-contentful-paint",
    buffered: true,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** The page's performance entries. */
function timings(): Omit<Visit, "requests"> {
  const { seen } = window as unknown as { seen: { lcp: number; shift: number } };
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const startOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
  return {
    ...seen,
    fcp: startOf("first-contentful-paint"),
    hydrated: startOf("hydrated"),
    script: resources
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

async function visit(browser: Browser, url: string, screen: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await slowDown(page, { network: true });
    let requests = 0;
    page.on("request", () => (requests += 1));
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
    await quiet(page);
    return { ...(await page.evaluate(timings)), requests };
  } finally {
    await context.close();
  }
}

/** The median of each figure. */
function middleOf(visits: Visit[]) {
  const of = (value: (visit: Visit) => number) => median(visits.map(value));
  return {
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    hydrated: of(({ hydrated }) => hydrated),
    wait: of(({ hydrated, fcp }) => hydrated - fcp),
    requests: of(({ requests }) => requests),
    script: of(({ script }) => script),
    shift: of(({ shift }) => shift),
  };
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

const pages = { home: "/", products: "/products", "a product": "/product/:id", login: "/login" };

test("pages are hydrated soon after they are drawn", async ({ browser, request, baseURL }) => {
  const [product] = await productsInStock(request);
  console.log(row("page", "screen", "FCP", "LCP", "hydrated", "FCP to hydrated", "requests", "JS", "shift"));
  for (const [name, path] of Object.entries(pages)) {
    for (const [size, screen] of Object.entries(screens)) {
      const visits: Visit[] = [];
      for (let run = 0; run < RUNS; run++)
        visits.push(await visit(browser, baseURL + path.replace(":id", product?.id ?? ""), screen));
      const { fcp, lcp, hydrated, wait, requests, script, shift } = middleOf(visits);
      const times = [fcp, lcp, hydrated, wait].map(seconds);
      console.log(row(name, size, ...times, requests, `${(script / 1_024).toFixed(1)} KB`, shift.toFixed(3)));
      expectBelow(LONGEST_WAIT_MS, wait, `${name}, ${size}: from drawn to hydrated, in ms`);
      expectBelow(LARGEST_SHIFT, shift, `${name}, ${size}: layout shift`);
      if (name === "home") expectBelow(MOST_REQUESTS_OF_HOME + 1, requests, `${size}: requests`);
    }
  }
});
