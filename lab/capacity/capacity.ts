/**
 * npm run lab -- capacity [--shoppers 100000] [--peak 0.1] [--mix orders=0.03] …: how many processes, replicas, cores and connections, and how
 * much bandwidth, a day with a number of shoppers takes, from the costs that npm run lab -- bench costs has
 * measured (docs/scaling.md, ADR-0046). Without --shoppers: a table from a thousand to ten million. --help
 * lists all arguments with their defaults.
 * --check: measures the operations here, sends the day that this machine can just serve to a real shop, and compares; exits with 1 if the
 * model is off by more than 25 %.
 */
import "reflect-metadata";
import { InvalidArgument, readArguments, usage } from "./arguments";
import { checkModel } from "./check";
import { readCosts } from "./measured-costs";
import { limitsTable, SIZES, tableOf } from "./table";

async function main(words: string[]): Promise<void> {
  if (words.includes("--help")) return console.log(usage);
  const { day, isOneDay, isCheck } = readArguments(words);
  const costs = readCosts();
  if (isCheck) return checkModel(day, isOneDay, costs);
  const { machine, at } = costs.measured;
  console.log(`In the busiest seconds; costs of ${at} on ${machine}\n`);
  console.log(tableOf(day, costs, isOneDay ? [day.shoppers] : SIZES));
  console.log(`\nWhere one PostgreSQL with ${day.cores} cores ends:\n\n${limitsTable(day, costs)}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof InvalidArgument ? error.message : error);
  process.exitCode = 1;
});
