import { runJobs } from "../../../test/support/jobs";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { inTransaction } from "../../context/context";
import { createContext } from "../../boot/create-context";
import { addJob } from "./add-job";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const contextOf = ({ firebase, accessTokens, ...shared }: TestShop) =>
  createContext({ ...shared, identity: { firebase, accessTokens } }, { origin: "" });

const waiting = async () => {
  const jobs = await shop.sql<{ key: string }>("select key from graphile_worker.jobs order by id");
  return jobs.map(({ key }) => key);
};

const orderId = "00000000-0000-4000-8000-000000000000";

it("adds nothing in a transaction that rolls back", async () => {
  const rolledBack = inTransaction(contextOf(shop), async (tx) => {
    await addJob(tx, "close-payments-of-order", { orderId }, "order 1");
    throw new Error("no order");
  });
  await expect(rolledBack).rejects.toThrow("no order");
  expect(await waiting()).toEqual([]);
});

it("adds a job once while one waits under the same key, and it is gone when it is done", async () => {
  for (const name of ["1", "1", "2"])
    await inTransaction(contextOf(shop), (tx) => addJob(tx, "close-payments-of-order", { orderId }, name));
  expect(await waiting()).toEqual(["close-payments-of-order: 1", "close-payments-of-order: 2"]);
  await runJobs(shop);
  expect(await waiting()).toEqual([]);
});
