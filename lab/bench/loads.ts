import { textOf } from "./generator/answer";
import { exchange } from "./generator/connection";
import type { LoadRequest } from "./generator/request";
import type { Loads } from "./rounds";
import type { Scenario } from "./scenarios/scenario";
import type { Servers } from "./servers";

/** How many of the first requests are compared. */
const COMPARED = 8;

/** Checks that both servers answer with the same data, and prepares their loads. */
export async function loadsOf(scenario: Scenario, { shop, baseline }: Servers): Promise<Loads> {
  for (let n = 0; n < COMPARED; n++) {
    const theirs = await exchange(baseline.origin, (scenario.compared ?? scenario.baseline)(n));
    scenario.compare(textOf(await exchange(shop.origin, scenario.shop(n))), textOf(theirs));
  }
  let sent = 0;
  const loadOf = async (origin: string, request: (n: number) => LoadRequest) => ({
    origin,
    request: () => request(sent++),
    length: scenario.constant ? (await exchange(origin, request(0))).body.length : undefined,
  });
  return {
    shop: await loadOf(shop.origin, scenario.shop),
    baseline: await loadOf(baseline.origin, scenario.baseline),
  };
}
