import {
  updateAccount,
  uniqueEmail,
  refreshIdToken,
  register,
  signInAtFirebase,
  signInWithGoogle,
} from "../../support/accounts";
import { Caller } from "../../support/caller";
import { startTestShop, type TestShop } from "../../support/shop";
import { aRegisteredUser, promote, signIn, trySignIn } from "../../support/sessions";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.stop());

describe("somebody who verifies their email by the mail's link", () => {
  it("keeps the role; the session goes on with its new token, and the former one ends", async () => {
    const account = await aRegisteredUser(shop);
    await promote(shop, account.user.id);
    await updateAccount(account.uid, { emailVerified: true });
    const renewed = await signIn(shop, (await refreshIdToken(account.refreshToken)) as string);
    expect(renewed.user).toMatchObject({ id: account.user.id, role: "ADMIN", name: "Stranger" });
    expect(await account.caller.refusal("{ me { id } }")).toBe("UNAUTHENTICATED");
    expect(await renewed.caller.refusal("{ users { totalCount } }")).toBeUndefined();
    const later = await signIn(shop, (await signInAtFirebase(account)).idToken);
    expect(await renewed.caller.refusal("{ me { id } }")).toBeUndefined();
    expect(later.user.id).toBe(account.user.id);
  });

  it("gets no session by an ID token from before", async () => {
    const account = await aRegisteredUser(shop);
    await updateAccount(account.uid, { emailVerified: true });
    await signIn(shop, (await signInAtFirebase(account)).idToken);
    const { errors } = await trySignIn(shop, account.idToken);
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining("Verify yours first") as string,
      extensions: { code: "FORBIDDEN" },
    });
    expect((await new Caller(shop, account.idToken).put(`/user/${account.email}`, {})).status).toBe(403);
  });
});

it("lets an admin with both a password and Google sign in by either, and keep the role", async () => {
  const account = await register({ verified: true });
  const byPassword = await signIn(shop, account.idToken);
  await promote(shop, byPassword.user.id);
  const byGoogle = await signIn(shop, (await signInWithGoogle(account.email)).idToken);
  expect(byGoogle.user).toMatchObject({ id: byPassword.user.id, role: "ADMIN" });
  const again = await signIn(shop, (await signInAtFirebase(account)).idToken);
  expect(again.user.role).toBe("ADMIN");
  expect(await byPassword.caller.refusal("{ me { id } }")).toBeUndefined();
});

it("passes on to the owner of an email that a customer had moved to without verifying it", async () => {
  const stranger = await register({ verified: true });
  const session = await signIn(shop, stranger.idToken);
  await promote(shop, session.user.id);
  const email = uniqueEmail();
  await updateAccount(stranger.uid, { email });
  const owner = await signIn(shop, (await signInWithGoogle(email)).idToken);
  expect(owner.user).toMatchObject({ email, role: "CUSTOMER" });
  expect(await session.caller.refusal("{ me { id } }")).toBe("UNAUTHENTICATED");
});

it("makes one user of fifty first sign-ins at once, over both doors", async () => {
  const { email, idToken } = await register({ verified: true });
  const byRest = new Caller(shop, idToken);
  const refusals = await Promise.all(
    Array.from({ length: 50 }, async (_unused, index) => {
      if (index % 2) return (await trySignIn(shop, idToken)).errors[0];
      const { status, body } = await byRest.put(`/user/${email}`, {});
      return status === 200 ? undefined : body;
    }),
  );
  expect(refusals.filter(Boolean)).toEqual([]);
  expect(await shop.sql("select 1 from users where email = $1", [email])).toHaveLength(1);
});

it("passes the record on once where the owner signs in ten times at once", async () => {
  const stranger = await aRegisteredUser(shop);
  const { idToken } = await signInWithGoogle(stranger.email);
  const sessions = await Promise.all(Array.from({ length: 10 }, () => signIn(shop, idToken)));
  for (const { caller } of sessions) expect(await caller.refusal("{ me { id } }")).toBeUndefined();
  expect(await stranger.caller.refusal("{ me { id } }")).toBe("UNAUTHENTICATED");
});
