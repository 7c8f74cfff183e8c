import { generateKeyPairSync } from "node:crypto";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { sign } from "jsonwebtoken";
import { register } from "../../support/accounts";
import { asCustomer, type Person } from "../../support/builders";
import { Caller } from "../../support/caller";
import { accessClaims, encodePart, forgeToken, now } from "../../support/sessions";
import { startTestShop, TEST_SECRET, type TestShop } from "../../support/shop";

let shop: TestShop;
let customer: Person;
beforeAll(async () => {
  shop = await startTestShop();
  customer = await asCustomer(shop);
});
afterAll(() => shop.stop());

const claims = (changed?: object) => accessClaims(customer.id, changed);
const ours = (changed: object) => forgeToken(claims(changed), TEST_SECRET);
const good = () => customer.token as string;
const partsOf = (token: string) => token.split(".") as [string, string, string];
const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicPem = rsa.publicKey.export({ type: "spki", format: "pem" }).toString();

/** Calls GraphQL and REST with these headers, and expects the same clean refusal as without a token. */
async function expectRefused(headers: Record<string, string>): Promise<void> {
  const anyone = new Caller(shop);
  const query = { query: "{ me { id } }" };
  const graphql = await anyone.post<{ data: unknown; errors: object[] }>("/graphql", query, headers);
  expect(graphql.body.errors).toEqual([
    expect.objectContaining({ path: ["me"], extensions: { code: "UNAUTHENTICATED" } }),
  ]);
  expect(graphql.body.data).toEqual({ me: null });
  const rest = await anyone.get<object>(`/orders/${customer.email}`, headers);
  expect(rest.status).toBe(401);
  expect(rest.headers).toMatchObject({
    "content-type": expect.stringContaining("application/problem+json") as string,
    "www-authenticate": expect.stringMatching(/^Bearer/) as string,
  });
  expect(Object.keys(rest.body)).toEqual(["type", "title", "status", "code", "detail"]);
  for (const { text } of [graphql, rest]) expect(text).not.toMatch(/jwt|jsonwebtoken|stack|node_modules/i);
}

it("opens both doors to a token of the shop's own, which the others here are made from", async () => {
  const caller = new Caller(shop, ours({}));
  expect(await caller.ask("{ me { id } }")).toEqual({ me: { id: customer.id } });
  expect((await caller.get(`/orders/${customer.email}`)).status).toBe(200);
});

const forged: [string, () => string][] = [
  ...["none", "None", "NONE", "nOnE", "", "HS384", "HS512", "ES256", "RS256", "PS256"].map(
    (alg): [string, () => string] => [
      `names the algorithm '${alg}'`,
      () => forgeToken(claims(), TEST_SECRET, { alg }),
    ],
  ),
  ["is not signed", () => forgeToken(claims(), undefined, { alg: "none" })],
  ["has lost its signature", () => forgeToken(claims())],
  [
    "has another token's signature",
    () => [...partsOf(good()).slice(0, 2), partsOf(ours({ epoch: 1 }))[2]].join("."),
  ],
  [
    "has one bit of its signature changed",
    () => good().slice(0, -2) + (good().at(-2) === "A" ? "B" : "A") + good().at(-1),
  ],
  [
    "was changed after it was signed",
    () => {
      const [h, , s] = partsOf(good());
      return `${h}.${encodePart(claims({ epoch: 1 }))}.${s}`;
    },
  ],
  ["is signed by RSA", () => sign(claims(), rsa.privateKey, { algorithm: "RS256" })],
  ["is signed with a public key as the secret", () => forgeToken(claims(), publicPem)],
  ["brings its own key", () => forgeToken(claims(), "mine", { jwk: { kty: "oct", k: encodePart("mine") } })],
  ["names a key in a file", () => forgeToken(claims(), "", { kid: "../../../../dev/null" })],
  [
    "names a key elsewhere",
    () => forgeToken(claims(), "mine", { kid: "1", jku: "http://127.0.0.1/keys", x5u: "http://127.0.0.1/" }),
  ],
  ["comes from another issuer", () => ours({ iss: "https://securetoken.google.com/demo-shop" })],
  ["comes from no issuer", () => ours({ iss: undefined })],
  ["is for somebody else", () => ours({ aud: "another-shop" })],
  ["is for nobody", () => ours({ aud: undefined })],
  ["has expired", () => ours({ exp: now() - 1 })],
  ["never expires", () => ours({ exp: undefined })],
  ["expires in words", () => ours({ exp: "tomorrow" })],
  ["lasts longer than the shop's do", () => ours({ exp: now() + 86_400 })],
  ["is not valid yet", () => ours({ nbf: now() + 30 })],
  ["was issued tomorrow", () => ours({ iat: now() + 86_400, exp: now() + 86_460 })],
  ["doesn't say when it was issued", () => `${ours({ iat: undefined })}`],
  ["is of sessions that were ended", () => ours({ epoch: -1 })],
  ["is of sessions to come", () => ours({ epoch: 1 })],
  ["is of no epoch", () => ours({ epoch: undefined })],
  ["is of an epoch in words", () => ours({ epoch: "0" })],
  ["is of part of an epoch", () => ours({ epoch: 0.5 })],
  ["is of an endless epoch", () => ours({ epoch: 1e300 })],
  ...[
    undefined,
    null,
    "",
    " ",
    7,
    true,
    {},
    "0".repeat(36),
    "x".repeat(300),
    "' or true --",
    "a\0b",
    "\u{1f600}",
  ].map((sub): [string, () => string] => [`names ${JSON.stringify(sub)} as its user`, () => ours({ sub })]),
  ["names its user in a list", () => ours({ sub: [customer.id] })],
  ["names a user that doesn't exist", () => ours({ sub: "00000000-0000-4000-8000-000000000000" })],
  ["holds no claims", () => forgeToken("null", TEST_SECRET)],
  ["holds a list", () => forgeToken("[]", TEST_SECRET)],
  ["holds no JSON", () => forgeToken("{", TEST_SECRET)],
  ["is long, though signed", () => ours({ more: "x".repeat(10_000) })],
  ["is huge", () => "x".repeat(1_000_000)],
  ["is all dots", () => ".".repeat(100_000)],
  ["has a part too many", () => `${good()}.${partsOf(good())[2]}`],
  ["has a part too few", () => partsOf(good()).slice(0, 2).join(".")],
  ["is Unicode", () => "\u00fc\u00a0\u{1f511}.\u212a.\u0000"],
  ["is the word null", () => "null"],
];

it.each(forged)("refuses an access token that %s", (_fault, token) =>
  expectRefused({ authorization: `Bearer ${token()}` }),
);

it.each(["", "Bearer", "Bearer ", "Bearer  ", "Basic YTpi", "Bearer a b", "Token x", "\u0000"])(
  "refuses '%s' as the whole header",
  (authorization) => expectRefused({ authorization }),
);

it("refuses a token whose user is deleted, by both doors", async () => {
  const { id } = await asCustomer(shop);
  await shop.sql("delete from users where id = $1", [id]);
  await expectRefused({ authorization: `Bearer ${ours({ sub: id })}` });
});

it("refuses a token of sessions that have been ended since", async () => {
  const { id, token } = await asCustomer(shop);
  await shop.sql("update users set session_epoch = 1 where id = $1", [id]);
  await expectRefused({ authorization: `Bearer ${token}` });
  expect(await new Caller(shop, ours({ sub: id, epoch: 1 })).refusal("{ me { id } }")).toBeUndefined();
});

it("refuses tokens signed with a secret that anybody would guess", () => {
  const words = [
    "secret",
    "password",
    "changeme",
    "shop",
    "demo-shop",
    "jwt",
    "key",
    "test",
    "admin",
    "meridian",
  ];
  const guesses = words.flatMap((word) => [
    word,
    word.toUpperCase(),
    `${word}123`,
    word.repeat(8),
    `${word}\n`,
  ]);
  const near = [
    TEST_SECRET.slice(1),
    TEST_SECRET.slice(0, -1),
    ` ${TEST_SECRET}`,
    TEST_SECRET.toUpperCase(),
    "",
  ];
  for (const secret of [...guesses, ...near])
    expect(shop.accessTokens.read(forgeToken(claims(), secret))).toBeNull();
});

it("refuses a Firebase ID token as an access token", async () => {
  await expectRefused({ authorization: `Bearer ${(await register({ verified: true })).idToken}` });
});

describe("on a real connection", () => {
  const send = (path: string, authorization: string[]) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = shop.app.server.address() as AddressInfo;
      const headers = authorization.flatMap((value) => ["Authorization", value]);
      request({ port, path, headers: ["Host", "shop", ...headers] as never }, (answer) =>
        resolve(answer.resume().statusCode),
      )
        .on("error", reject)
        .end();
    });

  beforeAll(() => shop.app.listen({ port: 0, host: "127.0.0.1" }));

  it("rejects several Authorization headers", async () => {
    const path = `/orders/${customer.email}`;
    const [mine, bad] = [`Bearer ${good()}`, "Bearer nonsense"];
    expect(await send(path, [mine])).toBe(200);
    for (const headers of [
      [mine, bad],
      [bad, mine],
      [mine, mine],
      [mine, ""],
    ])
      expect(await send(path, headers)).toBe(401);
    expect(await send("/products", [mine, bad])).toBe(200);
  });
});
