/** npm run seed -- [--products N] [--groups N] [--users N] [--orders N]: seeds an empty database with the demo catalogue, or adds generated rows. */
import "reflect-metadata";
import { parseArgs } from "node:util";
import type { DataSource } from "typeorm";
import { generate, type Generated } from "../../../demo/generate";
import { generatedCustomers, generatedOrders } from "../../../demo/generated-customers";
import { generatedGroups, generatedProducts } from "../../../demo/generated-products";
import { seedCatalogue } from "../../../demo/seed";
import { UsageError, withDatabase } from "./with-database";

const USAGE =
  "Usage: npm run seed, or: npm run seed -- --products N --groups N --users N --orders N (any of them; 1 to 10,000,000)";

/** In the order of creation: groups need three products each, and orders need users and products. */
const kinds: Record<string, Generated> = {
  products: generatedProducts,
  groups: generatedGroups,
  users: generatedCustomers,
  orders: generatedOrders,
};

withDatabase(async (database) => {
  const amounts = readAmounts();
  if (Object.keys(amounts).length === 0) return seedDemo(database);
  for (const [kind, generated] of Object.entries(kinds)) {
    const amount = amounts[kind];
    if (amount === undefined) continue;
    await generate(database, generated, amount, (done) => console.log(`${done} of ${amount} ${kind} added`));
  }
});

async function seedDemo(database: DataSource): Promise<void> {
  const added = await seedCatalogue(database);
  console.log(added > 0 ? `${added} products added.` : "There are already products; nothing was added.");
}

function readAmounts(): Record<string, number> {
  const options = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, { type: "string" as const }]));
  try {
    const { values } = parseArgs({ options });
    return Object.fromEntries(Object.entries(values).map(([kind, value]) => [kind, amountOf(String(value))]));
  } catch {
    throw new UsageError(USAGE);
  }
}

function amountOf(value: string): number {
  const amount = Number(value);
  if (!Number.isInteger(amount) || amount < 1 || amount > 10_000_000) throw new UsageError(USAGE);
  return amount;
}
