import { generate, type Generated } from "../../../api/demo/generate";
import { generatedCustomers, generatedOrders } from "../../../api/demo/generated-customers";
import { generatedProducts } from "../../../api/demo/generated-products";
import { sumSales } from "../../../api/src/modules/statistics/sales";
import type { Database } from "../fill-database";
import { withServices } from "../services";
import { inShort } from "../../short";
import { addOrders } from "./add-orders";
import { measureSize, printGrowth, type Growth, type Series } from "./growth";
import { measureConnections, measureProcesses } from "./loads";
import { orderRequests } from "./order-requests";
import { productRequests } from "./product-requests";
import { measureSearches } from "./searches";

const numbers = (variable: string | undefined, otherwise: string) =>
  (variable ?? otherwise).split(",").map(Number);
const PRODUCTS = numbers(process.env.BENCH_SIZES, "1000,10000,100000,1000000");
const ORDERS = numbers(process.env.BENCH_ORDERS, "1000,10000,100000,1000000");
/** While orders grow. */
const SOME_PRODUCTS = inShort(10_000, 500);
/** While products grow. */
const SOME_ORDERS = 200;

const series: Record<string, () => Promise<void>> = {
  products: () => {
    const products = { grow: growProducts, requestsFor: productRequests, alsoMeasure: measureSearches };
    return measureGrowth("products", PRODUCTS, products);
  },
  orders: () => measureGrowth("orders", ORDERS, { grow: growOrders, requestsFor: orderRequests }),
  connections: measureConnections,
  processes: measureProcesses,
};

/**
 * npm run lab -- bench sizes: the processor time of requests with more and more products, orders, connections and processes, and the
 * exponents with which it grows; of all four, or of those that are named.
 */
export async function measureSizes(names: string[]): Promise<void> {
  for (const name of names.length > 0 ? names : Object.keys(series)) {
    const measure = series[name];
    if (!measure) throw new Error(`"${name}" is none of ${Object.keys(series).join(", ")}.`);
    await measure();
  }
}

function measureGrowth(of: string, sizes: number[], measured: Series): Promise<void> {
  return withServices(async (database, services) => {
    const growth: Growth = new Map();
    let before = 0;
    for (const size of sizes) {
      const since = performance.now();
      await measured.grow(database, before, size);
      await database.query("vacuum analyze");
      await database.query("checkpoint");
      console.log(`${size} ${of} after ${((performance.now() - since) / 1_000).toFixed(0)} s more`);
      growth.set(size, await measureSize(database, services, measured));
      before = size;
    }
    printGrowth(of, growth);
  });
}

async function growProducts(database: Database, before: number, after: number): Promise<void> {
  const added: [Generated, number][] = [[generatedProducts, after - before]];
  if (before === 0) added.push([generatedCustomers, SOME_ORDERS], [generatedOrders, SOME_ORDERS]);
  for (const [generated, amount] of added) await generate(database, generated, amount, () => undefined);
}

async function growOrders(database: Database, before: number, after: number): Promise<void> {
  if (before === 0) await generate(database, generatedProducts, SOME_PRODUCTS, () => undefined);
  await addOrders(database, before, after);
  await database.query("truncate sales"); // the added orders say that they changed long ago
  await sumSales({ db: database.manager });
}
