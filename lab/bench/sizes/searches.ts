import { inShort, isShort } from "../../short";
import { scheduledMs } from "../figures/cpu-time";
import { median, percentile } from "../figures/percentile";
import type { Database } from "../fill-database";
import type { LoadRequest } from "../generator/request";
import { at, graphql } from "../scenarios/scenario";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? inShort(5, 1));

/** What somebody searches for, and what the list is narrowed by. */
interface Searched {
  kind: string;
  text: string | null;
  filter?: object | undefined;
}

const list = (text: string) => text.split(", ");

const texts = {
  "a common word": list(
    "watch, steel, drill, strap, automatic, water, crystal, sapphire, battery, movement, leather, case, box, power, blade, hand, set, dial, bracelet, compact",
  ),
  "a rare word": list(
    "4711, 90210, 31337, 55512, 12012, 70707, 8888, 1234, 271828, 314159, 161803, 99991, 24680, 13579, 86420, 97531, 44044, 60006, 15551, 777",
  ),
  mistyped: list(
    "chronogaph, cordles, titaniun, wathc, stainles, automtic, bezle, leahter, sapphie, movment, hamer, wrech, brcelet, batery, chisle, scredriver, waterproff, crytal, clsap, milanse",
  ),
  "two words": list(
    "cordless drill, dive watch, titanium case, field watch, ceramic bezel, circular saw, leather strap, steel bracelet, torque wrench, hand plane, watch steel, sapphire crystal, precision hammer, marine diver, compact drill, classic dress, blue dial, box spanner, tape measure, heavy duty hammer",
  ),
  "words apart": list(
    "drill watch, hammer strap, leather saw, battery bracelet, socket dial, bezel wrench, chisel crystal, plane automatic, quartz blade, teeth buckle",
  ),
};

const filters = [
  { category: "watches", brands: ["ironmere"] },
  { category: "tools", priceMin: 50, priceMax: 60 },
  { category: "watches/divers", attributes: [{ slug: "movement", values: ["automatic"] }] },
  { brands: ["fennick", "stahlbrook"], ratingMin: 4 },
  { category: "tools/drills", attributes: [{ slug: "voltage", values: ["18"] }] },
  { priceMin: 100, priceMax: 2000 },
  { category: "watches/dress", priceMax: 500 },
  { category: "tools", ratingMin: 4.5 },
  { brands: ["halden"], attributes: [{ slug: "case-diameter", min: 36, max: 40 }] },
  { category: "watches", onSale: true },
];
const narrowed = ["steel", "case", "watch", "power", "wathc"];

/** A hundred searches: 90 texts, and ten that are narrowed. */
const hundred: Searched[] = [
  ...Object.entries(texts).flatMap(([kind, each]) => each.map((text) => ({ kind, text }))),
  ...filters.map((filter, n) => ({ kind: "narrowed", text: at(narrowed, n), filter })),
];
/** Every tenth in a short run. */
const searches = hundred.filter((_each, n) => n % inShort(1, 10) === 0);

const VARIABLES = "($search: String, $filter: ProductFilter)";
const PAGE = `query ${VARIABLES} {
  products(search: $search, filter: $filter) {
    nodes { id name price regularPrice image rating countInStock } pageInfo { hasNextPage endCursor }
  }
}`;
const COUNTS = `query ${VARIABLES} {
  products(search: $search, filter: $filter, first: 1) { totalCount facets { slug min max values { value count } } }
}`;
const SUGGEST = `query ($text: String!) {
  suggest(text: $text) { products { id name } categories { id name } brands { slug name } }
}`;

interface Requested {
  name: string;
  searches: Searched[];
  request: (searched: Searched) => LoadRequest;
  /** The most that 99 of 100 may take, in ms. */
  limit: number;
}

const filtered: Searched[] = filters.map((filter) => ({ kind: "filter", text: null, filter }));
const askPage = ({ text, filter }: Searched) => graphql(PAGE, { search: text, filter });
const askCounts = ({ text, filter }: Searched) => graphql(COUNTS, { search: text, filter });
const asked: Requested[] = [
  { name: "page of a search", searches, request: askPage, limit: 50 },
  { name: "its facets and total", searches, request: askCounts, limit: 100 },
  { name: "page of a filter", searches: filtered, request: askPage, limit: 50 },
  { name: "its facets and total", searches: filtered, request: askCounts, limit: 100 },
  {
    name: "suggest",
    searches: searches.filter(({ filter }) => !filter),
    request: ({ text }) => graphql(SUGGEST, { text: text?.slice(0, -1) }),
    limit: 15,
  },
];

/** The processes that answer. */
interface Answering {
  database: Database;
  shopPid: number;
  postgresPid: number;
}

/** What one request took, in ms: on the clock, and of the processor. */
interface Taken {
  ms: number;
  shop: number;
  postgres: number;
}

/**
 * Prints how long a hundred searches take, one after another: on the clock, and of the processor, which holds on a busy machine too. A
 * search's time is the median of its rounds. Before each count a product changes, so that it is counted again.
 */
export async function measureSearches(
  answering: Answering,
  send: (request: LoadRequest) => Promise<number>,
): Promise<void> {
  console.log("| p50 · p95 · p99 · longest, ms | clock | shop | PostgreSQL | processor | longest |");
  console.log("| --- | ---: | ---: | ---: | ---: | --- |");
  for (const { name, searches, request, limit } of asked) {
    const requests = searches.map(request);
    const rounds: Taken[][] = requests.map(() => []);
    for (let round = 0; round <= ROUNDS; round++)
      for (const [n, each] of requests.entries()) {
        if (request === askCounts) await changeProduct(answering.database);
        const taken = await measure(answering, () => send(each));
        if (round > 0) rounds[n]?.push(taken);
      }
    const times = rounds.map(medianOf);
    printRow(name, times, searches);
    const kinds = new Set(searches.map(({ kind }) => kind));
    for (const kind of kinds.size > 1 ? kinds : [])
      printRow(
        `– ${kind}`,
        times.filter((_each, n) => searches[n]?.kind === kind),
        searches.filter((each) => each.kind === kind),
      );
    if (!isShort && percentile(times.map(processorOf), 0.99) > limit) process.exitCode = 1;
  }
}

async function measure({ shopPid, postgresPid }: Answering, send: () => Promise<number>): Promise<Taken> {
  const before = [scheduledMs(shopPid), scheduledMs(postgresPid)] as const;
  const ms = await send();
  return { ms, shop: scheduledMs(shopPid) - before[0], postgres: scheduledMs(postgresPid) - before[1] };
}

const medianOf = (rounds: Taken[]): Taken => ({
  ms: median(rounds.map(({ ms }) => ms)),
  shop: median(rounds.map(({ shop }) => shop)),
  postgres: median(rounds.map(({ postgres }) => postgres)),
});

const processorOf = ({ shop, postgres }: Taken) => shop + postgres;

function printRow(name: string, times: Taken[], searches: Searched[]): void {
  const of = (read: (taken: Taken) => number) =>
    [0.5, 0.95, 0.99, 1].map((share) => percentile(times.map(read), share).toFixed(1)).join(" · ");
  const processor = times.map(processorOf);
  const longest = searches[processor.indexOf(Math.max(...processor))] as Searched;
  const cells = [of(({ ms }) => ms), of(({ shop }) => shop), of(({ postgres }) => postgres), of(processorOf)];
  console.log(`| ${[name, ...cells, nameOf(longest)].join(" | ")} |`);
}

const nameOf = ({ text, filter }: Searched) =>
  [text, filter && JSON.stringify(filter)].filter(Boolean).join(", ");

/** Every count is out of date afterwards. */
const changeProduct = (database: Database) =>
  database.query(
    "update product_updates set updated_at = now() where product_id = (select product_id from product_updates limit 1)",
  );
