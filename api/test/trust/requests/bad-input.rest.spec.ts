import fc from "fast-check";
import { routes } from "../../../src/rest/routes";
import { changesIn, anything, anyText, INTERNALS, mostly } from "../../support/arbitrary";
import { aProduct, asAdmin, asCustomer, asVisitor } from "../../support/builders";
import type { Caller } from "../../support/caller";
import { HEADER } from "../../support/csv-files";
import { startTestShop, type TestShop } from "../../support/shop";
import { aTaxonomy } from "../../support/taxonomy";

/** 405 because a "?" in a part of a path makes it another path, which may not allow the method. */
const STATUSES = [200, 400, 401, 403, 404, 405, 409, 413, 414, 415, 422];
const PRODUCT = "11111111-1111-4111-8111-111111111111";

let shop: TestShop;
let callers: Caller[];
beforeAll(async () => {
  shop = await startTestShop();
  await aTaxonomy(shop);
  await aProduct(shop, { id: PRODUCT, countInStock: 1_000_000 });
  const customer = await asCustomer(shop, { email: "carl@example.com" });
  callers = [asVisitor(shop), customer, await asAdmin(shop)];
});
afterAll(() => shop.stop());

const fields = {
  id: mostly(PRODUCT),
  qty: mostly(1, 5),
  name: mostly("Name"),
  address: mostly("1 High Street"),
  zip: mostly("555-0100"),
  email: mostly("carl@example.com"),
  product: mostly("Anything"),
  paid: mostly(true),
};
const productFields = {
  name: mostly("A name"),
  description: mostly("Text"),
  image: mostly("/a.png"),
  price: mostly(9.99),
  rating: mostly(4.5),
  countInStock: mostly(5),
};
const detailFields = {
  category: mostly("watches/divers", null),
  brand: mostly("Seiko", null),
  images: fc.oneof(fc.constantFrom(["/a.png", "/b.png"], [], null), anything),
  attributes: fc.oneof(fc.constantFrom([{ slug: "diameter", value: "39" }], [], null), anything),
  draft: mostly(true, false),
};
const cell = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
const sheetRow = fc
  .tuple(...Object.values({ ...productFields, ...detailFields }))
  .map((cells) => cells.map(cell).join(","));
const bodies: Record<string, fc.Arbitrary<unknown>> = {
  "POST /order": fc.record(fields),
  "POST /products": fc.record({ ...productFields, ...detailFields }),
  "POST /userReviews": fc.record({ name: mostly("Name"), rating: mostly(4.5), comment: mostly("Good.") }),
  "POST /imports/products": sheetRow.map(
    (row) => `${HEADER},category,brand,attribute:diameter,images,draft\n${row}`,
  ),
};

/** Parts of a path: most of them encoded correctly, some unencoded. */
const part = fc.oneof(
  anyText.filter((text) => text.length < 500).map((text) => encodeURIComponent(Buffer.from(text).toString())),
  fc.constantFrom(
    PRODUCT,
    "carl@example.com",
    "CARL@example.com",
    "%00",
    "%zz",
    "%",
    "%ff",
    "%2F..%2F",
    "a;b",
    "a?b=%",
  ),
);
const sentBodies = (route: string) =>
  fc.oneof(
    { weight: 6, arbitrary: bodies[route] ?? anything },
    { weight: 1, arbitrary: anything },
    { weight: 1, arbitrary: fc.constantFrom(undefined, "", "{", "[]", "null", '{"a":1}{"b":2}') },
  );
const oddHeaders = fc.record(
  {
    "idempotency-key": fc.constantFrom("", "key", "x".repeat(101)),
    "content-type": fc.constantFrom("application/json", "text/plain", "application/xml", "nonsense", ""),
    authorization: fc.constantFrom("Bearer", "Bearer x", "Basic eA==", "Bearer a.b.c"),
    "if-none-match": fc.constantFrom("*", '"x"', "garbage"),
  },
  { requiredKeys: [] },
);

/** Most calls have only their token as a header, so that the rest of the request is processed. */
const headers = fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders });

it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  "answers %s in a documented way, whatever is sent, and changes nothing where it refuses",
  async (route, { method, path, contract }) => {
    const type = contract.upload && { "content-type": contract.upload.media };
    const call = fc.record({
      who: fc.constantFrom(0, 1, 1, 2, 2, 2, 2),
      part,
      body: sentBodies(route),
      headers,
      query: part,
      names: fc.subarray(["search", "limit", "after", "category", "brand", "priceMin", "priceMax"]),
    });
    const property = fc.asyncProperty(call, async (sent) => {
      const before = await changesIn(shop);
      const query = sent.names.map((name) => `${name}=${sent.query}`).join("&");
      const url = `${path.replace(/:\w+/, () => sent.part)}?${query}`;
      const body = method === "GET" ? {} : { body: sent.body };
      const answer = await (callers[sent.who] as Caller).call(method, url, {
        ...body,
        headers: { ...type, ...sent.headers },
      });
      expect(STATUSES).toContain(answer.status);
      expect(answer.text).not.toMatch(INTERNALS);
      if (answer.status === 200) return;
      expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
      expect(answer.body).toMatchObject({ status: answer.status });
      expect(await changesIn(shop)).toBe(before);
    });
    await fc.assert(property, { numRuns: 100 });
  },
);
