import { register, type FirebaseAccount } from "../../support/accounts";
import { createTestDatabase, emulatorHost, type TestDatabase } from "../../support/database";
import { DatabaseProxy as NetworkProxy } from "../../support/proxies";
import { send, type HttpAnswer } from "../support/http-client";
import { ShopProcess } from "../support/shop-process";

/** The maximum duration of a sign-in, even if Firebase never answers. */
const DEADLINE_MS = 20_000;

const SIGN_IN = "mutation ($idToken: String!) { signIn(idToken: $idToken) { accessToken } }";

let made: TestDatabase;
let firebase: NetworkProxy;
let shop: ShopProcess;
let account: FirebaseAccount;
let token: string;
beforeAll(async () => {
  made = await createTestDatabase();
  firebase = await NetworkProxy.open(`http://${emulatorHost()}`);
  const env = { FIREBASE_AUTH_EMULATOR_HOST: new URL(firebase.url).host };
  shop = await ShopProcess.start({ databaseUrl: made.url, env });
  account = await register({ verified: true });
  token = tokenOf(await signInOverRest());
});
afterAll(async () => {
  await firebase.cut();
  await made.drop();
});

const signInOverRest = () =>
  send(`${shop.url}/user/${account.email}`, {
    method: "PUT",
    body: { email: account.email },
    token: account.idToken,
    timeoutMs: DEADLINE_MS,
  });

const signInOverGraphQL = () =>
  send(`${shop.url}/graphql`, {
    body: { query: SIGN_IN, variables: { idToken: account.idToken } },
    timeoutMs: DEADLINE_MS,
  });

const tokenOf = ({ text }: HttpAnswer) => (JSON.parse(text) as { accesToken: string }).accesToken;

async function expectOnlySignInRefused(): Promise<void> {
  const paths = ["/readyz", "/products", `/orders/${account.email}`];
  for (const path of paths) expect((await send(shop.url + path, { token })).status).toBe(200);
  for (const answer of await Promise.all([signInOverRest(), signInOverGraphQL()])) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.text).not.toMatch(/ECONN|127\.0\.0\.1|googleapis|stack/);
  }
}

it("keeps open pages and sessions while Firebase refuses connections, and asks to sign in later", async () => {
  await firebase.cut();
  await expectOnlySignInRefused();
  await firebase.restore();
  expect((await signInOverRest()).status).toBe(200);
  expect((await signInOverGraphQL()).status).toBe(200);
});

it("does the same while Firebase takes connections and says nothing", async () => {
  firebase.stall(true);
  await expectOnlySignInRefused();
  firebase.stall(false);
  expect((await signInOverRest()).status).toBe(200);
});
