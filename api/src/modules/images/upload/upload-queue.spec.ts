import { TooManyUploads } from "./errors";
import { enqueueUpload } from "./upload-queue";

/** A task that the test ends. */
function aWork() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

it("takes eight uploads, refuses a ninth, and takes it when one of them has ended", async () => {
  const works = Array.from({ length: 8 }, aWork);
  const running = works.map(({ work }) => enqueueUpload(work, "admin"));
  const refusal = await enqueueUpload(() => Promise.resolve(), "admin").catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(TooManyUploads);
  expect(refusal).toMatchObject({ status: 429, retryAfter: 5 });
  works[0]?.end();
  await running[0];
  const taken = enqueueUpload(() => Promise.resolve("taken"), "admin");
  for (const { end } of works) end();
  await expect(taken).resolves.toBe("taken");
  await Promise.all(running);
});

it("takes four uploads of customers, and still those of admins", async () => {
  const works = Array.from({ length: 4 }, aWork);
  const running = works.map(({ work }) => enqueueUpload(work, "customer"));
  await expect(enqueueUpload(() => Promise.resolve(), "customer")).rejects.toBeInstanceOf(TooManyUploads);
  running.push(...Array.from({ length: 7 }, () => enqueueUpload(() => Promise.resolve(), "admin")));
  for (const { end } of works) end();
  await Promise.all(running);
});

it("lets an admin wait for one customer's image, and not for all", async () => {
  const began: string[] = [];
  const first = aWork();
  const read = (name: string, uploader: "admin" | "customer", work = () => Promise.resolve()) =>
    enqueueUpload(() => {
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
    await expect(enqueueUpload(failing, "customer")).rejects.toThrow("cut off");
});
