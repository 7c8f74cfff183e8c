import { aProduct, asAdmin, asCustomer, asVisitor } from "../../../test/support/builders";
import { register } from "../../../test/support/accounts";
import { anOrderForm } from "../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../test/support/shop";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const STOCK_BEHIND_FRAGMENTS = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ...Placed } }
  fragment Placed on Order { id product { ...Stock } }
  fragment Stock on Product { countInStock qty }`;

it("places no order for a customer who selects an admin field at any depth", async () => {
  const [product, customer] = [await aProduct(shop), await asCustomer(shop)];
  const input = anOrderForm(product.id);
  expect(await customer.refusal(STOCK_BEHIND_FRAGMENTS, { input })).toBe("FORBIDDEN");
  expect(await shop.sql("select from orders where product_id = $1", [product.id])).toEqual([]);
  expect(await (await asAdmin(shop)).refusal(STOCK_BEHIND_FRAGMENTS, { input })).toBeUndefined();
  expect(await shop.sql("select from orders where product_id = $1", [product.id])).toHaveLength(1);
});

it("records no user whose first sign-in selects an admin field", async () => {
  const { email, idToken } = await register();
  const asked = "mutation ($idToken: String!) { signIn(idToken: $idToken) { user { hasPaidOrders } } }";
  expect(await asVisitor(shop).refusal(asked, { idToken })).toBe("UNAUTHENTICATED");
  expect(await shop.sql("select from users where email = $1", [email])).toEqual([]);
});

it("changes nothing for a field that is behind @include, whatever its condition", async () => {
  const [product, customer] = [await aProduct(shop), await asCustomer(shop)];
  const asked = `mutation ($input: PlaceOrderInput!, $all: Boolean!) {
    placeOrder(input: $input) { ... on Order { product { qty @include(if: $all) } } } }`;
  const variables = { input: anOrderForm(product.id), all: false };
  expect(await customer.refusal(asked, variables)).toBe("FORBIDDEN");
});
