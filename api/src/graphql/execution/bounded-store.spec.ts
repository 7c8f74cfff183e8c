import { parse, type DocumentNode } from "graphql";
import { BoundedStore } from "./bounded-store";

const aStore = () => new BoundedStore<DocumentNode>(({ loc }) => loc?.source.body.length ?? 1);
const OURS = parse("{ topProducts { id } }");

it("stores no more than a thousand documents of 20,000 different ones", async () => {
  const store = aStore();
  for (let at = 0; at < 20_000; at += 1) await store.set(`${at}`, OURS);
  expect(store.count).toBe(500);
  for (let at = 0; at < 20_000; at += 1) await store.get(`${at}`);
  for (let at = 0; at < 20_000; at += 1) await store.set(`${at}`, OURS);
  expect(store.count).toBe(1_000);
});

it("holds a document that is used again, whatever else is sent once", async () => {
  const store = aStore();
  await store.set("ours", OURS);
  expect(await store.get("ours")).toBe(OURS);
  for (let at = 0; at < 2_000; at += 1) await store.set(`${at}`, OURS);
  expect(await store.get("ours")).toBe(OURS);
  expect(await store.get("0")).toBeUndefined();
});

it("stores fewer large ones", async () => {
  const store = aStore();
  const large = parse(`{ topProducts { id } } # ${"x".repeat(9_970)}`);
  for (let at = 0; at < 100; at += 1) await store.set(`${at}`, large);
  expect(store.count).toBe(10);
});

it("removes the given document", async () => {
  const store = aStore();
  await store.set("once", OURS);
  await store.set("again", OURS);
  await store.get("again");
  await store.delete("once");
  await store.delete("again");
  expect(store.count).toBe(0);
});
