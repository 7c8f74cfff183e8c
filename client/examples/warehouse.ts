/**
 * An example warehouse: ships paid orders, and reports returned and delivered goods. After a kill of the warehouse or the shop,
 * at any time, no order is missed and none is sent twice.
 *
 *     SHOP=https://shop.example.com SHOP_KEY=msk_… ADDRESS=https://warehouse.example.com/hook PORT=8080 node warehouse.js
 *
 * The key needs READ_ORDERS, WRITE_ORDERS, WRITE_PRODUCTS and WRITE_WEBHOOKS. `STATE` is the file with the finished work
 * (`warehouse.json`). `GOODS` is the file to which your scanner appends a line per delivery: its number, the product's id and the
 * units, separated by spaces.
 */
import {
  existsSync,
  openSync,
  fsyncSync,
  closeSync,
  readFileSync,
  renameSync,
  watchFile,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { createClient, type OrdersQuery, ShopError, verifyWebhook } from "@shop/client";

const { SHOP = "http://localhost:4000", SHOP_KEY = "", ADDRESS = "", PORT = "8080" } = process.env;
const { STATE = "warehouse.json", GOODS = "goods.txt" } = process.env;

const shop = createClient({
  url: SHOP,
  apiKey: SHOP_KEY,
  onRetry: ({ error, delayMs }) => console.warn(`${error.message} Again in ${Math.round(delayMs)} ms.`),
});

/** The delay before the next round after a failure, and without an event, in ms. */
const RETRY_MS = 5_000;
const QUIET_MS = 60_000;

type Order = OrdersQuery["orders"]["nodes"][number];

/** The state that must survive a restart. It is written as a whole, so that its parts always agree. */
interface State {
  /** The webhook's secret. */
  secret: string | null;
  /** The cursor in the list of changed orders; every earlier change is in `parcels`. */
  after: string | null;
  /** By order id: a parcel to send, a sent one, or one that must not be sent any more. */
  parcels: Record<
    string,
    { number: string; product: string; qty: number; step: "to send" | "sent" | "stopped" }
  >;
  /** By delivery number: reported, or to be checked by a person. */
  deliveries: Record<string, "reported" | "to check">;
}

const state: State = existsSync(STATE)
  ? (JSON.parse(readFileSync(STATE, "utf8")) as State)
  : { secret: null, after: null, parcels: {}, deliveries: {} };

/** Writes a new file and renames it over the old one: a kill leaves the old state or the new one. */
function save(): void {
  const file = openSync(`${STATE}.new`, "w");
  writeFileSync(file, JSON.stringify(state, null, 2));
  fsyncSync(file);
  closeSync(file);
  renameSync(`${STATE}.new`, STATE);
}

/** Registers our address once. If a kill came before the secret was saved, the webhook is replaced. */
async function register(): Promise<void> {
  if (state.secret !== null) return;
  for (const { id, url } of await shop.webhooks()) if (url === ADDRESS) await shop.deleteWebhook({ id });
  const events = ["order.paid", "order.cancelled", "order.refunded"];
  state.secret = (await shop.createWebhook({ url: ADDRESS, events })).secret;
  save();
}

/**
 * Reads the orders that changed since the last round. Events can be late, duplicated or lost; this list is complete and in order.
 */
async function readOrders(): Promise<void> {
  const changes = shop.orders({ updatedSince: "2020-01-01T00:00:00Z", after: state.after });
  for await (const { nodes, pageInfo } of changes.pages()) {
    nodes.forEach(noteOrder);
    state.after = pageInfo.endCursor ?? state.after;
    save();
  }
}

function noteOrder({ id, number, productName: product, qty, status }: Order): void {
  const parcel = state.parcels[id];
  if (status === "PAID") state.parcels[id] ??= { number, product, qty, step: "to send" };
  else if (parcel?.step === "to send" && status !== "SHIPPED") parcel.step = "stopped";
}

/** Sends the waiting parcels. */
async function sendParcels(): Promise<void> {
  for (const [id, parcel] of Object.entries(state.parcels)) {
    if (parcel.step !== "to send") continue;
    // identifies our shipment after a kill between sending and saving
    const trackingNumber = `WH-${parcel.number}`;
    try {
      await shop.shipOrders({ ids: [id], carrier: "Our van", trackingNumber });
      parcel.step = "sent";
    } catch (error) {
      if (!(error instanceof ShopError) || error.code !== "CONFLICT") throw error;
      const { status, shipment } = await shop.order({ id });
      if (status === "PAID") throw error; // the shop has not finished our interrupted call yet: the next round tries again
      parcel.step = shipment?.trackingNumber === trackingNumber ? "sent" : "stopped";
    }
    save();
    console.log(`${parcel.step}: ${parcel.number}, ${parcel.qty} × ${parcel.product}`);
  }
}

/** Reports delivered goods. The delivery's number is the idempotency key, so a repeat after a kill counts once. */
async function reportGoods(): Promise<void> {
  if (!existsSync(GOODS)) return;
  for (const line of readFileSync(GOODS, "utf8").split("\n").slice(0, -1)) {
    const [delivery = "", id = "", units = ""] = line.split(" ");
    if (delivery in state.deliveries) continue;
    try {
      await shop.restockProduct({ id, units: Number(units) }, { idempotencyKey: `delivery-${delivery}` });
      state.deliveries[delivery] = "reported";
    } catch (error) {
      if (!(error instanceof ShopError) || !isForPeople(error)) throw error;
      state.deliveries[delivery] = "to check";
    }
    save();
    console.log(`${state.deliveries[delivery]}: delivery ${delivery}`);
  }
}

/** Whether a person must check: the product is unknown, or the shop was killed and can't tell whether it counted the delivery. */
const isForPeople = ({ code, extensions }: ShopError): boolean =>
  code === "NOT_FOUND" || code === "BAD_USER_INPUT" || extensions["reason"] === "RESULT_UNKNOWN";

/** Runs one round at a time; a wake-up during a round starts another one. */
let isRunning = false;
let isWanted = false;
let timer: NodeJS.Timeout | undefined;

async function round(): Promise<void> {
  isWanted = true;
  if (isRunning) return;
  isRunning = true;
  clearTimeout(timer);
  let next = QUIET_MS;
  try {
    while (isWanted) {
      isWanted = false;
      await register();
      await readOrders();
      await sendParcels();
      await reportGoods();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    next = RETRY_MS;
  }
  isRunning = false;
  timer = setTimeout(() => void round(), next);
}

/** An event only wakes us: it is acknowledged immediately, and the changes are read from the list. */
const server = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (part: string) => (body += part));
  request.on("end", () => {
    verifyWebhook(body, request.headers, state.secret ?? "").then(
      () => {
        response.writeHead(204).end();
        void round();
      },
      () => response.writeHead(400).end(),
    );
  });
});

server.listen(Number(PORT), () => void round());
watchFile(GOODS, { interval: 1_000 }, () => void round());
