import { randomUUID } from "node:crypto";
import { addressLines } from "@shop/shared/address";
import { trackingPage } from "@shop/shared/carriers";
import { countryName } from "@shop/shared/country-name";
import { serverTexts } from "@shop/shared/messages/server";
import { formatMinor } from "@shop/shared/money";
import { quoteCart } from "@shop/shared/pricing/quote";
import type { PricingRules } from "@shop/shared/pricing/rules";
import type { EntityManager } from "typeorm";
import { columns, integer, nullable, text, uuid, type RowOf } from "../../src/data/columns";
import { command, execute, rows, select } from "../../src/data/rows";
import { findShownNumbers, listOrdersById } from "../../src/modules/orders/get-orders";
import type { InvoiceDocument } from "../../src/modules/payments/invoice.entity";
import type { DemoContent } from "../demo-content";
import { demoContent } from "../localized-demo";
import { demoPurchases, type DemoPurchase } from "./demo-purchases";
import { courseOf, DAY_MS, later, returnedOf } from "./purchase-course";
import { documentsOf, paymentOf } from "./purchase-money";

/** The percentage of the demo's discount code. */
const CODE_PERCENT = 10;

/**
 * The settings of the seeded rows: the seller in invoices, and the account at Firebase of the first of the demo's
 * people.
 */
export interface TradeSettings {
  readonly seller: Omit<InvoiceDocument["seller"], "country">;
  readonly customerUid: string | null;
}

const productColumns = columns({
  id: uuid("id"),
  name: text("name"),
  image: text("image"),
  priceMinor: integer("price_cents"),
  regularPriceMinor: nullable(integer("regular_price_cents")),
});
const readProducts = select(productColumns, "from products");
type Product = RowOf<typeof productColumns>;

const methodColumns = columns({ id: uuid("id"), name: text("name"), priceMinor: integer("price_cents") });
const readMethods = select(methodColumns, "from shipping_methods");

/** Fills a table from an array of objects. Their keys are its columns. */
const fill = (table: string, list: string) =>
  command(
    `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
  );

const fillUsers = fill(
  "users",
  "id, firebase_uid, email, email_verified, name, created_at, sign_in_provider",
);
const fillReviews = fill("reviews", "user_id, product_id, name, rating, comment, created_at");
const fillDiscounts = fill("discounts", "id, code, percent, once_per_customer, uses, created_at");
const fillCheckouts = command(
  `insert into checkouts (id, user_id, idempotency_key, created_at)
    select id, user_id, idempotency_key, created_at from jsonb_populate_recordset(null::checkouts, $1::jsonb) order by created_at`,
);
const fillShipments = fill("shipments", "id, user_id, carrier, tracking_number, tracking_url, shipped_at");
const orderList =
  "id, user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents, regular_price_cents, image_url, created_at, " +
  "paid_at, shipped_at, delivered_at, cancelled_at, refunded_at, restocked, idempotency_key, checkout_id, shipment_id, discount_cents, " +
  "shipping_cents, shipping_method, shipping_method_id, discount_id, discount_code, shipping_address, refunded_cents, refunded_qty, restocked_qty, tax_cents, tax_included, tax_name, tax_percent";
const fillOrders = command(
  `insert into orders (${orderList}) select ${orderList} from jsonb_populate_recordset(null::orders, $1::jsonb) order by created_at`,
);
const fillEvents = command(
  `insert into order_events (order_id, status, actor, note, happened_at)
    select order_id, status, actor, note, happened_at from jsonb_populate_recordset(null::order_events, $1::jsonb) order by happened_at`,
);
const fillPayments = fill(
  "payments",
  "id, user_id, gateway, status, amount_cents, currency, session_id, created_at, expires_at, paid_at, unbooked_cents, failed_refunds",
);
const fillParts = fill("payment_orders", "payment_id, order_id, amount_cents");
const fillSessions = fill("demo_payment_sessions", "id, request, status, refunds, expires_at, created_at");
const fillRefunds = fill(
  "refunds",
  "id, payment_id, order_id, amount_cents, reason, provider_refund_id, created_at, done_at, units, restocked_units",
);
const fillInvoices = fill("invoices", "number, series, user_id, payment_id, refund_id, made_at, document");
const fillSeries = fill("document_series", "series, year, last");

interface Basis {
  readonly content: DemoContent;
  readonly now: Date;
  readonly productOf: (slug: string) => Product;
  readonly methods: RowOf<typeof methodColumns>[];
  readonly userIds: readonly string[];
  readonly discountId: string;
}

/** The rows of one purchase. */
function write(purchase: DemoPurchase, at: number, basis: Basis) {
  const { person, finalState, lines, express = false, code = false } = purchase;
  const { people, country, tax, carrier, trackingNumber, discountCode } = basis.content;
  const { name, email, phone, address } = people[person] as (typeof people)[number];
  const user_id = basis.userIds[person] as string;
  const course = courseOf(purchase, basis.now);
  const method = basis.methods.find(({ priceMinor }) => priceMinor > 0 === express);
  const bought = lines.map(([slug, quantity]) => ({ product: basis.productOf(slug), quantity }));
  const rules: PricingRules = {
    country,
    pricesIncludeTax: tax !== null,
    countries: [],
    methods: method
      ? [{ ...method, countries: [], freeFromMinor: null, daysMin: null, daysMax: null, enabled: true }]
      : [],
    rates: tax ? [{ ...tax, country, region: null, categoryId: null }] : [],
  };
  // the sale starts with the demo: earlier orders cost the regular price
  const quote = quoteCart(rules, {
    lines: bought.map(({ product, quantity }) => ({
      unitPriceMinor: product.regularPriceMinor ?? product.priceMinor,
      quantity,
      categories: [],
    })),
    discount: code
      ? { percent: CODE_PERCENT, amountMinor: null, minimumMinor: null, categoryId: null }
      : null,
  });
  const isCart = lines.length > 1;
  const key = `demo-${at}`;
  const checkout = { id: randomUUID(), user_id, idempotency_key: key, created_at: course.placed };
  const number = trackingNumber(at);
  const shipment = {
    ...{ id: randomUUID(), user_id, carrier, tracking_number: number },
    ...{ tracking_url: trackingPage(carrier, number), shipped_at: course.shipped },
  };
  const orders = bought.map(({ product, quantity }, line) => {
    const share = quote.lines[line] as (typeof quote.lines)[number];
    const back = returnedOf(finalState, share.totalMinor, quantity);
    const isCancelled = course.cancelled !== null;
    return {
      ...{ id: randomUUID(), user_id, product_id: product.id, name, email, phone, qty: quantity },
      address: addressLines(address, countryName(address.country)).join(", "),
      ...{ product_name: product.name, image_url: product.image, regular_price_cents: null },
      unit_price_cents: product.regularPriceMinor ?? product.priceMinor,
      ...{ created_at: course.placed, paid_at: course.paid, shipped_at: course.shipped },
      ...{ delivered_at: course.delivered, cancelled_at: course.cancelled },
      refunded_at: back?.minor === share.totalMinor ? course.refunded : null,
      restocked: isCancelled || back?.restocked === quantity,
      ...{ idempotency_key: isCart ? null : key, checkout_id: isCart ? checkout.id : null },
      shipment_id: course.shipped && shipment.id,
      ...{ discount_cents: share.discountMinor, shipping_cents: share.shippingMinor },
      ...{ tax_cents: share.taxMinor, tax_included: quote.taxIncluded },
      ...{ tax_name: share.tax?.name ?? null, tax_percent: share.tax?.percent ?? null },
      ...{ shipping_method: method?.name ?? null, shipping_method_id: method?.id ?? null },
      ...{ discount_id: code ? basis.discountId : null, discount_code: code ? discountCode : null },
      shipping_address: address,
      ...{ refunded_cents: back?.minor ?? 0, refunded_qty: back?.units ?? 0 },
      restocked_qty: back?.restocked ?? 0,
      totalMinor: share.totalMinor,
      back,
    };
  });
  return {
    course,
    orders,
    checkout: isCart ? checkout : null,
    shipment: course.shipped && shipment,
    carrier,
    finalState,
  };
}

type Written = ReturnType<typeof write>;

function eventsOf({ course, orders, carrier, finalState }: Written): object[] {
  const { orderNotes } = serverTexts().orderNotes;
  return orders.flatMap(({ id, back, refunded_at }) => {
    const event = (status: string, actor: string, happened_at: Date | null, note: string | null = null) =>
      happened_at ? [{ order_id: id, status, actor, happened_at, note }] : [];
    const isOurs = finalState === "expired";
    const part = back && orderNotes.wentBack(formatMinor(back.minor), 1);
    return [
      ...event("PAID", "payment", course.paid),
      ...event("SHIPPED", "admin", course.shipped, carrier),
      ...event("DELIVERED", "admin", course.delivered),
      ...event(
        "CANCELLED",
        isOurs ? "system" : "customer",
        course.cancelled,
        isOurs ? orderNotes.notPaid(orderNotes.hours(72)) : null,
      ),
      ...(refunded_at
        ? event("REFUNDED", "admin", refunded_at)
        : event("DELIVERED", "admin", course.refunded, part)),
    ];
  });
}

/** Adds customers, orders in every state, their payments, reviews and a discount code, as in a shop in use. */
export async function seedTrade(
  manager: EntityManager,
  { seller: owner, customerUid }: TradeSettings,
): Promise<void> {
  const content = demoContent();
  const { people } = content;
  const seller = { ...owner, country: content.country };
  const insert = (filling: typeof fillOrders, values: object[]) =>
    execute(manager, filling, [JSON.stringify(values)]);
  const now = new Date();
  const userIds = people.map(() => randomUUID() as string);
  const discountId = randomUUID();
  const byName = new Map((await rows(manager, readProducts, [])).map((product) => [product.name, product]));
  const nameOf = new Map(content.products.map(({ slug, name }) => [slug, name]));
  const productOf = (slug: string) => byName.get(nameOf.get(slug) ?? "") as Product;
  const methods = await rows(manager, readMethods, []);
  const basis = { content, now, productOf, methods, userIds, discountId };
  const written = demoPurchases.map((purchase, at) => write(purchase, at, basis));
  const paid = written.filter(({ course }) => course.paid).map(paymentOf);

  await insert(
    fillUsers,
    people.map(({ name, email }, at) => ({
      ...{ id: userIds[at], email, email_verified: true, name, sign_in_provider: "password" },
      firebase_uid: (at === 0 && customerUid) || `demo-${at}`,
      created_at: later(now, -(360 + at * 9) * DAY_MS),
    })),
  );
  const uses = demoPurchases.filter(
    ({ code, finalState }) => code && finalState !== "cancelled" && finalState !== "expired",
  ).length;
  await insert(fillDiscounts, [
    {
      ...{ id: discountId, code: content.discountCode, percent: CODE_PERCENT, once_per_customer: true, uses },
      created_at: later(now, -120 * DAY_MS),
    },
  ]);
  await insert(
    fillCheckouts,
    written.flatMap(({ checkout }) => checkout ?? []),
  );
  await insert(
    fillShipments,
    written.flatMap(({ shipment }) => shipment ?? []),
  );
  await insert(
    fillOrders,
    written.flatMap(({ orders }) => orders),
  );
  await insert(fillEvents, written.flatMap(eventsOf));
  await insert(
    fillPayments,
    paid.map(({ payment }) => payment),
  );
  await insert(
    fillParts,
    paid.flatMap(({ parts }) => parts),
  );
  await insert(
    fillSessions,
    paid.map(({ session }) => session),
  );
  await insert(
    fillRefunds,
    paid.flatMap(({ refunds }) => refunds),
  );
  const ids = paid.flatMap(({ parts }) => parts.map(({ order_id }) => order_id));
  const orders = new Map((await listOrdersById({ db: manager }, ids)).map((order) => [order.id, order]));
  const { documents, series } = documentsOf(
    paid,
    orders,
    seller,
    await findShownNumbers({ db: manager }, [...orders.values()]),
  );
  await insert(fillInvoices, documents);
  await insert(fillSeries, series);
  await insert(
    fillReviews,
    content.reviews.map(({ person, daysAgo, rating, comment }) => ({
      ...{ user_id: userIds[person], name: people[person]?.name, rating, comment },
      created_at: later(now, -daysAgo * DAY_MS),
    })),
  );
  await insert(
    fillReviews,
    content.productReviews.map(({ slug, person, daysAgo, rating, comment }) => ({
      ...{ user_id: userIds[person], product_id: productOf(slug).id, name: people[person]?.name },
      ...{ rating, comment, created_at: later(now, -daysAgo * DAY_MS) },
    })),
  );
}
