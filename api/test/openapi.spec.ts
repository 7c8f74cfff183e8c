import { buildSchema, printSchema } from "graphql";
import { register } from "./support/accounts";
import { aProduct, anOrder, asAdmin, asCustomer, asVisitor, type Person } from "./support/builders";
import { Caller, type RestAnswer } from "./support/caller";
import { anOrderBody, aProductForm } from "./support/operations";
import { anImage, upload, uploadPhoto, uploadReturnPhoto } from "./support/images";
import { csvRow, HEADER, sendCsv } from "./support/csv-files";
import { aDemoGateway, paidOrders, type PaidOrder } from "./support/payments";
import { startTestShop, type TestShop } from "./support/shop";
import { createSchema } from "../src/boot/create-schema";
import type { JsonSchema } from "../src/rest/openapi/json-schemas";
import { anyone } from "../src/rest/route";
import { routes } from "../src/rest/routes";

type Content = Record<string, { example?: unknown }>;

/** The parts of an OpenAPI operation that this test reads. */
interface Operation {
  operationId: string;
  tags: string[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

interface OpenApi {
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Record<string, JsonSchema> };
}

const gateway = aDemoGateway();
let shop: TestShop;
let admin: Person;
let customer: Person;
let document: OpenApi;
beforeAll(async () => {
  shop = await gateway.startShop();
  [admin, customer] = await Promise.all([asAdmin(shop), asCustomer(shop)]);
  document = (await asVisitor(shop).get<OpenApi>("/openapi.json")).body;
});
afterAll(() => shop.stop());

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe("the contracts' promises", () => {
  /** A correct request for each call. */
  const calls: Record<string, () => Promise<RestAnswer<unknown>>> = {
    listProducts: async () => {
      await aProduct(shop);
      return admin.get("/products");
    },
    getProduct: async () => asVisitor(shop).get(`/products/${(await aProduct(shop)).id}`),
    addProduct: () => admin.post("/products", aProductForm()),
    deleteProduct: async () => admin.delete(`/products/${encodeURIComponent((await aProduct(shop)).name)}`),
    placeOrder: async () => customer.post("/order", anOrderBody((await aProduct(shop)).id)),
    listOrdersOf: async () => {
      await anOrder(shop, customer, await aProduct(shop));
      return customer.get(`/orders/${customer.email}`);
    },
    listOrders: () => admin.get("/orders"),
    deliverOrder: async () =>
      admin.delete(`/delevered/${await anOrder(shop, customer, await aProduct(shop))}`),
    getInvoice: async () => {
      const [paid] = (await paidOrders({ shop, gateway }, customer, 10)) as [PaidOrder];
      const { order } = await customer.ask<{ order: { invoice: { url: string } } }>(
        "query ($id: ID!) { order(id: $id) { invoice { url } } }",
        { id: paid.id },
      );
      return customer.get(order.invoice.url);
    },
    listUsers: () => admin.get("/users"),
    signIn: async () => {
      const { email, idToken } = await register();
      return new Caller(shop, idToken).put(`/user/${email}`, { email });
    },
    makeAdmin: async () => admin.put(`/user/admin/${(await asCustomer(shop)).email}`),
    deleteUser: async () => {
      const { email, idToken } = await register();
      await new Caller(shop, idToken).put(`/user/${email}`);
      return admin.delete(`/user/${email}`);
    },
    isAdmin: () => customer.get(`/admin/${customer.email}`),
    addReview: () => customer.post("/userReviews", { rating: 4.5, comment: "Good." }),
    addPicture: async () => upload(admin, await anImage()),
    addStorefrontPicture: async () =>
      admin.post("/storefront/pictures", await anImage(), { "content-type": "image/jpeg" }),
    addReturnPhoto: async () => {
      await shop.sql("update shop_settings set return_days = 30");
      const at = new Date();
      const order = await anOrder(shop, customer, await aProduct(shop), { paidAt: at, deliveredAt: at });
      return uploadReturnPhoto(customer, order, await anImage());
    },
    addReviewPhoto: async () => {
      const [product, buyer] = [await aProduct(shop), await asCustomer(shop)];
      await anOrder(shop, buyer, product, { deliveredAt: new Date() });
      return uploadPhoto(buyer, product.id, await anImage());
    },
    importProducts: () => sendCsv(admin, [HEADER, csvRow("Imported")]),
    exportProducts: () => admin.get("/exports/products.csv"),
    exportAccount: () => customer.get("/me/data"),
    exportOrders: () => admin.get("/exports/orders.csv"),
    exportProductLines: () => admin.get("/exports/products.jsonl"),
    exportOrderLines: () => admin.get("/exports/orders.jsonl"),
    exportSubscribers: () => admin.get("/exports/newsletter.csv"),
  };

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    "%s answers as it promises",
    async (_title, { contract }) => {
      const answer = await (calls[contract.name] as (typeof calls)[string])();
      expect(answer.status).toBe(200);
      contract.answer.parse(contract.download ? answer.text : answer.body);
      expect(answer.body).not.toEqual([]);
    },
  );

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    "%s gives examples that it would take, and answer, itself",
    (_title, { contract }) => {
      const { requestBody, responses } = operations().find(
        ({ operationId }) => operationId === contract.name,
      ) as Operation;
      const { media } = contract.download ?? { media: "application/json" };
      const answer = responses[200]?.content?.[media] as Content[string];
      expect(answer.example).toBeDefined();
      // ids and tokens are shortened in the docs; only the shapes are compared
      if (contract.name !== "signIn") contract.answer.parse(answer.example);
      if (contract.body) contract.body.parse(requestBody?.content["application/json"]?.example);
    },
  );

  it("says of a deprecated call how long it stays, in each answer and in the document", async () => {
    const { contract } = routes.find(({ path }) => path === "/products") as (typeof routes)[number];
    const [since, until] = [new Date("2026-03-01T00:00:00Z"), new Date("2026-09-01T00:00:00Z")];
    expect((await asVisitor(shop).get("/products")).headers).not.toHaveProperty("deprecation");
    contract.deprecated = { since, until, instead: "Ask GraphQL." };
    const other = await startTestShop();
    try {
      const { headers } = await asVisitor(other).get("/products");
      expect(headers).toMatchObject({ deprecation: "@1772323200", sunset: "Tue, 01 Sep 2026 00:00:00 GMT" });
      const { body } = await asVisitor(other).get<{ paths: Record<string, Record<string, object>> }>(
        "/openapi.json",
      );
      expect(body.paths["/products"]?.["get"]).toMatchObject({
        deprecated: true,
        description: expect.stringContaining("gone from 2026-09-01 on. Ask GraphQL.") as string,
      });
    } finally {
      delete contract.deprecated;
      await other.stop();
    }
  });

  it.each(
    routes
      .filter(({ access }) => access !== anyone)
      .map((route) => [`${route.method} ${route.path}`, route] as const),
  )("%s documents that it refuses a stranger, and does", async (_title, { method, path, contract }) => {
    const { responses } = operations().find(({ operationId }) => operationId === contract.name) as Operation;
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(["401", "403"]));
    const { status } = await asVisitor(shop).call(method, path.replace(/:\w+/g, "x"), {});
    expect(status).toBe(401);
  });
});

describe("/openapi.json", () => {
  it("names every call once", () => {
    const names = operations().map(({ operationId }) => operationId);
    expect(names.sort()).toEqual(routes.map(({ contract }) => contract.name).sort());
  });

  it("describes every call and every event, and names the roles that may send it", () => {
    const sent = Object.values(document.webhooks).map(({ post }) => post);
    const ids = [...operations(), ...sent].map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const described = document.tags.filter(({ description }) => description).map(({ name }) => name);
    for (const operation of [...operations(), ...sent]) {
      expect(operation).toMatchObject({
        operationId: expect.stringMatching(/^[a-z]\w+$/) as string,
        description: expect.stringMatching(/\S/) as string,
        security: expect.any(Array) as unknown[],
      });
      expect(described).toEqual(expect.arrayContaining(operation.tags));
    }
  });

  it("has no two paths that differ in the name of a parameter alone, as OpenAPI demands", () => {
    const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, "{}"));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it("declares every parameter of its paths", () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const { parameters = [] } of Object.values(methods)) {
        const declared = parameters
          .filter((parameter) => parameter.in === "path")
          .map(({ name }) => `{${name}}`);
        expect(path.match(/\{\w+\}/g) ?? []).toEqual(declared);
      }
  });

  it("refers to nothing that it doesn't define", () => {
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    const named = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
    expect(known).toEqual(expect.arrayContaining(named));
  });

  it("shows a client the bounds that are enforced", () => {
    const { NewProduct, NewOrder, NewReview } = document.components.schemas;
    expect(NewProduct?.properties?.price).toMatchObject({
      type: "number",
      minimum: 0.01,
      maximum: 999_999.99,
    });
    expect(NewOrder?.properties?.qty).toMatchObject({ type: "integer", minimum: 1 });
    expect(NewReview?.properties?.rating).toMatchObject({ multipleOf: 0.5, maximum: 5 });
    expect(NewOrder?.required).toEqual(["id", "qty", "name", "address", "zip"]);
  });
});

it.each(["/docs", "/docs/errors"])("lets the browser show the shop's icon with %s", async (path) => {
  const { text, headers } = await asVisitor(shop).get(path, { accept: "text/html" });
  expect(text).toContain('<link rel="icon" href="/favicon.ico"');
  expect(headers["content-security-policy"]).toMatch(/img-src 'self'/);
});

it("describes once on /docs what all events have in common", async () => {
  const { text } = await asVisitor(shop).get("/docs", { accept: "text/html" });
  expect(text.match(/>webhook-signature</g)).toHaveLength(1);
  expect(text).toContain('<h3 id="/Webhooks/orderPlaced">Sent for <code>order.placed</code></h3>');
});

describe.each(["/openapi.json", "/schema.graphql", "/docs"])("%s", (path) => {
  it("is not sent again to a client that has it", async () => {
    const { status, headers } = await asVisitor(shop).get(path);
    expect(status).toBe(200);
    const again = await asVisitor(shop).get(path, { "if-none-match": headers.etag ?? "" });
    expect(again).toMatchObject({ status: 304, text: "" });
  });
});

it("serves the schema that it runs", async () => {
  const { text, headers } = await asVisitor(shop).get("/schema.graphql");
  expect(headers["content-type"]).toContain("text/plain");
  expect(printSchema(buildSchema(text))).toBe(printSchema(createSchema()));
});

describe("the page", () => {
  const textOf = (html: string) =>
    html
      .replace(/<[^>]+>/g, "")
      .replace(/&#(\d+);/g, (_, character: string) => String.fromCharCode(Number(character)));
  let page: string;
  beforeAll(async () => {
    page = (await asVisitor(shop).get("/docs")).text;
  });

  it("shows each call with its parameters, refusals, curl, client code and response", () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, { operationId, tags, parameters = [], responses }] of Object.entries(methods)) {
        const [article = ""] =
          page.split(`<h3 id="/${tags[0]}/${operationId}">`)[1]?.split("</article>") ?? [];
        const text = textOf(article);
        expect(text).toContain(`${method.toUpperCase()} ${path}`);
        for (const { name } of parameters) expect(article).toContain(`<dt><code>${name}</code>`);
        for (const status of Object.keys(responses)) expect(article).toContain(`<dt><code>${status}</code>`);
        expect(text).toContain(`"$SHOP${path.split("{")[0]}`);
        // the client doesn't return binary files
        expect(/shop\.\w+\(|firebase\.rest\(/.test(text)).toBe(operationId !== "getInvoice");
        expect(article).toContain('aria-label="Response: ');
      }
  });

  it("shows each event and each type, and links only to what exists", async () => {
    for (const [event, { post }] of Object.entries(document.webhooks))
      expect(page).toContain(`<h3 id="/Webhooks/${post.operationId}">Sent for <code>${event}</code>`);
    const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const linked = (start: string) =>
      [...page.matchAll(new RegExp(`href="${start}#([^"]+)"`, "g"))].map(([, id]) => id);
    expect(idsOf(page)).toEqual(expect.arrayContaining(linked("")));
    for (const name of Object.keys(document.components.schemas))
      expect(linked("")).toContain(`/Types/${name}`);
    const errors = await asVisitor(shop).get("/docs/errors");
    expect(idsOf(errors.text)).toEqual(expect.arrayContaining(linked("/docs/errors")));
    expect(linked("/docs/errors")).toContain("INSUFFICIENT_STOCK");
  });

  it("shows the bounds that are enforced", () => {
    const text = textOf(page);
    expect(text).toContain("price number, from 0.01, up to 999,999.99, required");
    expect(text).toContain("qty integer, from 1, up to 1,000,000, required");
    expect(text).toContain("rating number, from 0, up to 5, in steps of 0.5, required");
  });

  it("needs no script, and nothing of another origin", async () => {
    expect(page).not.toMatch(/<script|<noscript|\son\w+=|(?:src|href)="(?!\/|#)|url\("?http/);
    const policy = (await asVisitor(shop).get("/docs")).headers["content-security-policy"];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*|script/);
  });
});

it("puts nothing of the request into the page", async () => {
  const { text } = await asVisitor(shop).get("/docs", { host: 'shop"><b>' });
  expect(text).not.toContain("<b>");
});
