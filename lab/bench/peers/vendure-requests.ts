import type { LoadRequest } from "../generator/request";
import { BUYERS, type Entry, nthOrder, type Rows } from "./work";

/** The ids that Vendure gave a product, in the order of the shop's rows. */
export interface VendureId {
  productId: string;
  variantId: string;
}

/** What is ordered by whom: a product's variant, and a session's token. */
export interface Purchase {
  variantId: string;
  token: string;
}

const productFields = `id name description createdAt featuredAsset { preview } variants { id priceWithTax stockLevel }`;
const orderFields = `id code state totalWithTax orderPlacedAt shippingAddress { fullName streetLine1 phoneNumber }
  lines { quantity productVariant { name } }`;
const state = `{ __typename ... on Order { id code state totalWithTax } ... on ErrorResult { errorCode message } }`;
const placed = `{ __typename ... on Order { ${orderFields} } ... on ErrorResult { errorCode message } }`;

/** What a storefront sends for one order, one request after another. The shipping method is known, so it isn't asked for. */
const mutations = [
  `addItemToOrder(productVariantId: $id, quantity: 1) ${state}`,
  `setOrderShippingAddress(input: { fullName: "Bench", streetLine1: "1 Street", city: "Town", postalCode: "12345",
    countryCode: "DE", phoneNumber: "12345" }) ${state}`,
  `setOrderShippingMethod(shippingMethodId: ["1"]) ${state}`,
  `transitionOrderToState(state: "ArrangingPayment") ${state}`,
  `addPaymentToOrder(input: { method: "standard-payment", metadata: {} }) ${placed}`,
] as const;

/** Sessions' tokens, one for each of the shop's customers. */
export const sessionOf = (customer: number): string => `session-of-customer-${customer}-of-the-bench`;

/** The newest products. Only their list can be sorted by age. */
export const list: LoadRequest = graphql(
  `{ products(options: { take: 24, sort: { createdAt: DESC } }) { items { ${productFields} } } }`,
);

/** Any products, from the index of the search plugin. */
export const listFromIndex: LoadRequest = graphql(`
  {
    search(input: { take: 24, groupByProduct: true }) {
      items {
        productId
        productName
        description
        inStock
        productAsset {
          preview
        }
        priceWithTax {
          ... on PriceRange {
            min
          }
        }
      }
    }
  }
`);

/** The n-th product. */
export const productById = (ids: VendureId[], n: number): LoadRequest =>
  graphql(`query($id: ID!) { product(id: $id) { ${productFields} } }`, {
    id: (ids[n % ids.length] as VendureId).productId,
  });

/** The orders of the n-th buyer. */
export const myOrders = (n: number): LoadRequest =>
  graphql(
    `{ activeCustomer { orders(options: { take: 24, sort: { orderPlacedAt: DESC } }) { items { ${orderFields} } } } }`,
    {},
    sessionOf(n % BUYERS),
  );

/** The n-th order. */
export function nthPurchase(rows: Rows, ids: VendureId[], n: number): Purchase {
  const { customer, product } = nthOrder(rows, n);
  return { variantId: (ids[product] as VendureId).variantId, token: sessionOf(customer) };
}

/** An order in five requests. */
export function orderInSteps(purchase: Purchase): LoadRequest[] {
  return mutations.map((mutation, step) => ({
    ...place(mutation, purchase, step === 0),
    expected: step === mutations.length - 1 ? '"PaymentSettled"' : '"__typename":"Order"',
  }));
}

function place(mutation: string, { variantId, token }: Purchase, withId: boolean): LoadRequest {
  const variables = withId ? { id: variantId } : {};
  return graphql(`mutation${withId ? "($id: ID!)" : ""} { ${mutation} }`, variables, token);
}

function graphql(query: string, variables: object = {}, token?: string): LoadRequest {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  return { method: "POST", path: "/shop-api", headers, body: JSON.stringify({ query, variables }) };
}

interface ProductAnswer {
  name: string;
  description: string;
  variants: { priceWithTax: number }[];
}

interface OrderAnswer {
  totalWithTax: number;
  lines: { quantity: number; productVariant: { name: string } }[];
}

/** An answer to one of the requests of this file. */
export interface VendureAnswer {
  data: {
    products?: { items: ProductAnswer[] };
    search?: { items: { productName: string; description: string; priceWithTax: { min: number } }[] };
    product?: ProductAnswer;
    activeCustomer?: { orders: { items: OrderAnswer[] } };
    addPaymentToOrder?: OrderAnswer;
  };
}

/** The products or orders of an answer. */
export function readVendure({ data }: VendureAnswer): Entry[] {
  const { products, product, search, activeCustomer, addPaymentToOrder } = data;
  const sold = [...(products?.items ?? []), ...(product ? [product] : [])];
  const ordered = [
    ...(activeCustomer?.orders.items ?? []),
    ...(addPaymentToOrder ? [addPaymentToOrder] : []),
  ];
  return [
    ...sold.map(({ name, description, variants }) => ({
      name,
      description,
      cents: variants[0]?.priceWithTax ?? 0,
    })),
    ...(search?.items ?? []).map(({ productName, description, priceWithTax }) => ({
      name: productName,
      description,
      cents: priceWithTax.min,
    })),
    ...ordered.map(({ totalWithTax, lines }) => ({
      name: lines[0]?.productVariant.name ?? "",
      qty: lines[0]?.quantity,
      cents: totalWithTax,
    })),
  ];
}
