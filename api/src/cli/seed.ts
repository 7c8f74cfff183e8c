/** npm run seed -- [--products N]: the demo catalogue into an empty database, or N generated products beside what there is. */
import "reflect-metadata";
import { addGeneratedProducts } from "../database/seed/generated-products";
import { seedCatalogue } from "../database/seed/seed";
import { UsageError, withDatabase } from "./with-database";

const USAGE = "Usage: npm run seed, or: npm run seed -- --products N (1 to 10,000,000)";

withDatabase(async (database) => {
  const [option, amount, ...rest] = process.argv.slice(2);
  if (option === undefined) {
    const added = await seedCatalogue(database);
    console.log(added > 0 ? `${added} products added.` : "There are products already; nothing was added.");
    return;
  }
  const products = Number(amount);
  const valid = option === "--products" && rest.length === 0 && Number.isInteger(products);
  if (!valid || products < 1 || products > 10_000_000) throw new UsageError(USAGE);
  await addGeneratedProducts(database, products, (done) =>
    console.log(`${done} of ${products} products added`),
  );
});
