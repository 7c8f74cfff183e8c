import { refreshIdToken, register, signInAtFirebase, updateAccount } from "../../../test/support/accounts";
import { asCustomer } from "../../../test/support/builders";
import { Caller } from "../../../test/support/caller";
import {
  devicesOf,
  FIREFOX,
  PHONE,
  signInFrom,
  trySignInFrom,
  changeClaims,
} from "../../../test/support/sessions";
import { startTestShop, type TestShop } from "../../../test/support/shop";

const EVERYWHERE = "mutation { signOutEverywhere }";
const OTHERS = "mutation ($idToken: String!) { signOutOtherDevices(idToken: $idToken) { accessToken } }";
const ME = "{ me { id } }";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterEach(() => jest.restoreAllMocks());
afterAll(() => shop.stop());

/** An account signed in on two devices, on both some seconds ago. */
async function onTwoDevices() {
  const account = await register();
  await updateAccount(account.uid, { validSince: "0" });
  const second = await signInAtFirebase(account);
  const idTokens = [account.idToken, second.idToken].map((idToken, at) =>
    changeClaims(idToken, { auth_time: Math.floor(Date.now() / 1000) - 20 + at }),
  ) as [string, string];
  const firefox = await signInFrom(shop, FIREFOX, idTokens[0]);
  const phone = await signInFrom(shop, PHONE, idTokens[1]);
  return { account, idTokens, firefox, phone };
}

const codeOf = async (idToken: string) =>
  (await trySignInFrom(shop, PHONE, idToken)).body.errors?.[0]?.extensions.code;

describe("signing out everywhere", () => {
  it("ends each session at its next call, here and at Firebase, and forgets the devices", async () => {
    const { account, idTokens, firefox, phone } = await onTwoDevices();
    expect(await firefox.ask(EVERYWHERE)).toEqual({ signOutEverywhere: true });
    expect([await firefox.refusal(ME), await phone.refusal(ME)]).toEqual([
      "UNAUTHENTICATED",
      "UNAUTHENTICATED",
    ]);
    for (const idToken of idTokens) expect(await codeOf(idToken)).toBe("UNAUTHENTICATED");
    const again = await signInFrom(shop, FIREFOX, (await signInAtFirebase(account)).idToken);
    expect(await devicesOf(again)).toMatchObject([{ name: "Firefox on Linux", current: true }]);
  });

  it("refuses an ID token that Firebase had verified just before", async () => {
    const { account, idTokens, firefox } = await onTwoDevices();
    await firefox.ask(EVERYWHERE);
    await updateAccount(account.uid, { validSince: "0" });
    for (const idToken of idTokens) expect(await codeOf(idToken)).toBe("UNAUTHENTICATED");
  });

  it("leaves other people alone", async () => {
    const other = await asCustomer(shop);
    const { firefox } = await onTwoDevices();
    await firefox.ask(EVERYWHERE);
    expect(await other.refusal(ME)).toBeUndefined();
  });

  it("changes nothing while Firebase can't be reached, and says so", async () => {
    const { idTokens, firefox, phone } = await onTwoDevices();
    const { auth } = shop.firebase as unknown as { auth: { revokeRefreshTokens: () => Promise<void> } };
    jest.spyOn(auth, "revokeRefreshTokens").mockRejectedValue(new Error("connect ECONNREFUSED"));
    expect(await firefox.refusal(EVERYWHERE)).toBe("SERVICE_UNAVAILABLE");
    expect([await firefox.refusal(ME), await phone.refusal(ME)]).toEqual([undefined, undefined]);
    expect(await devicesOf(firefox)).toHaveLength(2);
    expect(await codeOf(idTokens[1])).toBeUndefined();
  });
});

describe("signing out the other devices", () => {
  it("ends their sessions and opens a new one here, as after a change of the password", async () => {
    const { account, idTokens, firefox, phone } = await onTwoDevices();
    const { idToken } = await signInAtFirebase(account);
    const { signOutOtherDevices } = await firefox.ask<{ signOutOtherDevices: { accessToken: string } }>(
      OTHERS,
      {
        idToken,
      },
    );
    const here = new Caller(shop, signOutOtherDevices.accessToken);
    expect(await here.refusal(ME)).toBeUndefined();
    expect([await firefox.refusal(ME), await phone.refusal(ME)]).toEqual([
      "UNAUTHENTICATED",
      "UNAUTHENTICATED",
    ]);
    for (const earlier of idTokens) expect(await codeOf(earlier)).toBe("UNAUTHENTICATED");
    expect(await devicesOf(here)).toMatchObject([{ current: true }]);
    expect(await codeOf(idToken)).toBeUndefined();
    expect(await refreshIdToken(account.refreshToken)).toBeDefined();
  });

  it("takes nobody else's ID token, and then creates nobody", async () => {
    const { firefox } = await onTwoDevices();
    const stranger = await register();
    expect(await firefox.refusal(OTHERS, { idToken: stranger.idToken })).toBe("FORBIDDEN");
    expect(await shop.sql("select 1 from users where email = $1", [stranger.email])).toEqual([]);
    expect(await firefox.refusal(OTHERS, { idToken: "nonsense" })).toBe("UNAUTHENTICATED");
    expect(await firefox.refusal(OTHERS, { idToken: "" })).toBe("BAD_USER_INPUT");
    expect(await firefox.refusal(ME)).toBeUndefined();
  });
});
