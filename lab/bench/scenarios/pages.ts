import { ok } from "node:assert";
import { at, get, dataOf, type Scenario } from "./scenario";

const asBrowser = { accept: "text/html", "accept-encoding": "br" };

/** The measured pages: the baseline server's path of each, and the shop's. */
export const pagePaths = (products: string[]): Record<string, string> => ({
  "/page/home": "/",
  "/page/products": "/products",
  "/page/product": pageOf(products, 0),
});

/** A browser's request for a page. */
export const getPage = (path: string) => get(path, asBrowser);

/**
 * Rendered pages. The baseline server runs the page's queries and sends the finished page, or only reads it from a file. "product, not
 * cached" requests more pages than the shop caches: the shop renders each of them, the baseline server always sends the same page.
 */
export function pageScenarios(products: string[]): Scenario[] {
  const queried = (page: string, n = 0) => `${page}?${at(products, n)}`;
  const rendered = Object.entries(pagePaths(products)).map(([page, path]) =>
    pageScenario(
      `${page.slice("/page/".length)}, rendered`,
      () => path,
      () => queried(page),
    ),
  );
  const each = pageScenario(
    "product, not cached",
    (n) => pageOf(products, n),
    (n) => queried("/page/product", n),
  );
  const home = pageScenario(
    "home, beside a file",
    () => "/",
    () => queried("/page/home"),
  );
  return [
    ...rendered,
    { ...each, goal: 0.02, throughputOnly: true },
    { ...home, goal: 0.3, throughputOnly: true, baseline: () => get("/file/home") },
  ];
}

const pageOf = (products: string[], n: number): string => `/product/${at(products, n)}`;

/** Whether a page contains a product's full name. */
export const shows = (page: string, name: string) => page.includes(`"${escape(name)}"`);

function pageScenario(
  name: string,
  path: (n: number) => string,
  baselinePath: (n: number) => string,
): Scenario {
  return {
    name,
    goal: 2,
    shop: (n) => getPage(path(n)),
    baseline: (n) => get(baselinePath(n)),
    compared: (n) => get(`${baselinePath(n)}&rows`),
    compare: (page, rows) => {
      const { products: found, count } = dataOf<{ products: { name: string }[]; count?: number }>(rows);
      for (const { name } of found) ok(shows(page, name), `the page does not show ${name}`);
      const text = page.replaceAll("<!-- -->", "");
      const counted = count?.toLocaleString("en");
      ok(counted === undefined || text.includes(` of ${counted}`), `the page does not count ${counted}`);
    },
  };
}

const escape = (text: string) => text.replace(/&/g, "&amp;").replace(/'/g, "&#x27;").replace(/"/g, "&quot;");
