import { isDeepStrictEqual } from "node:util";
import {
  type Contender,
  type Entry,
  NEWEST_ON_HOME,
  ORDERS_OF_BUYER,
  orderedBefore,
  type Rows,
  type Work,
} from "./work";

const PAGE = 24;

/** Does each work once, and throws if a contender's answer isn't what the rows say. */
export async function checkAnswers(contender: Contender, works: Work[], rows: Rows): Promise<void> {
  for (const work of works) {
    const found = await contender.ask(work, 0);
    const wrong = faultOf(work, found, rows) ?? (contender.unsorted ? undefined : mixUpOf(work, found, rows));
    if (wrong) throw new Error(`${contender.name}, ${work}: ${wrong}. It answered ${JSON.stringify(found)}`);
  }
}

/** What is wrong with an entry, or with their number; undefined if all is right. */
function faultOf(work: Work, found: Entry[], rows: Rows): string | undefined {
  const known = new Map(rows.products.map((product) => [product.name, product]));
  for (const { name, cents, description, qty } of found) {
    const product = known.get(name);
    if (!product) return `nobody sells "${name}"`;
    if (product.cents !== cents) return `"${name}" costs ${product.cents} cents`;
    if ((description ?? product.description) !== product.description)
      return `"${name}" is described differently`;
    if ((qty ?? 1) !== 1) return `one "${name}" was ordered`;
  }
  if (new Set(found.map(({ name }) => name)).size !== found.length) return "an entry is there twice";
  return found.length === expected(work, found, rows).length ? undefined : "the number of entries is wrong";
}

/** What is wrong with the choice of the entries. */
function mixUpOf(work: Work, found: Entry[], rows: Rows): string | undefined {
  const names = found.map(({ name }) => name).sort();
  return isDeepStrictEqual(names, expected(work, found, rows).sort()) ? undefined : "others were expected";
}

/** The names in the right answer. An order is compared with its product alone, because each contender orders another. */
function expected(work: Work, found: Entry[], rows: Rows): string[] {
  switch (work) {
    case "list of 24 products":
      return rows.products.slice(0, PAGE).map(({ name }) => name);
    case "home page":
      return rows.products.slice(0, NEWEST_ON_HOME).map(({ name }) => name);
    case "product by id":
      return rows.products.slice(0, 1).map(({ name }) => name);
    case "my orders":
      return Array.from({ length: ORDERS_OF_BUYER }, (_, order) => orderedBefore(rows, 0, order).name);
    case "an order":
      return [found[0]?.name ?? ""];
  }
}
