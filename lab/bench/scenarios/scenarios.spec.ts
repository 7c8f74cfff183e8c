import type { BenchLoad } from "../fill-database";
import { chooseScenarios } from "./scenarios";
import type { Scenario } from "./scenario";

const named = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}-${at}`);

const load: BenchLoad = {
  products: named("product", 1_000),
  customers: named("customer", 400).map((id) => ({ id, token: id })),
  searches: ["watch"],
  categories: named("category", 10),
  renewTokens: () => undefined,
  setPrices: () => Promise.resolve(),
  vacuum: () => Promise.resolve(),
};
const namesOf = (wanted: string) => chooseScenarios(load, wanted).map(({ name }) => name);

/** The matching scenarios, without the scenarios that their goals refer to. */
const placing = (wanted: string) => chooseScenarios(load, wanted).filter(({ name }) => name.includes(wanted));

/** The customers and products in a request to the baseline server. */
function orderedIn({ body = "" }: ReturnType<Scenario["baseline"]>): string[] {
  const { userId, productIds } = JSON.parse(body) as { userId: string; productIds: string[] };
  return productIds.map((id) => `${userId} orders ${id}`);
}

it("lets no customer order a product twice, which the shop would refuse", () => {
  const seen = new Set<string>();
  let orders = 0;
  for (const scenario of ["orders of", "orders with", "carts of"].flatMap((name) => placing(name)))
    for (let n = 0; n < 10 * load.customers.length; n++)
      for (const ordered of orderedIn(scenario.baseline(n))) {
        seen.add(ordered);
        orders += 1;
      }
  expect(orders).toBe(6 * 4_000);
  expect(seen.size).toBe(orders);
});

it("chooses scenarios by a part of their name, and those before them to which their goals refer", () => {
  expect(namesOf("sorted")).toEqual(["list of 24, sorted"]);
  expect(namesOf("REST list")).toEqual(["list of 24", "REST list of 24"]);
  expect(namesOf("nothing of that name")).toEqual([]);
  expect(new Set(namesOf("")).size).toBe(19);
});

it("asks for different products, the first ones most often by Zipf", () => {
  const [zipf, evenly] = ["product by id, by Zipf", "product by id, evenly"].map((name) => {
    const scenario = chooseScenarios(load, name).at(0) as Scenario;
    const first = Array.from(
      { length: 10_000 },
      (_, n) => scenario.baseline(n).path === "/product?product-0",
    );
    return first.filter(Boolean).length;
  });
  expect(zipf).toBeGreaterThan(1_200); // a 7.5th of them
  expect(evenly).toBeLessThan(50); // a thousandth
});
