import { anOrder, aProduct, asCustomer } from "../../../../test/support/builders";
import { aJobContext } from "../../../../test/support/jobs";
import {
  aCartForm,
  CANCEL_ORDER,
  PLACE_ORDERS,
  type PlaceOrdersAnswer,
} from "../../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import { expireOrders } from "../expire-orders";

let shop: TestShop;
/** Other processes of the shop, which share only the database with the first. */
let others: TestShop[];
/** Long enough that every statement gets its lock: only a deadlock can end one early. */
const limits = { connectMs: 60_000, lockMs: 60_000, statementMs: 60_000 };
const policy = { orderHoldHours: 1 };
beforeAll(async () => {
  shop = await startTestShop({ policy, limits });
  const again = { policy, limits, databaseUrl: shop.databaseUrl };
  others = await Promise.all([1, 2, 3].map(() => startTestShop(again)));
});
afterAll(async () => {
  for (const process of [...others, shop]) await process.stop();
});

it("never deadlocks when fifty carts with the same five products arrive, each in another order, while others are cancelled and expire", async () => {
  const five = await Promise.all(Array.from({ length: 5 }, () => aProduct(shop, { countInStock: 41 })));
  const processes = [shop, ...others];
  const buyers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => asCustomer(processes[at % processes.length] as TestShop)),
  );
  const closers = await Promise.all(Array.from({ length: 10 }, () => asCustomer(shop)));
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  const closing = await Promise.all(
    closers.flatMap((person, index) =>
      five.map(async (product) => ({
        person,
        id: await anOrder(shop, person, product, index < 5 ? { createdAt: longAgo } : {}),
        expires: index < 5,
      })),
    ),
  );
  const buying = buyers.map(async (buyer, turn) => {
    const turned = [...five.slice(turn % 5), ...five.slice(0, turn % 5)];
    const items = (turn % 2 ? turned.reverse() : turned).map(({ id }) => ({ productId: id, qty: 1 }));
    return (await buyer.ask<PlaceOrdersAnswer>(PLACE_ORDERS, { input: aCartForm(items) })).placeOrders
      .__typename;
  });
  const cancelling = closing
    .filter(({ expires }) => !expires)
    .map(({ person, id }) => person.ask(CANCEL_ORDER, { id }));
  const expiring = [1, 2, 3].map(() => expireOrders(aJobContext(shop)));
  const placed = await Promise.all(buying);
  await Promise.all([...cancelling, ...expiring]);
  await expireOrders(aJobContext(shop)); // handles the orders that one call left because another held the customer
  const sold = placed.filter((type) => type === "Checkout").length;
  expect(sold).toBeGreaterThanOrEqual(40);
  const stock = await shop.sql("select distinct count_in_stock as units from products");
  expect(stock).toEqual([{ units: 41 + 10 - sold }]);
});
