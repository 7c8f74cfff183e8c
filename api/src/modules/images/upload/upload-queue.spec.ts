import { TooManyUploads } from "./errors";
import { withSlot, serialize, type Uploader } from "./upload-queue";

/** A task that the test ends. */
function aWork() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

it("takes eight uploads at once, refuses a ninth, and takes it when one of them has ended", async () => {
  const works = Array.from({ length: 8 }, aWork);
  const running = works.map(({ work }) => withSlot(work));
  const refusal = await withSlot(() => Promise.resolve()).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(TooManyUploads);
  expect(refusal).toMatchObject({ status: 429, retryAfter: 5 });
  works[3]?.end();
  await running[3];
  await expect(withSlot(() => Promise.resolve("taken"))).resolves.toBe("taken");
  for (const { end } of works) end();
  await Promise.all(running);
});

it("keeps four of the slots for admins", async () => {
  const works = Array.from({ length: 8 }, aWork);
  const [ofCustomers, ofAdmins] = [works.slice(0, 4), works.slice(4)];
  const running = ofCustomers.map(({ work }) => withSlot(work, "customer"));
  await expect(withSlot(() => Promise.resolve(), "customer")).rejects.toBeInstanceOf(TooManyUploads);
  running.push(...ofAdmins.map(({ work }) => withSlot(work, "admin")));
  await expect(withSlot(() => Promise.resolve(), "admin")).rejects.toBeInstanceOf(TooManyUploads);
  for (const { end } of works) end();
  await Promise.all(running);
});

it("lets an admin wait for one customer's image, and not for all", async () => {
  const began: string[] = [];
  const first = aWork();
  const read = (name: string, uploader: Uploader, work = () => Promise.resolve()) =>
    serialize(() => {
      began.push(name);
      return work();
    }, uploader);
  const reading = [
    read("customer 1", "customer", first.work),
    read("customer 2", "customer"),
    read("customer 3", "customer"),
  ];
  await new Promise(setImmediate);
  reading.push(read("admin", "admin"));
  first.end();
  await Promise.all(reading);
  expect(began).toEqual(["customer 1", "admin", "customer 2", "customer 3"]);
});

it("makes room again where an upload fails", async () => {
  const failing = () => Promise.reject(new Error("cut off"));
  for (let attempt = 0; attempt < 20; attempt += 1)
    await expect(withSlot(failing)).rejects.toThrow("cut off");
});

it("reads uploads one after the other, in the order in which they came, also after one that fails", async () => {
  const began: string[] = [];
  const [first, second] = [aWork(), aWork()];
  const read = (name: string, work: () => Promise<void>) =>
    serialize(() => {
      began.push(name);
      return work();
    });
  const reading = [
    read("first", () => first.work().then(() => Promise.reject(new Error("damaged")))),
    read("second", second.work),
    read("third", () => Promise.resolve()),
  ];
  await Promise.resolve();
  expect(began).toEqual(["first"]);
  first.end();
  await expect(reading[0]).rejects.toThrow("damaged");
  second.end();
  await Promise.all(reading.slice(1));
  expect(began).toEqual(["first", "second", "third"]);
});
