import { randomUUID } from "node:crypto";
import { aCartForm, CANCEL_ORDER, PLACE_ORDERS } from "../../support/operations";
import { placeOrder } from "../support/order-request";
import type { Life } from "./life";
import type { StepOf } from "./steps";

const SHIP_ORDERS =
  'mutation ($ids: [ID!]!) { shipOrders(ids: $ids, carrier: "DHL", trackingNumber: "1") { id } }';
const DELIVER_ORDER = "mutation ($id: ID!) { deliverOrder(id: $id) }";
const REFUND_ORDER =
  "mutation ($id: ID!, $restock: Boolean!, $paidBack: Boolean!) { refundOrder(id: $id, restock: $restock, paidBack: $paidBack) { id } }";
const QUOTE = "query ($input: QuoteInput!) { quote(input: $input) { total } }";
const REFUND_PART = `mutation ($id: ID!, $qty: Int, $amount: Float, $restock: Boolean!) {
  refundOrder(id: $id, qty: $qty, amount: $amount, restock: $restock) { id }
}`;
const REQUEST_RETURN = `mutation ($id: ID!, $qty: Int!) {
  requestReturn(lines: [{ orderId: $id, qty: $qty }], reason: "Too small.") { id }
}`;
const CANCEL_RETURN = "mutation ($id: ID!) { cancelReturn(id: $id) { id } }";
const RECEIVE_RETURN = `mutation ($id: ID!, $refund: Boolean!, $restock: Boolean!, $amount: Float) {
  receiveReturn(id: $id, refund: $refund, restock: $restock, amount: $amount) { id }
}`;
const RESTOCK = "mutation ($id: ID!, $units: Int!) { restockProduct(id: $id, units: $units) { id } }";
const DELETE_PRODUCT = "mutation ($id: ID!) { deleteProduct(id: $id) }";
const EDIT_PRODUCT = `mutation ($id: ID!, $input: EditProductInput!) {
  editProduct(id: $id, input: $input) { __typename }
}`;

/** Repeats a request with its key until it is answered. */
async function untilAnswered<Answer>(send: () => Promise<Answer | undefined>): Promise<Answer> {
  return (await send()) ?? untilAnswered(send);
}

/** The steps of customers and admins with orders and products. A step that the shop refuses changes nothing. */
export const orderSteps = {
  place: async (life: Life, { customer, product, quantity, via }: StepOf<"place">) => {
    const order = { customer: life.customer(customer), ...life.product(product), qty: quantity, via };
    const intended = { ...order, key: randomUUID() };
    const answer = await untilAnswered(async () => {
      const sent = await life.shop.processes.ask(async (url) => {
        const given = await placeOrder(url, intended);
        if (given.kind === "unanswered") throw new Error(given.reason);
        return given;
      });
      return sent?.kind === "unavailable" ? undefined : sent;
    });
    if (answer.kind === "acknowledged") life.acknowledged.push(answer.orderId);
    else if (answer.kind !== "refused") life.faults.push(JSON.stringify(answer));
  },

  placeCart: async (life: Life, { customer, items, code, card, quoted }: StepOf<"placeCart">) => {
    const entries = items.map(({ product, quantity }) => ({
      productId: life.product(product).productId,
      qty: quantity,
    }));
    const by = life.customer(customer);
    const codes = { discountCode: life.code(code), giftCardCode: life.cardCode(card) };
    const quote = quoted && (await life.ask(by, QUOTE, { input: { items: entries, ...codes } }))?.data?.quote;
    const expectedTotal = quote ? (quote as { total: number }).total : null;
    const input = aCartForm(entries, { ...codes, expectedTotal });
    const { data } = await untilAnswered(() => life.ask(by, PLACE_ORDERS, { input }));
    const placed = (data?.placeOrders as { orders?: { id: string }[] } | undefined)?.orders;
    if (!placed) return;
    life.acknowledged.push(...placed.map(({ id }) => id));
    const products = new Set(entries.map(({ productId }) => productId));
    if (placed.length !== products.size) life.faults.push(`half a cart: ${JSON.stringify([input, placed])}`);
  },

  /** Changes the tax rate and the shipping price as an admin. */
  reprice: async ({ shop }: Life, { hundredths, deliveryMinor }: StepOf<"reprice">) => {
    await shop.db.sql("update tax_rates set percent = $1", [hundredths / 100]);
    await shop.db.sql("update shipping_methods set price_cents = $1", [deliveryMinor]);
  },

  cancel: async (life: Life, { order, by }: StepOf<"cancel">) => {
    const chosen = await life.order(order);
    const owner = life.customers.find(({ id }) => id === chosen?.user_id);
    if (chosen && owner) await life.ask(by === "admin" ? life.admin : owner, CANCEL_ORDER, { id: chosen.id });
  },

  /** Ships some of a customer's orders in one parcel, sometimes by two concurrent requests. */
  ship: async (life: Life, { orders, times }: StepOf<"ship">) => {
    const [first, ...others] = orders;
    const chosen = await life.order(first as number);
    if (!chosen) return;
    const more = await Promise.all(others.map((order) => life.order(order, [chosen.user_id])));
    const ids = [chosen, ...more].flatMap((order) => order?.id ?? []);
    await Promise.all(Array.from({ length: times }, () => life.ask(life.admin, SHIP_ORDERS, { ids })));
  },

  deliver: async (life: Life, { order }: StepOf<"deliver">) => {
    const chosen = await life.order(order);
    if (chosen) await life.ask(life.admin, DELIVER_ORDER, { id: chosen.id });
  },

  refund: async (life: Life, { order, restock, paidBack, times }: StepOf<"refund">) => {
    const chosen = await life.order(order);
    if (!chosen) return;
    const refund = () => life.ask(life.admin, REFUND_ORDER, { id: chosen.id, restock, paidBack });
    await Promise.all(Array.from({ length: times }, refund));
  },

  refundPart: async (life: Life, { order, units, minor, restock, times }: StepOf<"refundPart">) => {
    const chosen = await life.order(order);
    if (!chosen) return;
    const part = { qty: units, amount: minor === null ? null : minor / 100, restock };
    const refund = () => life.ask(life.admin, REFUND_PART, { id: chosen.id, ...part });
    await Promise.all(Array.from({ length: times }, refund));
  },

  /** Delivers and returns units of an order. Two admins answer the return, and several receive it, at once. */
  sendBack: async (life: Life, step: StepOf<"sendBack">) => {
    const chosen = await life.order(step.order);
    const owner = life.customers.find(({ id }) => id === chosen?.user_id);
    if (!chosen || !owner) return;
    await life.ask(life.admin, DELIVER_ORDER, { id: chosen.id });
    const asked = await life.ask(owner, REQUEST_RETURN, { id: chosen.id, qty: step.units });
    const made = asked?.data?.requestReturn as { id: string } | undefined;
    if (!made) return;
    const answer = `mutation ($id: ID!) { ${step.answer}(id: $id, answer: "To 1 High Street.") { id } }`;
    await Promise.all([
      life.ask(life.admin, answer, made),
      life.ask(life.admin, answer, made),
      ...(step.cancels ? [life.ask(owner, CANCEL_RETURN, made)] : []),
    ]);
    const { refund, restock, minor, times } = step;
    const received = { id: made.id, refund, restock, amount: minor === null ? null : minor / 100 };
    await Promise.all(Array.from({ length: times }, () => life.ask(life.admin, RECEIVE_RETURN, received)));
  },

  wait: async (life: Life, { order }: StepOf<"wait">) => {
    const chosen = await life.order(order);
    if (chosen)
      await life.shop.db.sql(
        "update orders set created_at = created_at - interval '100 hours' where id = $1",
        [chosen.id],
      );
    await life.letTimePass();
  },

  restock: (life: Life, { product, units }: StepOf<"restock">) =>
    life.ask(life.admin, RESTOCK, { id: life.product(product).productId, units }),

  edit: (life: Life, { product, version, price }: StepOf<"edit">) => {
    const variables = { id: life.product(product).productId, input: { version, price } };
    return life.ask(life.admin, EDIT_PRODUCT, variables);
  },

  delete: (life: Life, { product }: StepOf<"delete">) =>
    life.ask(life.admin, DELETE_PRODUCT, { id: life.product(product).productId }),
};
