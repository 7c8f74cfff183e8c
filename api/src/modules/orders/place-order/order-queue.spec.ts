import { serialize } from "./order-queue";

afterEach(() => jest.useRealTimers());

/** A task that records its start, and that the test ends. */
function aWork(began: string[], name: string) {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const work = () => {
    began.push(name);
    return ended.then(() => name);
  };
  return { work, end };
}

it("runs works of one key one after another, as they came, and those of another key meanwhile", async () => {
  const began: string[] = [];
  const [first, second, other] = ["first", "second", "other"].map((name) => aWork(began, name)) as [
    ReturnType<typeof aWork>,
    ReturnType<typeof aWork>,
    ReturnType<typeof aWork>,
  ];
  const running = [serialize("saw", first.work), serialize("saw", second.work)];
  const elsewhere = serialize("watch", other.work);
  other.end();
  await expect(elsewhere).resolves.toBe("other");
  expect(began).toEqual(["first", "other"]);
  first.end();
  second.end();
  await expect(Promise.all(running)).resolves.toEqual(["first", "second"]);
});

it("goes on after a work that fails", async () => {
  const failed = serialize("saw", () => Promise.reject(new Error("sold out")));
  const next = serialize("saw", () => Promise.resolve("sold"));
  await expect(failed).rejects.toThrow("sold out");
  await expect(next).resolves.toBe("sold");
});

it("refuses with 503 whoever waits for five seconds, and still lets nobody overtake", async () => {
  jest.useFakeTimers();
  const began: string[] = [];
  const [slow, patient] = [aWork(began, "slow"), aWork(began, "patient")];
  const first = serialize("saw", slow.work);
  const refused = expect(serialize("saw", aWork(began, "refused").work)).rejects.toMatchObject({
    code: "SERVICE_UNAVAILABLE",
    retryAfter: 5,
  });
  await jest.advanceTimersByTimeAsync(4_999);
  const last = serialize("saw", patient.work);
  await jest.advanceTimersByTimeAsync(1);
  await refused;
  expect(began).toEqual(["slow"]);
  slow.end();
  patient.end();
  await expect(Promise.all([first, last])).resolves.toEqual(["slow", "patient"]);
  expect(began).toEqual(["slow", "patient"]);
});
