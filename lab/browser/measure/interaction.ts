import type { Page } from "@playwright/test";
import { admin } from "../../../web/e2e/support/accounts";
import { openPage } from "../../../web/e2e/support/open-page";
import { productsInStock } from "../../../web/e2e/support/shop-api";
import { expect, test } from "../../../web/e2e/support/test";
import { expectBelow, median, quiet, row, RUNS, slowDown } from "./slow-phone";

/** The limit from a press to the next paint, in ms. */
const LONGEST_INP_MS = 100;

/** An interaction with a page. */
export interface Interaction {
  name: string;
  /** `:id` stands for a product's id. */
  address: string;
  act: (page: Page) => Promise<unknown>;
  /** The signed-in user; a visitor by default. */
  as?: "customer" | "admin";
}

/** Records the longest interaction and the longest task. */
function observe() {
  const seen = { inp: 0, task: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) seen.inp = Math.max(seen.inp, entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
  }).observe({ type: "longtask" });
}

const seenOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { inp: number; task: number } }).seen);

/** Defines a test for each interaction. It prints the time to the next paint on a slow processor, and fails above the limit. */
export function measureInteractions(interactions: Interaction[]): void {
  test.beforeAll(() => console.log(row("interaction", "to next paint", "worst", "longest task")));
  for (const { name, address, act, as } of interactions) {
    test(`${name} is seen soon`, async ({ page, request, customer, signInAs }) => {
      const [product] = await productsInStock(request);
      if (as) await signInAs(as === "admin" ? admin : customer);
      await slowDown(page, { network: false });
      const times: number[] = [];
      const tasks: number[] = [];
      for (let run = 0; run < RUNS; run++) {
        await openPage(page, address.replace(":id", product?.id ?? ""));
        await quiet(page);
        await page.evaluate(observe);
        await act(page);
        await quiet(page);
        await expect.poll(async () => (await seenOn(page)).inp).toBeGreaterThan(0);
        const { inp, task } = await seenOn(page);
        if (!as) await page.evaluate(() => localStorage.clear()); // the next run's cart is empty again
        times.push(inp);
        tasks.push(task);
      }
      const milliseconds = [median(times), Math.max(...times), median(tasks)].map((ms) => `${ms} ms`);
      console.log(row(name, ...milliseconds));
      expectBelow(LONGEST_INP_MS, median(times), "interaction to next paint, in ms");
    });
  }
}
