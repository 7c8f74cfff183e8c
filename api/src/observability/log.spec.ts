import { PassThrough } from "node:stream";
import { QueryFailedError } from "typeorm";
import { asCustomer, asVisitor } from "../../test/support/builders";
import { startTestShop } from "../../test/support/shop";
import { createDataSource } from "../data/data-source";
import { createLog } from "./log";

const TOKEN = ["eyJhbGciOiJSUzI1NiJ9", "eyJzdWIiOiJjYXJsIn0", "c2lnbmF0dXJl"].join(".");
const SECRETS = [TOKEN, "hunter2", "somebody's comment"];
const SQL = /\b(insert into|select|update|values)\b/i;

/** A log with readable output. */
function readableLog() {
  const lines = new PassThrough();
  const log = createLog({ level: "trace", format: "json" }, lines);
  return { log, read: () => String(lines.read() ?? "") };
}

function expectNoSecrets(text: string): void {
  for (const secret of SECRETS) expect(text).not.toContain(secret);
  expect(text).not.toMatch(SQL);
}

/** An HTTP client's error, which contains the failed request with its headers and body. */
const failedRequest = Object.assign(new Error(`could not verify ${TOKEN}`), {
  config: { headers: { authorization: `Bearer ${TOKEN}` }, data: { idToken: TOKEN } },
});

it("logs why a sign-in failed, and neither logs nor answers with the token", async () => {
  const { log, read } = readableLog();
  const shop = await startTestShop({ log });
  jest.spyOn(shop.firebase, "verify").mockRejectedValue(failedRequest);
  const sent = await asVisitor(shop).graphql(
    "mutation ($idToken: String!) { signIn(idToken: $idToken) { accessToken } }",
    { idToken: TOKEN },
  );
  const put = await asVisitor(shop).call("PUT", "/user/carl@example.com", {
    headers: { authorization: `Bearer ${TOKEN}`, cookie: "session=hunter2" },
  });
  await shop.stop();
  const logged = read();
  expect(logged.match(/could not verify/g)?.length).toBeGreaterThanOrEqual(2);
  expectNoSecrets(logged + JSON.stringify(sent) + put.text);
});

it("logs which rule of the database was broken, and not the row that broke it", async () => {
  const { log, read } = readableLog();
  const shop = await startTestShop({ log });
  await shop.sql("alter table reviews add constraint no_comments check (comment = '')");
  const customer = await asCustomer(shop);
  const review = { rating: 5, comment: "somebody's comment" };
  const overGraphQL = await customer.graphql(
    "mutation ($input: AddReviewInput!) { addReview(input: $input) { __typename } }",
    { input: review },
  );
  const overRest = await customer.post("/userReviews", review);
  await shop.stop();
  const logged = read();
  expect(logged.match(/"constraint":"no_comments"/g)).toHaveLength(2);
  expect(overRest.status).toBe(500);
  expectNoSecrets(logged + JSON.stringify(overGraphQL) + overRest.text);
});

it("logs no statement, and no value that went with it", () => {
  const { log, read } = readableLog();
  const cause = new QueryFailedError("insert into users values ($1)", ["hunter2"], new Error("disk full"));
  log.error({ err: cause }, "a request failed");
  log.error({ err: new Error("a page failed", { cause }) }, "a page failed");
  const logged = read();
  expect(logged).toContain("disk full");
  expectNoSecrets(logged);
});

it("logs that a database can't be reached, without its password", async () => {
  const { log, read } = readableLog();
  const url = "postgres://shop:hunter2@127.0.0.1:1/shop";
  const error = await createDataSource(url)
    .initialize()
    .catch((reason: unknown) => reason);
  log.error({ err: error }, `can't reach ${url}`);
  const logged = read();
  expect(logged).toContain("ECONNREFUSED");
  expect(logged).toContain("postgres://shop:[redacted]@127.0.0.1:1/shop");
  expectNoSecrets(logged);
});

it("is readable on a terminal, and shows no secrets there either", () => {
  const lines = new PassThrough();
  const log = createLog({ level: "info", format: "pretty" }, lines);
  log.info({ headers: { authorization: `Bearer ${TOKEN}` } }, "Listening on http://localhost:4000");
  const shown = String(lines.read());
  expect(shown).toContain("Listening on http://localhost:4000");
  expectNoSecrets(shown);
});

it("logs no API key of a program", () => {
  const { log, read } = readableLog();
  log.error({ err: new Error("GET /orders?key=msk_hunter2") }, "the key msk_hunter2 was sent");
  expect(read()).not.toContain("hunter2");
});

it("logs no secret of a webhook, which may have any letter of base64", () => {
  const { log, read } = readableLog();
  log.error(`signed with ${"whsec_"}a+b/hunter2hunter2=`);
  expect(read()).not.toContain("hunter2");
});

it("logs no key of the payment provider", () => {
  const { log, read } = readableLog();
  const [key, secret] = ["sk_" + "test_hunter2", "whsec_" + "hunter2"];
  log.error({ err: new Error(`Invalid API Key: ${key}`) }, `signed with ${secret}`);
  expect(read()).not.toContain("hunter2");
});
