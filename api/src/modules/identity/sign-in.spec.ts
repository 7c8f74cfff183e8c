import { updateAccount, uniqueEmail, register, signInAtFirebase } from "../../../test/support/accounts";
import { asAdmin, asCustomer, asVisitor, type Person } from "../../../test/support/builders";
import { Caller } from "../../../test/support/caller";
import { startTestShop, type TestShop } from "../../../test/support/shop";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.stop());

describe("signing in", () => {
  const SIGN_IN =
    "mutation ($idToken: String!) { signIn(idToken: $idToken) { accessToken expiresAt user { id email name } } }";

  const signIn = (idToken: string) =>
    asVisitor(shop).graphql<{ signIn: { user: { id: string; email: string } } }>(SIGN_IN, { idToken });
  const putUser = (email: string, token: string) =>
    new Caller(shop, token).put<{ accesToken?: string }>(`/user/${encodeURIComponent(email)}`, { email });
  const usersOf = (email: string) =>
    shop.sql<{ id: string; name: string; email: string }>("select * from users where email = $1", [email]);

  it("creates one user, however many first sign-ins of theirs arrive at once", async () => {
    const { email, idToken } = await register();
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(idToken)));
    const users = new Set(answers.map(({ data, errors }) => data?.signIn.user.id ?? errors[0]?.message));
    expect([...users]).toEqual([(await usersOf(email))[0]?.id]);
    expect(await usersOf(email)).toHaveLength(1);
  });

  it.each(["a+b@x.co", "o'brien@example.com", "first.last+tag@sub.example.com", "50%off@example.com"])(
    "signs %s in at the documented path, percent-encoded",
    async (address) => {
      const email = `${Date.now()}-${address}`;
      const { idToken } = await register({ email });
      const { status, body } = await putUser(email, idToken);
      expect(status).toBe(200);
      const me = await new Caller(shop, body.accesToken).ask<{ me: object }>("{ me { email } }");
      expect(me).toEqual({ me: { email } });
    },
  );

  it("tells staff their permissions, and customers that they have none", async () => {
    const { email, idToken } = await register();
    const permissionsNow = async () => {
      const query = "mutation ($idToken: String!) { signIn(idToken: $idToken) { permissions } }";
      return (await asVisitor(shop).ask<{ signIn: object }>(query, { idToken })).signIn;
    };
    expect(await permissionsNow()).toEqual({ permissions: [] });
    await shop.sql("update users set role = 'STAFF', permissions = '{READ_ORDERS}' where email = $1", [
      email,
    ]);
    expect(await permissionsNow()).toEqual({ permissions: ["READ_ORDERS"] });
  });

  it("ignores the case of an email, and stores it in lower case", async () => {
    const email = uniqueEmail().replace("person", "Person");
    const { idToken } = await register({ email });
    expect((await putUser(email.toUpperCase(), idToken)).status).toBe(200);
    expect(await usersOf(email.toLowerCase())).toHaveLength(1);
  });

  it("refuses a token of another email than the path's, and creates nobody", async () => {
    const { email, idToken } = await register();
    const other = uniqueEmail();
    expect(await putUser(other, idToken)).toMatchObject({ status: 403, body: { status: 403 } });
    expect(await usersOf(other)).toEqual([]);
    expect(await usersOf(email)).toEqual([]);
  });

  it("refuses a token that isn't an ID token, and the shop's own tokens", async () => {
    const customer = await asCustomer(shop);
    for (const token of ["nonsense", "a.b.c", customer.token as string]) {
      expect((await signIn(token)).errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
      expect((await putUser(customer.email, token)).status).toBe(401);
    }
  });

  it("refuses an email that is another user's already, unless Firebase has verified it", async () => {
    const email = uniqueEmail();
    const owner = await asCustomer(shop, { email, firebaseUid: `old-${email}` });
    const unverified = await register({ email });
    expect((await signIn(unverified.idToken)).errors[0]?.extensions.code).toBe("FORBIDDEN");
    await updateAccount(unverified.uid, { emailVerified: true });
    const { idToken } = await signInAtFirebase(unverified);
    expect((await signIn(idToken)).data?.signIn.user).toMatchObject({ id: owner.id, email });
  });

  it("follows somebody whose email changed at Firebase, once they have verified the new one", async () => {
    const account = await register({ verified: true });
    const before = (await signIn(account.idToken)).data?.signIn.user;
    const email = uniqueEmail();
    await updateAccount(account.uid, { email });
    const unverified = await signInAtFirebase({ ...account, email });
    expect((await signIn(unverified.idToken)).errors[0]?.extensions.code).toBe("FORBIDDEN");
    await updateAccount(account.uid, { emailVerified: true });
    const { idToken } = await signInAtFirebase({ ...account, email });
    expect((await signIn(idToken)).data?.signIn.user).toMatchObject({ id: before?.id, email });
  });

  it("asks for a token of some length", async () => {
    expect((await signIn("")).errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect((await signIn("x".repeat(10_001))).errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});

describe("an access token", () => {
  let customer: Person;
  beforeAll(async () => {
    customer = await asCustomer(shop);
  });

  const subject = () => ({ userId: customer.id, epoch: 0 });

  it("shows public data to a request with a worthless token, and nothing else", async () => {
    const stranger = new Caller(shop, "not-a-token");
    expect(await stranger.refusal("{ products { totalCount } }")).toBeUndefined();
    expect(await stranger.refusal("{ me { id } }")).toBe("UNAUTHENTICATED");
  });

  it("lets its bearer in for 15 minutes, to the second", () => {
    const issued = new Date("2026-01-01T12:00:00.999Z");
    const { expiresAt } = shop.accessTokens.issue(subject(), issued);
    expect(expiresAt).toEqual(new Date("2026-01-01T12:15:00Z"));
  });

  it("is read whatever the case of Bearer, and not from any other scheme", async () => {
    const as = (authorization: string) => new Caller(shop).get("/admin/x", { authorization });
    expect((await as(`bearer  ${customer.token}`)).status).toBe(403);
    expect((await as(`Basic ${customer.token}`)).status).toBe(401);
    expect((await as(customer.token as string)).status).toBe(401);
  });

  it("says nothing of a role: a promoted customer is an admin, and a demoted admin none, with the token they have", async () => {
    const person = await asAdmin(shop);
    expect((await person.get("/users")).status).toBe(200);
    await shop.sql("update users set role = 'CUSTOMER' where id = $1", [person.id]);
    expect((await person.get("/users")).status).toBe(403);
    expect(await person.refusal("{ users { totalCount } }")).toBe("FORBIDDEN");
    await shop.sql("update users set role = 'ADMIN' where id = $1", [person.id]);
    expect((await person.get("/users")).status).toBe(200);
  });
});
