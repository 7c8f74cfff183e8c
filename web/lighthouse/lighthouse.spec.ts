import { chromium, expect, test } from "@playwright/test";
import lighthouse from "lighthouse";
import { browserToUse } from "../e2e/support/browser";
import { allProducts } from "../e2e/support/shop-api";
import { freePort } from "../e2e/support/shop-under-test";

const LEAST_SCORE = 95;
const LATEST_LCP_MS = 1_500;
const RUNS = 3;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Result {
  scores: number[];
  /** When the largest thing of the page was drawn, in ms. */
  lcp: number;
}

/** What Lighthouse says of an address under its mobile preset: a slow phone on a slow network, simulated. */
async function judge(url: string, port: number): Promise<Result> {
  const judged = await lighthouse(url, { port, logLevel: "error", output: "json" });
  const { categories: found, audits, runtimeError } = judged?.lhr ?? {};
  if (!found || runtimeError) throw new Error(runtimeError?.message ?? "Lighthouse said nothing");
  return {
    scores: categories.map((category) => Math.round((found[category]?.score ?? 0) * 100)),
    lcp: audits?.["largest-contentful-paint"]?.numericValue ?? Infinity,
  };
}

for (const name of ["home", "products", "a product"]) {
  test(`${name} is quick, accessible and sound on a slow phone`, async ({ request, baseURL }) => {
    const [product] = await allProducts(request);
    const path = { home: "/", products: "/products" }[name] ?? `/product/${product?.id}`;
    const port = await freePort();
    const { args = ["--no-sandbox"], ...options } = await browserToUse();
    const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
    try {
      const runs: Result[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await judge(baseURL + path, port));
      const { scores, lcp } = runs.sort((a, b) => a.lcp - b.lcp)[Math.floor(RUNS / 2)] as Result;
      console.log(`| ${name} | ${scores.join(" | ")} | ${(lcp / 1_000).toFixed(2)} s |`);
      for (const [index, score] of scores.entries())
        expect.soft(score, categories[index]).toBeGreaterThanOrEqual(LEAST_SCORE);
      expect.soft(lcp, "largest contentful paint, in ms").toBeLessThan(LATEST_LCP_MS);
    } finally {
      await browser.close();
    }
  });
}
