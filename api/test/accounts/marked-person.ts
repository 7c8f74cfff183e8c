import { randomUUID } from "node:crypto";
import { CANCEL_ORDER } from "../support/operations";
import { aProduct, asAdmin, type Person } from "../support/builders";
import type { Caller } from "../support/caller";
import { aGiftCard } from "../support/gift-cards";
import { anImage, uploadPhoto, uploadReturnPhoto } from "../support/images";
import { sessionOf, type TestGateway } from "../support/payments";
import type { TestShop } from "../support/shop";
import { aLeavingCustomer } from "./leaving";

/** Texts that belong to one person only. */
export interface Marks {
  email: string;
  displayName: string;
  orderName: string;
  address: string;
  phone: string;
  comment: string;
  reviewName: string;
  returnReason: string;
  orderNote: string;
  shopNote: string;
  key: string;
}

export function newMarks(): Marks {
  const mark = (what: string) => `${what}-${randomUUID().slice(0, 13)}`;
  return {
    email: `${mark("mark")}@example.com`,
    displayName: mark("Display"),
    orderName: mark("Orderer"),
    address: `1 ${mark("Street")}, Springfield`,
    phone: `555-${String(Math.random()).slice(2, 12)}`,
    comment: mark("My honest words"),
    reviewName: mark("Reviewer"),
    returnReason: mark("Reason"),
    orderNote: mark("Note"),
    shopNote: mark("Remark"),
    key: mark("key"),
  };
}

const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on Order { id } } }`;
const PLACE_CART = `mutation ($input: PlaceOrdersInput!) { placeOrders(input: $input) { ... on Checkout { orders { id } } } }`;
const PAY = `mutation ($ids: [ID!]!) { startPayment(orderIds: $ids) { ... on PaymentPage { url } } }`;
const REVIEW_PRODUCT = `mutation ($input: AddProductReviewInput!) { addProductReview(input: $input) { __typename } }`;
const REVIEW = `mutation ($input: AddReviewInput!) { addReview(input: $input) { ... on Review { id } } }`;
const SEND_BACK = `mutation ($id: ID!, $reason: String!, $photos: [String!]) {
  requestReturn(lines: [{ orderId: $id, qty: 1 }], reason: $reason, photos: $photos) { id }
}`;
const NOTE = `mutation ($orderId: ID!, $userId: ID!, $text: String!) {
  saveOrderNote(orderId: $orderId, text: $text) { id }
  saveCustomerNote(userId: $userId, text: $text) { id }
}`;
const WISH = "mutation ($id: ID!) { addToWishList(productId: $id) }";
const TO_CART =
  "mutation ($id: ID!) { saveCart(input: { changes: [{ productId: $id, quantity: 1 }] }) { quantity } }";
const REMIND_ME = "mutation { setCartReminders(wanted: true) { id } }";
const TELL_ME = "mutation ($id: ID!) { requestStockAlert(productId: $id) }";
const SAVE_ADDRESS = "mutation ($input: AddressInput!) { saveAddress(input: $input) { id line1 } }";

/** A person with data in every part of the shop. */
export class MarkedPerson {
  private constructor(
    private readonly shop: TestShop,
    private readonly gateway: TestGateway,
    readonly marks: Marks,
    readonly person: Awaited<ReturnType<typeof aLeavingCustomer>>,
    private readonly admin: Person,
  ) {}

  static async register(shop: TestShop, gateway: TestGateway): Promise<MarkedPerson> {
    const marks = newMarks();
    const { email, displayName } = marks;
    const person = await aLeavingCustomer(shop, { email, displayName, verified: true });
    return new MarkedPerson(shop, gateway, marks, person, await asAdmin(shop));
  }

  get caller(): Caller {
    return this.person.caller;
  }

  /** Every text that identifies the person, with the account's ids and tokens; the keys describe the texts. */
  get texts(): Record<string, string> {
    const { uid, idToken, accessToken, refreshToken } = this.person;
    return { ...this.marks, uid, idToken, accessToken, refreshToken };
  }

  /** Places an order of one product; returns its id. */
  async order(key: string = randomUUID()): Promise<string> {
    const { placeOrder } = await this.caller.ask<{ placeOrder: { id: string } }>(PLACE, {
      input: { productId: (await aProduct(this.shop)).id, qty: 1, ...this.form(key) },
    });
    return placeOrder.id;
  }

  /** Orders two products as a cart. */
  async orderCart(): Promise<string[]> {
    const items = [await aProduct(this.shop), await aProduct(this.shop)].map(({ id }) => ({
      productId: id,
      qty: 1,
    }));
    const { placeOrders } = await this.caller.ask<{ placeOrders: { orders: { id: string }[] } }>(PLACE_CART, {
      input: { items, ...this.form(`${this.marks.key}-${randomUUID()}`) },
    });
    return placeOrders.orders.map(({ id }) => id);
  }

  private async id(): Promise<string> {
    return (await this.caller.ask<{ me: { id: string } }>("{ me { id } }")).me.id;
  }

  /** Opens the payment page of orders; returns its URL. */
  async openPayment(ids: string[]): Promise<string> {
    return (await this.caller.ask<{ startPayment: { url: string } }>(PAY, { ids })).startPayment.url;
  }

  private async payAndDispute(ids: string[]): Promise<void> {
    const url = await this.openPayment(ids);
    await this.gateway.press(this.shop, url, "approve");
    const charge = sessionOf(url);
    const dispute = { id: `dp_${charge}`, amount: 100, currency: "usd", charge, reason: "duplicate" };
    await this.gateway.send(this.shop, "charge.dispute.closed", { ...dispute, status: "won" });
  }

  /**
   * Creates a paid, disputed, sent and delivered order, a refunded one, two cancelled ones, a cart, a product review with a
   * photo, a return with a photo, a hidden review of the shop, a saved address, a mailed gift card, a wish, an entry of the cart, cart reminders, a stock alert, and an open payment page.
   */
  async live(): Promise<void> {
    const [delivered, refunded, cancelled, theirs] = [
      await this.order(this.marks.key),
      await this.order(),
      await this.order(),
      await this.order(),
    ];
    await this.payAndDispute([delivered, refunded]);
    await this.admin.ask("mutation ($id: ID!) { shipOrders(ids: [$id]) { id } }", { id: delivered });
    await this.admin.ask("mutation ($id: ID!) { deliverOrder(id: $id) }", { id: delivered });
    await this.shop.sql("update shop_settings set return_days = 30");
    const photo = await uploadReturnPhoto(this.caller, delivered, await anImage({ width: 90, height: 60 }));
    const photos = [photo.body.image];
    await this.caller.ask(SEND_BACK, { id: delivered, reason: this.marks.returnReason, photos });
    await this.admin.ask("mutation ($id: ID!) { refundOrder(id: $id) { id } }", { id: refunded });
    await this.admin.ask(NOTE, { orderId: delivered, userId: await this.id(), text: this.marks.shopNote });
    await this.reviewProductOf(delivered);
    await this.caller.ask(CANCEL_ORDER, { id: cancelled });
    await this.admin.ask(CANCEL_ORDER, { id: theirs });
    const { comment, reviewName } = this.marks;
    const { addReview } = await this.caller.ask<{ addReview: { id: string } }>(REVIEW, {
      input: { rating: 4, comment, name: reviewName },
    });
    await this.admin.ask("mutation ($id: ID!) { hideReview(id: $id) { id } }", { id: addReview.id });
    await this.saveAddress();
    await aGiftCard(this.shop, 20, this.admin, this.marks.email);
    // as if its code were mailed: until then the account isn't deleted
    await this.shop.sql(
      "select from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'mail-gift-card'))",
    );
    await this.wish();
    await this.openPayment(await this.orderCart());
  }

  private async reviewProductOf(orderId: string): Promise<void> {
    const [order] = await this.shop.sql<{ id: string }>("select product_id as id from orders where id = $1", [
      orderId,
    ]);
    const { id: productId } = order as { id: string };
    const { body } = await uploadPhoto(this.caller, productId, await anImage({ width: 90, height: 60 }));
    const { comment, reviewName: name } = this.marks;
    const input = { productId, rating: 4, comment, name, photos: [body.image] };
    await this.caller.ask(REVIEW_PRODUCT, { input });
  }

  private async saveAddress(): Promise<void> {
    const { orderName: name, address: line1, phone } = this.marks;
    const body = { query: SAVE_ADDRESS, variables: { input: { name, line1, phone } } };
    await this.caller.post("/graphql", body, { "idempotency-key": this.marks.key });
  }

  private async wish(): Promise<void> {
    const { id } = await aProduct(this.shop, { countInStock: 0 });
    await this.caller.ask(WISH, { id });
    await this.caller.ask(TO_CART, { id });
    await this.caller.ask(TELL_ME, { id });
    await this.caller.ask(REMIND_ME);
  }

  private form(idempotencyKey: string) {
    const { orderName: name, address, phone, orderNote: note } = this.marks;
    return { name, address, phone, note, idempotencyKey };
  }
}
