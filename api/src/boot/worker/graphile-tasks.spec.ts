import { aJobContext } from "../../../test/support/jobs";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { graphileTasks } from "./graphile-tasks";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.stop());

const run = (name: string, task: () => Promise<void>) => {
  const wrapped = graphileTasks({ [name]: task }, () => aJobContext(shop));
  return wrapped[name]?.({}, { job: { id: "1" } } as never);
};
const ran = async () =>
  (await shop.sql<{ task: string }>("select task from task_runs order by task")).map(({ task }) => task);

it("records when a recurring task has succeeded, and neither a failure nor any other task", async () => {
  const fail = () => Promise.reject(new Error("no"));
  await run("end-sales", () => Promise.resolve());
  await run("mail-order-placed", () => Promise.resolve());
  await expect(run("sum-sales", fail)).rejects.toThrow("no");
  expect(await ran()).toEqual(["end-sales"]);
  const [first] = await shop.sql("select ran_at from task_runs");
  await shop.sql("update task_runs set ran_at = now() + interval '8 days'");
  await expect(run("end-sales", fail)).rejects.toThrow("no");
  await run("end-sales", () => Promise.resolve());
  const [row] = await shop.sql<{ right: boolean }>("select ran_at <= now() as right from task_runs");
  expect([first, row]).toEqual([expect.anything(), { right: true }]);
});
