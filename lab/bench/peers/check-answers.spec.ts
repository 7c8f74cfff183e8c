import { checkAnswers } from "./check-answers";
import type { Contender, Entry, Rows, Work } from "./work";

const product = (n: number) => ({
  id: String(n),
  name: `Saw ${n}`,
  description: `The ${n}. saw`,
  image: "/saw.webp",
  cents: 1_000 + n,
  stock: 10,
  createdAt: new Date(0),
});

const rows: Rows = { products: Array.from({ length: 30 }, (_, n) => product(n)), customers: [] };
const entries = rows.products.map(({ name, cents, description }) => ({ name, cents, description }));
const LIST: Work = "list of 24 products";

function answering(found: Entry[], unsorted = false): Contender {
  return {
    name: "A server",
    pids: [],
    unsorted,
    ask: () => Promise.resolve(found),
    load: () => Promise.reject(new Error("not under load")),
  };
}

it("accepts the newest 24 products", async () => {
  await checkAnswers(answering(entries.slice(0, 24)), [LIST], rows);
});

it("accepts other products of a server that can't sort them by age", async () => {
  await checkAnswers(answering(entries.slice(6), true), [LIST], rows);
  await expect(checkAnswers(answering(entries.slice(6)), [LIST], rows)).rejects.toThrow(
    "others were expected",
  );
});

it("accepts a home page with the newest products", async () => {
  await checkAnswers(answering(entries.slice(0, 8)), ["home page"], rows);
  await expect(checkAnswers(answering(entries.slice(1, 9)), ["home page"], rows)).rejects.toThrow(
    "others were expected",
  );
});

it("accepts an order of one product at its price", async () => {
  await checkAnswers(answering([{ name: "Saw 7", qty: 1, cents: 1_007 }]), ["an order"], rows);
});

it.each([
  ["a wrong price", [{ ...entries[0], cents: 1 }], '"Saw 0" costs 1000 cents'],
  ["another description", [{ ...entries[0], description: "?" }], '"Saw 0" is described differently'],
  ["a product that nobody sells", [{ ...entries[0], name: "Drill" }], 'nobody sells "Drill"'],
  ["another product", [entries[1]], "others were expected"],
  ["the same product twice", [entries[0], entries[0]], "an entry is there twice"],
  ["nothing", [], "the number of entries is wrong"],
])("refuses %s", async (_name, found, message) => {
  const check = checkAnswers(answering(found as Entry[]), ["product by id"], rows);
  await expect(check).rejects.toThrow(message);
});

it("refuses an order of two units", async () => {
  const check = checkAnswers(answering([{ name: "Saw 7", qty: 2, cents: 1_007 }]), ["an order"], rows);
  await expect(check).rejects.toThrow('one "Saw 7" was ordered');
});
