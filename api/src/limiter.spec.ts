import { RateLimited } from "./errors";
import { LimiterOfOwners } from "./limiter";

const settled = () => new Promise((wake) => setImmediate(wake));

/** A limit of two at once, and work that ends when the test allows it. */
function aLimit(bounds = {}) {
  const limit = new LimiterOfOwners("expensive", { running: 2, waiting: 3, waitMs: 10_000, ...bounds });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string, owner = "one", key?: string) =>
    limit.run(
      owner,
      () => {
        begun.push(name);
        return new Promise<string>((end) => ends.set(name, () => end(name)));
      },
      key,
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { limit, begun, work, end };
}

it("lets an owner do two things at once, and the others in the order of arrival", async () => {
  const { limit, begun, work, end } = aLimit();
  const done = Promise.all(["a", "b", "c", "d"].map((name) => work(name)));
  expect(begun).toEqual(["a", "b"]);
  await end("b");
  expect(begun).toEqual(["a", "b", "c"]);
  for (const name of ["a", "c", "d"]) await end(name);
  expect(await done).toEqual(["a", "b", "c", "d"]);
  expect(limit.count).toBe(0);
});

it("lets nobody wait for another owner's work", async () => {
  const { begun, work, end } = aLimit();
  for (const owner of ["one", "other"]) for (const name of ["a", "b", "c"]) void work(owner + name, owner);
  expect(begun).toEqual(["onea", "oneb", "othera", "otherb"]);
  for (const name of [...begun, "onec", "otherc"]) await end(name);
});

it("counts work that shares its read once", async () => {
  const { limit, begun, work, end } = aLimit();
  for (const name of ["a1", "a2", "a3"]) void work(name, "one", "a");
  for (const name of ["b", "c1"]) void work(name, "one", name[0]);
  void work("c2", "one", "c");
  expect(begun).toEqual(["a1", "a2", "a3", "b"]);
  await end("a1");
  await end("a2");
  expect(begun).toHaveLength(4);
  await end("a3");
  expect(begun.slice(4)).toEqual(["c1", "c2"]);
  for (const name of ["b", "c1", "c2"]) await end(name);
  expect(limit.count).toBe(0);
});

it("refuses work beyond a number that waits, and work that has waited too long", async () => {
  const { begun, work, end } = aLimit({ waitMs: 20 });
  void work("a");
  void work("b");
  const waiting = Promise.allSettled(["c", "d", "e"].map((name) => work(name)));
  await expect(work("f")).rejects.toThrow(RateLimited);
  expect((await waiting).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  await end("a");
  void work("g");
  expect(begun).toEqual(["a", "b", "g"]);
});

it("goes on where work fails", async () => {
  const limit = new LimiterOfOwners("expensive", { running: 1, waiting: 3, waitMs: 10_000 });
  const failing = () => Promise.reject(new Error("failed"));
  const all = [
    limit.run("one", failing),
    limit.run("one", failing),
    limit.run("one", () => Promise.resolve(3)),
  ];
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
    "fulfilled",
  ]);
  expect(limit.count).toBe(0);
});
