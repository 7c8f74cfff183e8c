import { updateAccount, uniqueEmail, register, signInAtFirebase } from "../../../test/support/accounts";
import { asCustomer, asVisitor } from "../../../test/support/builders";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { grantAdmin, revokeAdmin } from "./admin-role";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.stop());

const grant = (email: string) => grantAdmin({ db: shop.database.manager }, email);
const revoke = (email: string) => revokeAdmin({ db: shop.database.manager }, email);

async function roleAtSignIn(idToken: string): Promise<string> {
  const { signIn } = await asVisitor(shop).ask<{ signIn: { user: { role: string } } }>(
    "mutation ($idToken: String!) { signIn(idToken: $idToken) { user { role } } }",
    { idToken },
  );
  return signIn.user.role;
}

it("makes nobody an admin before Firebase has verified their email", async () => {
  const account = await register();
  expect(await grant(account.email)).toBe("promised");
  expect(await roleAtSignIn(account.idToken)).toBe("CUSTOMER");
  await updateAccount(account.uid, { emailVerified: true });
  expect(await roleAtSignIn((await signInAtFirebase(account)).idToken)).toBe("ADMIN");
});

it("makes somebody an admin at their first sign-in with the verified email, once", async () => {
  const account = await register({ verified: true });
  expect(await grant(account.email.toUpperCase())).toBe("promised");
  expect(await roleAtSignIn(account.idToken)).toBe("ADMIN");
  expect(await revoke(account.email)).toBe(true);
  expect(await roleAtSignIn(account.idToken)).toBe("CUSTOMER");
});

it("makes a known user with a verified email an admin at once, and one without not", async () => {
  const verified = await asCustomer(shop);
  const unverified = await asCustomer(shop, { emailVerified: false });
  expect(await grant(verified.email)).toBe("granted");
  expect(await grant(unverified.email)).toBe("promised");
  expect((await verified.get(`/admin/${verified.email}`)).body).toEqual({ admin: true });
  expect((await unverified.get(`/admin/${unverified.email}`)).body).toEqual({ admin: false });
});

it("takes back a promise that nobody has redeemed", async () => {
  const account = await register({ verified: true });
  await grant(account.email);
  expect(await revoke(account.email)).toBe(true);
  expect(await roleAtSignIn(account.idToken)).toBe("CUSTOMER");
  expect(await revoke(uniqueEmail())).toBe(false);
});

it("gives a promised role only to the promised email, not to a user who has verified another email", async () => {
  const promised = uniqueEmail();
  const squatter = await register({ email: promised });
  expect(await roleAtSignIn(squatter.idToken)).toBe("CUSTOMER");
  await grant(promised);
  // another user of the shop has the squatter's new email, so the shop's record keeps the old one
  const taken = uniqueEmail();
  await asCustomer(shop, { email: taken });
  await updateAccount(squatter.uid, { email: taken, emailVerified: true });
  const { idToken } = await signInAtFirebase({ ...squatter, email: taken });
  expect(await roleAtSignIn(idToken)).toBe("CUSTOMER");
  expect(await grant(promised)).toBe("promised");
});

it("records for the books who was given and lost the admin's role from the command line", async () => {
  const customer = await asCustomer(shop);
  await grant(customer.email);
  await revoke(customer.email);
  const recorded = await shop.sql(
    "select actor_id, action from audit_entries where target_user_id = $1 order by done_at",
    [customer.id],
  );
  expect(recorded).toEqual([
    { actor_id: null, action: "MAKE_ADMIN" },
    { actor_id: null, action: "REVOKE_ADMIN" },
  ]);
});
