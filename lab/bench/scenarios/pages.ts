import { ok } from "node:assert";
import { get, dataOf, type Scenario } from "./scenario";

const asBrowser = { accept: "text/html", "accept-encoding": "br" };

/** The home page again, where the baseline server only reads a file. */
export const BESIDE_FILE = "home, beside a file";

/** The paths of the measured pages: what the baseline server calls them, and the shop. */
export const pagePaths = (products: string[]): Record<string, string> => ({
  "/page/home": "/",
  "/page/products": "/products",
  "/page/product": `/product/${products[0]}`,
});

/** A request for a page as a browser sends it. */
export const getPage = (path: string) => get(path, asBrowser);

/** Rendered pages. The baseline server runs the page's queries, and sends the finished page; or it only reads it from a file. */
export function pageScenarios(products: string[]): Scenario[] {
  const rendered = Object.entries(pagePaths(products)).map(([baselinePath, path]) =>
    pageScenario(`${baselinePath.slice("/page/".length)}, rendered`, path, `${baselinePath}?${products[0]}`),
  );
  const home = pageScenario(BESIDE_FILE, "/", `/page/home?${products[0]}`);
  return [...rendered, { ...home, target: 0.3, baseline: () => get("/file/home") }];
}

/** Whether a page names a product, in full. */
export const shows = (page: string, name: string) => page.includes(`"${escape(name)}"`);

function pageScenario(name: string, path: string, baselinePath: string): Scenario {
  const shop = getPage(path);
  const baseline = get(baselinePath);
  return {
    name,
    target: 2,
    constant: true,
    shop: () => shop,
    baseline: () => baseline,
    compared: get(`${baselinePath}&rows`),
    compare: (page, rows) => {
      const { products: found, count } = dataOf<{ products: { name: string }[]; count?: number }>(rows);
      for (const { name } of found) ok(shows(page, name), `${path} does not show ${name}`);
      const text = page.replaceAll("<!-- -->", "");
      ok(count === undefined || text.includes(` of ${count}`), `${path} does not count ${count}`);
    },
  };
}

const escape = (text: string) => text.replace(/&/g, "&amp;").replace(/'/g, "&#x27;").replace(/"/g, "&quot;");
