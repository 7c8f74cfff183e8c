import fc from "fast-check";
import { capacityOf, ratesAtPeak, type Capacity } from "./capacity-of";
import type { Costs } from "./measured-costs";
import { defaultDay, defaultMix, ratesOfVisit, type Day, type Mix } from "./day";
import { operationNames, ratesOf, sumOf } from "./operations";

/** Round costs: what is computed from them can be followed by hand. */
const costs: Costs = {
  measured: { at: "2026-11-22", machine: "none", node: "v20", postgres: "18", load: "none" },
  operations: Object.fromEntries(
    operationNames.map((name) => {
      const inDatabase = name === "file" ? { database: 0, wal: 0 } : { database: 200, wal: 1_000 };
      return [name, { shop: 500, bytes: 10_000, ...inDatabase }];
    }),
  ) as Costs["operations"],
  busy: {},
  idle: { shop: 0.01, database: 0.02 },
  oneProduct: [
    { orders: 1, database: 2_000, wal: 9_000 },
    { orders: 64, database: 300, wal: 4_000 },
  ],
  dashboardOrders: 80_000,
  flush: { perStatement: 1, ms: 1 },
  replayPerMegabyte: 20_000,
  megabytes: 200,
};

const days = fc.record({
  shoppers: fc.integer({ min: 0, max: 20_000_000 }),
  peak: fc.double({ min: 1 / 24, max: 1, noNaN: true }),
  burst: fc.double({ min: 1, max: 10, noNaN: true }),
  cdn: fc.double({ min: 0, max: 1, noNaN: true }),
  mix: fc.record({
    visits: fc.double({ min: 0, max: 5, noNaN: true }),
    pages: fc.double({ min: 0, max: 30, noNaN: true }),
    orders: fc.double({ min: 0, max: 0.5, noNaN: true }),
    crawlers: fc.double({ min: 0, max: 5, noNaN: true }),
  }),
});
const dayOf = ({ mix, ...drawn }: Partial<Omit<Day, "mix">> & { mix: Partial<Mix> }): Day => ({
  ...defaultDay,
  ...drawn,
  mix: { ...defaultMix, ...mix },
});

/** What can only grow with the load. */
const sizeOf = (day: Day) => {
  const { processes, primary, replicas, connections, sent, wal, orders } = capacityOf(day, costs);
  const cores = replicas === 0 ? primary.cores : primary.cores + replicas * day.cores;
  return {
    processes,
    cores,
    connections: connections.primary,
    megabits: sent.megabits,
    day: sent.gigabytes,
    wal,
    orders,
  };
};

function expectNoLess(more: Day, less: Day): void {
  const [larger, smaller] = [sizeOf(more), sizeOf(less)];
  for (const key of Object.keys(larger) as (keyof typeof larger)[])
    expect(larger[key]).toBeGreaterThanOrEqual(smaller[key] * (1 - 1e-9));
}

it("asks for no less of anything with more shoppers", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 5_000_000 }), (drawn, more) => {
      const day = dayOf(drawn);
      expectNoLess({ ...day, shoppers: day.shoppers + more }, day);
    }),
  );
});

it("asks for no less of anything with a higher peak or burst", () => {
  fc.assert(
    fc.property(days, fc.double({ min: 1, max: 4, noNaN: true }), (drawn, factor) => {
      const day = dayOf(drawn);
      for (const key of ["peak", "burst"] as const) {
        const higher = { ...day, [key]: day[key] * factor };
        expect(capacityOf(higher, costs).processes).toBeGreaterThanOrEqual(capacityOf(day, costs).processes);
        expect(capacityOf(higher, costs).wal).toBeGreaterThanOrEqual(capacityOf(day, costs).wal);
      }
    }),
  );
});

it("asks for no less of anything if shoppers do more of anything", () => {
  const parts = fc.constantFrom(
    ...(Object.keys(defaultMix) as (keyof Mix)[]).filter((name) => name !== "carts"),
  );
  fc.assert(
    fc.property(days, parts, fc.double({ min: 0, max: 3, noNaN: true }), (drawn, part, more) => {
      const day = dayOf(drawn);
      expectNoLess({ ...day, mix: { ...day.mix, [part]: day.mix[part] + more } }, day);
    }),
  );
});

it("asks for no more of anything behind a CDN that has more", () => {
  fc.assert(
    fc.property(days, fc.double({ min: 0, max: 1, noNaN: true }), (drawn, share) => {
      const day = dayOf(drawn);
      expectNoLess({ ...day, cdn: day.cdn * share }, day);
    }),
  );
});

it("asks for fewer processes where cores may be busier", () => {
  const quiet = capacityOf({ ...defaultDay, shoppers: 1e7, utilisation: 0.3 }, costs);
  const busy = capacityOf({ ...defaultDay, shoppers: 1e7, utilisation: 0.9 }, costs);
  expect(quiet.processes).toBeGreaterThan(2 * busy.processes);
  expect(quiet.primary.cores).toBeGreaterThan(busy.primary.cores);
});

it("asks for two idle processes and one idle core on a day on which nobody comes", () => {
  expect(capacityOf({ ...defaultDay, shoppers: 0 }, costs)).toEqual({
    requests: { sent: 0, received: 0 },
    orders: 0,
    busy: 0.02,
    processes: 2,
    megabytes: 400,
    primary: { busy: 0.02, cores: 1 },
    replicas: 0,
    connections: { primary: 24, replica: 0 },
    pooled: null,
    sent: { megabits: 0, gigabytes: 0 },
    wal: 0,
  });
});

it("computes a day that can be followed by hand", () => {
  // one visit of one page and nothing else, a tenth of them in one hour, which is even
  const mix = { ...ratesToNothing(), visits: 1, pages: 1 };
  const day = { ...defaultDay, shoppers: 3_600_000, peak: 0.1, burst: 1, utilisation: 0.51, mix };
  const capacity = capacityOf(day, costs); // 100 requests per second
  expect(capacity.requests.received).toBeCloseTo(100);
  expect(capacity.processes).toBe(2); // 50 ms of a core per second
  expect(capacityOf({ ...day, burst: 30 }, costs).processes).toBe(3); // 1.5 cores at 0.5 of each
  expect(capacity.primary.busy).toBeCloseTo(0.02 + 0.02);
  expect(capacity.sent.megabits).toBeCloseTo(8);
  expect(capacity.sent.gigabytes).toBeCloseTo(36);
  expect(capacity.wal).toBeCloseTo(0.1);
});

const ratesToNothing = (): Mix =>
  Object.fromEntries(Object.keys(defaultMix).map((name) => [name, 0])) as unknown as Mix;

it("leaves nothing but signed-in work to the shop behind a CDN that has everything public", () => {
  const rates = ratesAtPeak({ ...defaultDay, cdn: 1 });
  expect(rates.file + rates.list + rates["home page"] + rates["crawled page"]).toBe(0);
  expect(rates.order).toBeGreaterThan(0);
  const capacity = capacityOf({ ...defaultDay, cdn: 1 }, costs);
  expect(capacity.requests.sent).toBeGreaterThan(10 * capacity.requests.received);
});

it("moves reads to replicas once one server can't do all, and leaves the writes to the primary", () => {
  const [one, many, large] = [
    { shoppers: 1e5, cores: 2 },
    { shoppers: 2e7, cores: 2 },
    { shoppers: 2e7, cores: 64 },
  ].map((day) => capacityOf({ ...defaultDay, ...day }, costs)) as [Capacity, Capacity, Capacity];
  expect(one.replicas).toBe(0);
  expect(many.replicas).toBeGreaterThan(1);
  expect(large.replicas).toBe(0);
  expect(many.connections).toEqual({ primary: many.processes * 13, replica: many.processes * 5 });
  expect(many.primary.busy).toBeLessThan(large.primary.busy / 5);
});

it("puts a pooler between once the processes open more connections than a server bears", () => {
  const sizes = [1e5, 2e7].map((shoppers) => capacityOf({ ...defaultDay, shoppers }, costs));
  const [few, many] = sizes as [Capacity, Capacity];
  expect(few).toMatchObject({ pooled: null, connections: { primary: few.processes * 12, replica: 0 } });
  expect(many.connections.primary).toBe(many.processes * 12);
  expect(many.pooled).toBeLessThan(many.connections.primary);
});

it("counts whoever orders once, and delivers and announces each product", () => {
  const rates = ratesOfVisit({ ...defaultMix, orders: 0.1, carts: 0.5 });
  expect(rates.order + rates["cart of three"]).toBeCloseTo(0.1);
  expect(rates.delivery).toBeCloseTo(0.2);
  expect(rates.mail).toBeCloseTo(0.4);
  expect(sumOf(ratesOf((name) => rates[name]))).toBeCloseTo(sumOf(rates));
});
