import { defaultLoadLimits, type LoadLimits } from "../../../src/http/load/load-shedding";
import { aProduct, asCustomer, asVisitor, type Person } from "../../support/builders";
import { Caller } from "../../support/caller";
import { startTestShop, type TestShop, type TestShopSettings } from "../../support/shop";

let shop: TestShop;
let customer: Person;
afterEach(() => shop.stop());

const catalogue = "{ products { totalCount } }";
const me = "{ me { id } }";

async function openWith(limits: Partial<LoadLimits>, settings: TestShopSettings = {}): Promise<void> {
  shop = await startTestShop({ loadLimits: { ...defaultLoadLimits, ...limits }, ...settings });
  customer = await asCustomer(shop);
  await aProduct(shop);
}

/** Expects the refused and the accepted requests of an overloaded process. */
async function expectShedding(): Promise<void> {
  const visitor = asVisitor(shop);
  const rest = await visitor.get("/products");
  expect(rest).toMatchObject({ status: 503, headers: { "retry-after": "10" }, body: { status: 503 } });
  const graphql = await visitor.post("/graphql", { query: catalogue });
  expect(graphql).toMatchObject({ status: 503, headers: { "retry-after": "10" } });
  expect(graphql.body).toMatchObject({ errors: [{ extensions: { code: "SERVICE_UNAVAILABLE" } }] });
  const page = await visitor.get("/no/such/page", { accept: "text/html" });
  expect(page.status).toBe(503);
  expect(page.headers["content-type"]).toMatch(/^text\/html/);
  expect((await new Caller(shop, "forged").get("/products")).status).toBe(503);
  expect((await visitor.get("/livez")).status).toBe(200);
  expect((await visitor.get("/readyz")).status).toBe(200);
  expect(await customer.ask(me)).toEqual({ me: { id: customer.id } });
}

/** Calls until the answer has this status; the process can measure its load between two calls. */
async function until(status: number): Promise<void> {
  while ((await asVisitor(shop).get("/products")).status !== status)
    await new Promise((proceed) => setImmediate(proceed));
}

describe("where too many requests wait", () => {
  /** An image store that answers when the test says so. */
  let answerNow = (): void => undefined;
  const answered = new Promise<null>((resolve) => (answerNow = () => resolve(null)));
  const [has, done] = [() => Promise.resolve(false), () => Promise.resolve()];
  const images = { get: () => answered, has, put: done, remove: done };
  const waitForImage = () => asVisitor(shop).get(`/pictures/${"0".repeat(32)}/640.jpg`);

  beforeEach(() => openWith({ waiting: 3 }, { images }));

  it("turns visitors away, and serves them again when the others have their answers", async () => {
    const waiting = [1, 2, 3].map(waitForImage);
    await until(503);
    await expectShedding();
    answerNow();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await asVisitor(shop).get("/products")).status).toBe(200);
  });

  it("doesn't count those who are answered, or refused", async () => {
    for (let n = 0; n < 5; n += 1) {
      expect((await asVisitor(shop).get("/products")).status).toBe(200);
      expect((await asVisitor(shop).get("/products?limit=none")).status).toBe(400);
      expect((await asVisitor(shop).get("/nowhere", { accept: "*/*" })).status).toBe(404);
    }
  });
});

describe("where the event loop is late", () => {
  beforeEach(() => openWith({ loopDelayMs: 50, sampleMs: 20 }));

  it("turns visitors away, and serves them again when it has caught up", async () => {
    let held = true;
    const hold = () => {
      const since = performance.now();
      while (performance.now() - since < 100);
      if (held) setImmediate(hold);
    };
    hold();
    await until(503);
    await expectShedding();
    held = false;
    await until(200);
  });
});

describe("where memory runs out", () => {
  beforeEach(() => openWith({ heapBytes: 1, sampleMs: 20 }));

  it("turns visitors away", async () => {
    await until(503);
    await expectShedding();
  });
});
