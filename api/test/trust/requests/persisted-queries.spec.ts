import { asVisitor } from "../../support/builders";
import type { GraphQLAnswer } from "../../support/caller";
import { addressOf, askByHash, textOf } from "../../support/persisted-queries";
import { startTestShop, type TestShop } from "../../support/shop";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.stop());

const ask = (asked: Parameters<typeof addressOf>[0]) => askByHash(asVisitor(shop), asked);

describe("a query by hash that is malformed", () => {
  it.each([
    ["variables that are no JSON", "variables", { variables: "{" }],
    ["variables that are a list", "variables", { variables: "[]" }],
    ["variables that are a text", "variables", { variables: '"a"' }],
    ["extensions that are no JSON", "extensions", { extensions: "persistedQuery" }],
    ["extensions that are a list", "extensions", { extensions: "[]" }],
    ["another version", "extensions", { extensions: '{"persistedQuery":{"version":2,"sha256Hash":"0"}}' }],
    ["a hash that is too short", "extensions", { hash: "abc" }],
    ["a persistedQuery that is a text", "extensions", { extensions: '{"persistedQuery":"abc"}' }],
    ["the name of another operation", "operationName", { operationName: "Home" }],
  ])("is refused with %s", async (_what, field, asked) => {
    const { status, body, headers } = await ask(asked);
    expect([status, headers["cache-control"]]).toEqual([400, "no-store"]);
    expect(body.errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field }] });
  });

  it("is refused if a parameter comes twice", async () => {
    const { status, body } = await asVisitor(shop).get<GraphQLAnswer<unknown>>(`${addressOf()}&variables={}`);
    expect(status).toBe(400);
    expect(body.errors[0]?.message).toBe("variables: must be given once");
  });

  it.each([
    ["a variable of the wrong type", 400, { first: "many" }],
    ["a missing variable", 400, {}],
    ["a value outside its bounds", 200, { first: -1 }],
  ])("is refused with %s, in the words in which its text is refused", async (_what, expected, variables) => {
    const byText = await asVisitor(shop).post<GraphQLAnswer<unknown>>("/graphql", {
      query: textOf("Products"),
      variables,
    });
    const { status, body, headers } = await ask({ variables });
    expect([status, headers["cache-control"]]).toEqual([expected, "private, no-store"]);
    expect(body).toEqual(byText.body);
  });

  it("is refused by Apollo Server if its extensions name no persisted query", async () => {
    const { status } = await asVisitor(shop).get("/graphql?extensions=%7B%7D");
    expect(status).toBe(400);
  });
});
