import { OrderQueue, type Queued } from "./order-queue";

afterEach(() => jest.useRealTimers());

/** Resolves after the current turn of the event loop. */
const turn = () => new Promise(setImmediate);

interface Form extends Queued {
  name: string;
}

/** Parses a form: customer and products, as in `ada: saw, watch`. */
function form(name: string): Form {
  const [customerId = "", products = ""] = name.split(": ");
  return { name, customer: { id: customerId }, items: products.split(", ") };
}

/** A queue with statements that the test ends; `begun` has the forms of each statement begun. */
function aQueue() {
  const begun: string[][] = [];
  const ends: { end(decisions?: string[]): void; fail(error: Error): void }[] = [];
  const queue = new OrderQueue<Form, string>({
    together: (forms) => {
      const names = forms.map(({ name }) => name);
      begun.push(names);
      return new Promise((end, fail) => ends.push({ end: (decisions) => end(decisions ?? names), fail }));
    },
    alone: (single) => {
      begun.push(["alone", single.name]);
      return single.name.includes("bad") ? Promise.reject(new Error("bad")) : Promise.resolve(single.name);
    },
    isUndone: ({ message }: Error) => message === "undone",
  });
  /** Ends the oldest running statement. */
  const end = async (decisions?: string[]) => {
    ends.shift()?.end(decisions);
    await turn();
  };
  /** Places forms one after the other; the forms of an array arrive in one turn of the event loop. */
  const place = async (...lines: (string | string[])[]) => {
    const placed: Promise<string>[] = [];
    for (const line of lines) {
      placed.push(...[line].flat().map((name) => queue.place(form(name))));
      await turn();
    }
    return { all: () => Promise.all(placed), settled: () => Promise.allSettled(placed) };
  };
  return { place, begun, end, fail: (message: string) => ends.shift()?.fail(new Error(message)) };
}

it("places a form at once if nothing else runs, and forms that arrive in the meantime in one statement", async () => {
  const { place, begun, end } = aQueue();
  const placed = await place("ada: saw", "bob: watch", "cyd: lamp", "dan: lamp", "eve: saw");
  expect(begun).toEqual([["ada: saw"]]);
  await end();
  expect(begun[1]).toEqual(["bob: watch", "cyd: lamp", "dan: lamp", "eve: saw"]);
  await end();
  expect(await placed.all()).toEqual(["ada: saw", "bob: watch", "cyd: lamp", "dan: lamp", "eve: saw"]);
});

it("places one form of a customer at a time, and lets others pass", async () => {
  const { place, begun, end } = aQueue();
  const placed = await place("ada: saw", "ada: lamp", "bob: watch", "cyd: lamp", "ada: lamp");
  expect(begun).toEqual([["ada: saw"]]);
  await end();
  expect(begun[1]).toEqual(["ada: lamp", "bob: watch", "cyd: lamp"]);
  await end();
  expect(begun[2]).toEqual(["ada: lamp"]);
  await end();
  await placed.all();
});

it("places at most 64 entries in a statement", async () => {
  const { place, begun, end } = aQueue();
  const customers = Array.from({ length: 100 }, (_, at) => `customer ${at}: saw`);
  const placed = await place("ada: saw", ...customers);
  await end();
  expect(begun[1]).toHaveLength(64);
  await end();
  expect(begun[2]).toHaveLength(36);
  await end();
  await placed.all();
});

it("lets no form overtake a cart that is too large for the rest of the statement", async () => {
  const { place, begun, end } = aQueue();
  const cart = (customer: string) => `${customer}: ${Array.from({ length: 40 }, () => "saw").join(", ")}`;
  const placed = await place([cart("ada"), cart("bob"), "cyd: saw"]);
  expect(begun).toEqual([[cart("ada")]]);
  await end();
  expect(begun[1]).toEqual([cart("bob"), "cyd: saw"]);
  await end();
  await placed.all();
});

it("asks again for what depended on another form, before those that came later", async () => {
  const { place, begun, end } = aQueue();
  const placed = await place(["ada: saw", "bob: saw"], "cyd: saw", "dan: saw");
  await end(["sold out", "again"]);
  expect(begun[1]).toEqual(["bob: saw", "cyd: saw", "dan: saw"]);
  await end();
  expect(await placed.all()).toEqual(["sold out", "bob: saw", "cyd: saw", "dan: saw"]);
});

it("places a form alone if its customer is locked, and holds back that customer's other forms", async () => {
  const { place, begun, end } = aQueue();
  const placed = await place("ada: saw", "ada: lamp", "bob: saw");
  await end(["alone"]);
  expect(begun.slice(1)).toEqual([["bob: saw"], ["alone", "ada: saw"]]);
  await end();
  expect(begun[3]).toEqual(["ada: lamp"]);
  await end();
  await end();
  expect(await placed.all()).toEqual(["ada: saw", "ada: lamp", "bob: saw"]);
});

it("places each form alone where a statement of many has failed and changed nothing", async () => {
  const { place, fail } = aQueue();
  const placed = await place(["ada: saw", "bob: saw", "bad: saw", "dan: saw"]);
  fail("undone");
  const decisions = await placed.settled();
  expect(decisions.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
});

it("repeats nothing where it is unknown whether a statement has changed something, and goes on", async () => {
  const { place, begun, end, fail } = aQueue();
  const placed = await place("ada: saw", ["bob: saw", "cyd: saw"]);
  await end();
  fail("connection lost");
  const decisions = await placed.settled();
  expect(decisions.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(begun).toHaveLength(2);
  const next = await place("bob: saw");
  await end();
  expect(await next.all()).toEqual(["bob: saw"]);
});

it("takes into its first statement all that arrive in the same turn of the event loop", async () => {
  const { place, begun, end } = aQueue();
  const placed = await place(["ada: saw", "bob: watch", "cyd: saw"]);
  expect(begun).toEqual([["ada: saw", "bob: watch", "cyd: saw"]]);
  await end();
  expect(await placed.all()).toHaveLength(3);
});

it("refuses with 503 a request that has waited for five seconds", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"] });
  const { place, begun, end } = aQueue();
  const running = await place("ada: saw");
  const refused = (await place("cyd: saw")).all();
  const checked = expect(refused).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE", retryAfter: 5 });
  await jest.advanceTimersByTimeAsync(4_999);
  const last = await place("dan: saw");
  await jest.advanceTimersByTimeAsync(1);
  await checked;
  for (let statement = 0; statement < 2; statement += 1) await end();
  expect(await running.all()).toEqual(["ada: saw"]);
  expect(await last.all()).toEqual(["dan: saw"]);
  expect(begun).toEqual([["ada: saw"], ["dan: saw"]]);
});
