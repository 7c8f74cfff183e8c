import { updateAccount, uniqueEmail, register, type FirebaseAccount } from "../../support/accounts";
import { asCustomer } from "../../support/builders";
import { Caller } from "../../support/caller";
import { changeClaims, claimsOf, encodePart, forgeToken, signIn, trySignIn } from "../../support/sessions";
import { startTestShop, type TestShop } from "../../support/shop";

let shop: TestShop;
let account: FirebaseAccount;
beforeAll(async () => {
  shop = await startTestShop();
  account = await register({ verified: true });
});
afterAll(() => shop.stop());

/** Sends an ID token to GraphQL and REST, and expects the same clean refusal from both. */
async function expectRefused(idToken: string): Promise<void> {
  const { errors, data } = await trySignIn(shop, idToken);
  expect(data).toBeNull();
  expect(errors).toEqual([expect.objectContaining({ extensions: { code: "UNAUTHENTICATED" } })]);
  const rest = await new Caller(shop, idToken).put<object>(`/user/${account.email}`, {});
  expect(rest.status).toBe(401);
  expect(Object.keys(rest.body)).toEqual(["type", "title", "status", "code", "detail"]);
}

it("opens a session for the token that the others here are made from", async () => {
  expect((await signIn(shop, changeClaims(account.idToken, {}))).user.email).toBe(account.email);
});

const changes: [string, object][] = [
  ["another project's", { aud: "another" }],
  ["several projects'", { aud: ["demo-shop"] }],
  ["for nobody", { aud: undefined }],
  ["another issuer's", { iss: "shop" }],
  ["expired", { exp: 1, iat: 1 }],
  ["never to expire", { exp: undefined }],
  ["to expire in words", { exp: "tomorrow" }],
  ["not valid yet", { nbf: 9_999_999_999 }],
  ["of no known issue", { iat: undefined }],
  ...[undefined, null, "", 7, ["x"], { a: 1 }, "x".repeat(129), "no-such-account"].map(
    (sub): [string, object] => [`of the account ${JSON.stringify(sub)}`, { sub }],
  ),
  ...[
    undefined,
    null,
    "",
    7,
    true,
    ["a@x.co"],
    { a: "@" },
    "nobody",
    "a b@x.co",
    "a\0@x.co",
    "\ud800@x.co",
  ].map((email): [string, object] => [`of the email ${JSON.stringify(email)}`, { email }]),
  ["of an email without an end", { email: `${"a".repeat(400)}@x.co` }],
  ...["true", 1, ["true"], {}].map((email_verified): [string, object] => [
    `verified as ${JSON.stringify(email_verified)}`,
    { email_verified },
  ]),
  ...[7, ["Carl"], { first: "Carl" }, true].map((name): [string, object] => [
    `of ${JSON.stringify(name)}`,
    { name },
  ]),
  ...[undefined, null, "now", -1, 0, 1.5, 1e300, [1]].map((auth_time): [string, object] => [
    `signed in at ${JSON.stringify(auth_time)}`,
    { auth_time },
  ]),
  ...[undefined, null, "password", [], {}, { sign_in_provider: 7 }, { sign_in_provider: "" }].map(
    (firebase): [string, object] => [`signed in by ${JSON.stringify(firebase)}`, { firebase }],
  ),
];

it.each(changes)("refuses an ID token that is %s", (_fault, changed) =>
  expectRefused(changeClaims(account.idToken, changed)),
);

it.each<[string, () => string]>([
  [
    "the shop's own access token",
    () => shop.accessTokens.issue({ userId: account.uid, epoch: 0 }).accessToken,
  ],
  ["a refresh token", () => account.refreshToken],
  ["signed with a secret", () => forgeToken(claimsOf(account.idToken), "secret")],
  ["without its last part", () => account.idToken.split(".").slice(0, 2).join(".")],
  ["with a part too many", () => `${account.idToken}.x`],
  ["all dots", () => ".".repeat(9_000)],
  ["two parts of nothing", () => "e30.e30."],
  ["a list", () => `${encodePart("[]")}.${encodePart("[]")}.`],
  ["claims that are no JSON", () => `${account.idToken.split(".")[0]}.${encodePart("{")}.`],
  ["no JSON", () => `${encodePart("{")}.${encodePart("{")}.`],
  ["Unicode", () => "\u{1f511}.\u212a.\u00fc"],
])("refuses as an ID token what is %s", (_what, token) => expectRefused(token()));

it("refuses a token that is too long for one, by the word that each door has for it", async () => {
  const long = `${account.idToken}${"x".repeat(10_000)}`;
  expect((await trySignIn(shop, long)).errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  expect((await new Caller(shop, long).put(`/user/${account.email}`, {})).status).toBe(401);
});

it("refuses a revoked token, and one of a deleted account", async () => {
  const revoked = await register({ verified: true });
  const { auth_time } = claimsOf(revoked.idToken);
  await updateAccount(revoked.uid, { validSince: String(Number(auth_time) + 1) });
  await expectRefused(revoked.idToken);
  const disabled = await register({ verified: true });
  await updateAccount(disabled.uid, { disableUser: true });
  await expectRefused(disabled.idToken);
});

it("keeps a NUL out of the name that Firebase gives", async () => {
  const { user } = await signIn(shop, changeClaims(account.idToken, { name: "Carl\0a" }));
  expect(user.name).toBe("Carla");
});

describe("an email with letters that Unicode normalizes to ASCII", () => {
  const KELVIN = "\u212a";

  it("is another email than that of the letters A to Z, and opens no record of theirs", async () => {
    const email = `k${uniqueEmail()}`;
    const victim = await asCustomer(shop, { email });
    const stranger = await register({ verified: true });
    const lookalike = email.replace("k", KELVIN);
    const { user, caller } = await signIn(shop, changeClaims(stranger.idToken, { email: lookalike }));
    expect(user.id).not.toBe(victim.id);
    expect(user.email).toBe(lookalike);
    expect((await caller.get(`/orders/${email}`)).status).toBe(403);
    expect((await victim.get(`/admin/${encodeURIComponent(lookalike)}`)).status).toBe(403);
  });

  it("matches only its own path", async () => {
    const owner = await register({ email: `k${uniqueEmail()}`, verified: true });
    const path = `/user/${encodeURIComponent(owner.email.replace("k", KELVIN))}`;
    expect((await new Caller(shop, owner.idToken).put(path, {})).status).toBe(403);
    const same = `/user/${encodeURIComponent(owner.email.toUpperCase())}`;
    expect((await new Caller(shop, owner.idToken).put(same, {})).status).toBe(200);
  });
});
