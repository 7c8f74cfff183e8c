import { aProduct, anOrder, asCustomer, asVisitor, type Person } from "../support/builders";
import { anOrderBody, anOrderForm } from "../support/operations";
import { cartOf } from "../support/priced-orders";
import { aDemoGateway, startPaymentOf, stockOf } from "../support/payments";
import { startTestShop, type TestShop } from "../support/shop";
import { startStripeShop } from "../support/stripe-shop";

const gateway = aDemoGateway();
let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await startTestShop({ payments: gateway.open })));
beforeEach(async () => (customer = await asCustomer(shop)));
afterAll(() => shop.stop());

const refused = "... on PaymentRefused { message }";
const ONE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename ${refused} } }`;
const CART = `mutation ($input: PlaceOrdersInput!) { placeOrders(input: $input) { __typename ${refused} } }`;
const QUOTE = "query ($input: QuoteInput!) { quote(input: $input) { total paymentProblem } }";

const problemOf = async (productId: string) => {
  const input = { items: [{ productId, qty: 1 }] };
  const { quote } = await asVisitor(shop).ask<{ quote: { paymentProblem: string | null } }>(QUOTE, { input });
  return quote.paymentProblem;
};
const TOO_LITTLE =
  "0.49$ can't be paid online: the smallest amount is 0.50$. Please add something to your order.";

describe("a total that the provider doesn't charge", () => {
  it.each([
    ["0.49$", 0.49, TOO_LITTLE],
    ["1000000.00$", 1_000_000, "1000000.00$ can't be paid online at once: the largest amount is 999999.99$."],
  ])("refuses a cart of %s before anything is ordered, and the quote says why", async (_, price, message) => {
    const product = await aProduct(shop, { price, countInStock: 9 });
    expect(await problemOf(product.id)).toBe(message);
    const answer = { __typename: "PaymentRefused", message };
    expect(await customer.ask(CART, { input: cartOf([product.id]) })).toEqual({ placeOrders: answer });
    expect(await customer.ask(ONE, { input: anOrderForm(product.id) })).toEqual({ placeOrder: answer });
    expect(await stockOf(shop, product.id)).toBe(9);
    expect(await shop.sql("select from orders where user_id = $1", [customer.id])).toEqual([]);
  });

  it.each([0.5, 999_999.99])("takes an order of %d, and opens its page", async (price) => {
    const { id } = await aProduct(shop, { price });
    expect(await problemOf(id)).toBeNull();
    const order = "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on Order { id } } }";
    const { placeOrder } = await customer.ask<{ placeOrder: { id: string } }>(order, {
      input: anOrderForm(id),
    });
    expect(await startPaymentOf(customer, [placeOrder.id])).toMatchObject({ amount: price });
  });

  it("counts the whole cart, not each of its products", async () => {
    const products = [await aProduct(shop, { price: 0.3 }), await aProduct(shop, { price: 0.1 })];
    const input = cartOf(products.map(({ id }) => id));
    expect(await customer.ask(CART, { input })).toEqual({ placeOrders: { __typename: "Checkout" } });
  });

  it("is taken over REST, as documented, and where the shop takes no payments", async () => {
    const product = await aProduct(shop, { price: 0.49 });
    expect((await customer.post("/order", anOrderBody(product.id))).body).toMatchObject({
      acknowledged: true,
    });
    const closed = await startTestShop();
    const input = anOrderForm((await aProduct(closed, { price: 0.49 })).id);
    expect(await (await asCustomer(closed)).ask(ONE, { input })).toEqual({
      placeOrder: { __typename: "Order" },
    });
    await closed.stop();
  });

  it("refuses the rest of a cart with an explanation, and takes it together with other orders", async () => {
    const left = await anOrder(shop, customer, await aProduct(shop, { price: 0.49 }));
    const other = await anOrder(shop, customer, await aProduct(shop, { price: 0.01 }));
    expect(await startPaymentOf(customer, [left])).toEqual({
      __typename: "PaymentRefused",
      message: TOO_LITTLE,
    });
    expect(await startPaymentOf(customer, [left, other])).toMatchObject({ amount: 0.5 });
  });
});

it.each(["amount_too_small", "amount_too_large"])(
  "answers Stripe's %s with a sentence, too",
  async (code) => {
    const at = await startStripeShop();
    at.stripe.refusedAmount = code;
    const buyer = await asCustomer(at.shop);
    const id = await anOrder(at.shop, buyer, await aProduct(at.shop, { price: 1 }));
    expect(await startPaymentOf(buyer, [id])).toEqual({
      __typename: "PaymentRefused",
      message: expect.stringContaining("to be paid online") as string,
    });
    await at.stop();
  },
);
