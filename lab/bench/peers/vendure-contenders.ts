import { runClosedLoop } from "../generator/closed-loop";
import type { LoadRequest } from "../generator/request";
import { loadSteps, takeSteps } from "./load-steps";
import type { Vendure } from "./vendure";
import * as requests from "./vendure-requests";
import { dropJobs } from "./vendure-history";
import type { VendureAnswer } from "./vendure-requests";
import type { Contender, Rows, Task, Work } from "./work";

/** How each work is done: the requests for the n-th time, one after another. */
type Steps = Record<Task, (n: number) => LoadRequest[]>;

/** Vendure as a storefront asks it, and its list from the search index, which is quicker and sorts by name or price alone. */
export function vendureContenders(vendure: Vendure, rows: Rows): Contender[] {
  const { ids } = vendure;
  let placed = 0;
  const steps: Steps = {
    "list of 24 products": () => [requests.list],
    "product by id": (n) => [requests.productById(ids, n)],
    "my orders": (n) => [requests.myOrders(n)],
    "an order": () => requests.orderInSteps(requests.nthPurchase(rows, ids, placed++)),
  };
  const indexed: Steps = { ...steps, "list of 24 products": () => [requests.listFromIndex] };
  return [
    { ...contender("Vendure", vendure, steps), works: Object.keys(steps) as Task[] },
    {
      ...contender("Vendure, search index", vendure, indexed),
      works: ["list of 24 products"],
      unsorted: true,
    },
  ];
}

function contender(name: string, { origin, url, server, worker }: Vendure, steps: Steps): Contender {
  let sent = 0;
  const next = (work: Work) => steps[work as Task](sent++);
  return {
    name,
    pids: [server.pid as number, worker.pid as number],
    ask: async (work, n) =>
      requests.readVendure(JSON.parse(await takeSteps(origin, steps[work as Task](n))) as VendureAnswer),
    load: (work, seconds) =>
      work === "an order"
        ? loadSteps(origin, seconds, () => next(work))
        : runClosedLoop({ origin, request: () => next(work)[0] as LoadRequest }, seconds),
    rest: () => dropJobs(url),
  };
}
