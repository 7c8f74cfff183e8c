import { createEmptyDatabase } from "../../support/database";
import { withPages } from "../../support/needs";
import { send } from "../support/http-client";
import { ShopProcess } from "../support/shop-process";

const ACCOUNT = { email: "in-both@example.com", returnSecureToken: true };

/** Starts a shop as `npm start` does in an unconfigured checkout. */
async function startCheckout(): Promise<{ shop: ShopProcess; drop(): Promise<void> }> {
  const database = await createEmptyDatabase();
  const shop = await ShopProcess.start({
    databaseUrl: database.url,
    env: { FIREBASE_AUTH_EMULATOR_HOST: "" },
  });
  return { shop, drop: () => shop.terminate().then(() => database.drop()) };
}

/** The emulator at which a shop's pages sign in. */
async function emulatorOf({ url }: ShopProcess): Promise<string> {
  const { text, headers } = await send(`${url}/login`);
  const emulator = /"emulatorUrl":"([^"]+)"/.exec(text)?.[1] ?? "none";
  expect(headers["content-security-policy"]).toContain(emulator);
  return emulator;
}

async function signUp(emulator: string, password: string): Promise<string | undefined> {
  const url = `${emulator}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const { text } = await send(url, { body: { ...ACCOUNT, password } });
  return (JSON.parse(text) as { idToken?: string }).idToken;
}

withPages.it(
  "gives two shops that start at the same time accounts of their own, and shows browsers and log where",
  async () => {
    const checkouts = await Promise.all([startCheckout(), startCheckout()]);
    const emulators = [];
    for (const { shop } of checkouts) {
      const emulator = await emulatorOf(shop);
      emulators.push(emulator);
      expect(shop.log).toContain(`listens on ${emulator.replace("http://", "")}`);
      const idToken = await signUp(emulator, `of ${emulator}`);
      const mutation = "mutation ($idToken: String!) { signIn(idToken: $idToken) { user { email } } }";
      const { text } = await send(`${shop.url}/graphql`, {
        body: { query: mutation, variables: { idToken } },
      });
      expect(text).toContain(ACCOUNT.email);
    }
    expect(new Set(emulators).size).toBe(2);
    for (const { drop } of checkouts) await drop();
  },
  300_000,
);
