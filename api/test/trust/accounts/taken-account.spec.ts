import { grantAdmin } from "../../../src/modules/identity/admin-role";
import {
  updateAccount,
  uniqueEmail,
  getAccount,
  refreshIdToken,
  register,
  signInWithGoogle,
} from "../../support/accounts";
import { anOrder, aProduct } from "../../support/builders";
import { Caller } from "../../support/caller";
import { startTestShop, type TestShop } from "../../support/shop";
import { aRegisteredUser, promote, signIn, trySignIn } from "../../support/sessions";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterEach(() => jest.restoreAllMocks());
afterAll(() => shop.stop());

const refusal = async (idToken: string) => (await trySignIn(shop, idToken)).errors[0]?.extensions.code;

const claimsOf = (idToken: string) =>
  JSON.parse(Buffer.from(idToken.split(".")[1] as string, "base64url").toString()) as { auth_time: number };

describe("an account that a stranger made with somebody's email, once the owner signs in with Google", () => {
  it("is the owner's alone: neither token of the stranger's opens it, by either door", async () => {
    const stranger = await aRegisteredUser(shop);
    const stale = stranger.idToken;
    const owner = await signIn(shop, (await signInWithGoogle(stranger.email)).idToken);
    expect(owner.user.id).toBe(stranger.user.id);
    expect(await stranger.caller.refusal("{ me { id } }")).toBe("UNAUTHENTICATED");
    expect((await stranger.caller.get(`/orders/${stranger.email}`)).status).toBe(401);
    for (const idToken of [stale, await refreshIdToken(stranger.refreshToken)]) {
      if (idToken === undefined) continue;
      expect(["FORBIDDEN", "UNAUTHENTICATED"]).toContain(await refusal(idToken));
      const put = await new Caller(shop, idToken).put(`/user/${stranger.email}`, {});
      expect([401, 403]).toContain(put.status);
    }
    expect(await owner.caller.refusal("{ me { id } }")).toBeUndefined();
  });

  it("doesn't return to the stranger, who requests the verified session before the owner does", async () => {
    const stranger = await aRegisteredUser(shop);
    const google = await signInWithGoogle(stranger.email);
    // the emulator, unlike Firebase, refreshes tokens of ended sessions; the new token has a verified email
    const refreshed = (await refreshIdToken(stranger.refreshToken)) as string;
    expect(await refusal(refreshed)).toBe("UNAUTHENTICATED");
    const owner = await signIn(shop, google.idToken);
    expect(await stranger.caller.refusal("{ me { id } }")).toBe("UNAUTHENTICATED");
    expect(await refusal(refreshed)).toBe("UNAUTHENTICATED");
    expect(await owner.caller.refusal("{ me { id } }")).toBeUndefined();
  });

  it("goes to the owner even where the stranger's first sign-in to the shop comes after Google's", async () => {
    const stranger = await register();
    const google = await signInWithGoogle(stranger.email);
    const { caller } = await signIn(shop, (await refreshIdToken(stranger.refreshToken)) as string);
    const owner = await signIn(shop, google.idToken);
    expect(await caller.refusal("{ me { id } }")).toBe("UNAUTHENTICATED");
    expect(await owner.caller.refusal("{ me { id } }")).toBeUndefined();
  });

  it("has no admin's role any more, which is recorded, nor the stranger's name", async () => {
    const stranger = await aRegisteredUser(shop);
    await promote(shop, stranger.user.id);
    const owner = await signIn(shop, (await signInWithGoogle(stranger.email)).idToken);
    expect(owner.user).toMatchObject({ id: stranger.user.id, name: null, role: "CUSTOMER" });
    const [entry] = await shop.sql(
      "select actor, action from audit_entries where target_id = $1 and actor = 'sign-in'",
      [owner.user.id],
    );
    expect(entry).toEqual({ actor: "sign-in", action: "REVOKE_ADMIN" });
  });

  it("has the admin role if it was promised to its verified email", async () => {
    const stranger = await aRegisteredUser(shop);
    await promote(shop, stranger.user.id);
    await grantAdmin({ db: shop.database.manager }, stranger.email);
    const owner = await signIn(shop, (await signInWithGoogle(stranger.email)).idToken);
    expect(owner.user.role).toBe("ADMIN");
  });

  it("lets the owner sign in again and again", async () => {
    const stranger = await aRegisteredUser(shop);
    const google = await signInWithGoogle(stranger.email);
    const first = await signIn(shop, google.idToken);
    const again = await signIn(shop, (await signInWithGoogle(stranger.email)).idToken);
    expect(again.user.id).toBe(first.user.id);
    expect(await first.caller.refusal("{ me { id } }")).toBeUndefined();
  });
});

describe("an account whose email another Firebase account has verified", () => {
  /** Moves the stranger's account to another email, and registers the owner with the original email. */
  async function ownerOf(stranger: { uid: string; email: string }) {
    await updateAccount(stranger.uid, { email: uniqueEmail() });
    return register({ email: stranger.email, verified: true });
  }

  it("is the owner's alone, with its orders, and without the role", async () => {
    const stranger = await aRegisteredUser(shop);
    await promote(shop, stranger.user.id);
    const product = await aProduct(shop);
    const order = await anOrder(shop, { ...stranger, id: stranger.user.id }, product);
    const account = await ownerOf(stranger);
    const owner = await signIn(shop, account.idToken);
    expect(owner.user).toMatchObject({ id: stranger.user.id, role: "CUSTOMER" });
    expect(await owner.caller.ask("{ myOrders { nodes { id } } }")).toEqual({
      myOrders: { nodes: [{ id: order }] },
    });
    expect(await stranger.caller.refusal("{ me { id } }")).toBe("UNAUTHENTICATED");
    expect(await refusal(stranger.idToken)).toBeDefined();
  });

  it("ends the former account's sessions at Firebase", async () => {
    const stranger = await aRegisteredUser(shop);
    const account = await ownerOf(stranger);
    const ended = jest.spyOn(shop.firebase, "endSessions");
    await signIn(shop, account.idToken);
    expect(ended.mock.calls).toEqual([[stranger.uid]]);
    expect(Number((await getAccount(stranger.uid)).validSince)).toBeGreaterThan(0);
  });

  it("is closed to sign-ins that began before the owner's", async () => {
    const stranger = await aRegisteredUser(shop);
    const account = await ownerOf(stranger);
    const { user } = await signIn(shop, account.idToken);
    const { auth_time } = claimsOf(account.idToken);
    const [bound] = await shop.sql(
      "select extract(epoch from sign_ins_valid_since)::int as since from users where id = $1",
      [user.id],
    );
    expect(bound).toEqual({ since: auth_time });
    await shop.sql(
      "update users set sign_ins_valid_since = sign_ins_valid_since + interval '1 second' where id = $1",
      [user.id],
    );
    expect(await refusal(account.idToken)).toBe("UNAUTHENTICATED");
  });

  it("is left as it was where Firebase can't be reached to end the former sessions", async () => {
    const stranger = await aRegisteredUser(shop);
    await promote(shop, stranger.user.id);
    const account = await ownerOf(stranger);
    const unreachable = Object.assign(new Error("connect ECONNREFUSED"), { code: "app/network-error" });
    const auth = (shop.firebase as unknown as { auth: { revokeRefreshTokens: () => Promise<void> } }).auth;
    jest.spyOn(auth, "revokeRefreshTokens").mockRejectedValue(unreachable);
    expect(await refusal(account.idToken)).toBe("SERVICE_UNAVAILABLE");
    const put = await new Caller(shop, account.idToken).put(`/user/${account.email}`, {});
    expect(put).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
    expect(await stranger.caller.ask("{ me { id role } }")).toEqual({
      me: { id: stranger.user.id, role: "ADMIN" },
    });
    jest.restoreAllMocks();
    expect((await signIn(shop, account.idToken)).user.role).toBe("CUSTOMER");
  });
});
