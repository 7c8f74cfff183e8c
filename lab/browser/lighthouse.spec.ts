import { chromium, expect, test } from "@playwright/test";
import lighthouse from "lighthouse";
import { browserToUse } from "../../web/e2e/support/browser";
import { allProducts } from "../../web/e2e/support/shop-api";
import { freePort } from "../../web/e2e/support/shop-under-test";
import { median, row } from "./measure/slow-phone";

/** The lowest scores, in percent. */
const lowest = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
/** The highest largest contentful paint and total blocking time in ms, and a layout shift that rounds to 0.00. */
const highest = {
  "largest-contentful-paint": 1_250,
  "total-blocking-time": 150,
  "cumulative-layout-shift": 0.005,
};
const isShort = process.env.LAB === "short";
const RUNS = isShort ? 1 : 5;

/** Runs Lighthouse's mobile preset, which simulates a slow phone on a slow network. Returns the scores and audits by name. */
async function judge(url: string, port: number): Promise<(name: string) => number> {
  const judged = await lighthouse(url, { port, logLevel: "error", output: "json" });
  const { categories: found, audits, runtimeError } = judged?.lhr ?? {};
  if (!found || runtimeError) throw new Error(runtimeError?.message ?? "Lighthouse said nothing");
  return (name) =>
    name in lowest ? Math.round((found[name]?.score ?? 0) * 100) : (audits?.[name]?.numericValue ?? Infinity);
}

console.log(row("page", ...Object.keys(lowest), "LCP in ms", "TBT in ms", "CLS"));

for (const name of isShort ? ["home"] : ["home", "products", "a product"]) {
  test(`${name} is quick, accessible and sound on a slow phone`, async ({ request, baseURL }) => {
    const [product] = await allProducts(request);
    const path = { home: "/", products: "/products" }[name] ?? `/product/${product?.id}`;
    const port = await freePort();
    const { args = ["--no-sandbox"], ...options } = await browserToUse();
    const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
    try {
      const runs: Awaited<ReturnType<typeof judge>>[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await judge(baseURL + path, port));
      const figure = (of: string) => median(runs.map((run) => run(of)));
      const figures = [...Object.keys(lowest), ...Object.keys(highest)].map(figure);
      console.log(row(name, ...figures.map((value) => Number(value.toFixed(value < 1 ? 3 : 0)))));
      if (isShort) return;
      for (const [category, least] of Object.entries(lowest))
        expect.soft(figure(category), category).toBeGreaterThanOrEqual(least);
      for (const [audit, most] of Object.entries(highest))
        expect.soft(figure(audit), audit).toBeLessThan(most);
    } finally {
      await browser.close();
    }
  });
}
