import { waitUntil } from "../../../embedded/processes";
import {
  getAccount,
  register,
  signInAtFirebase,
  updateAccount,
  type FirebaseAccount,
} from "../../support/accounts";
import { anOrder, aProduct, asAdmin, type Person } from "../../support/builders";
import { FirebaseProxy, type Fault } from "../../support/proxies";
import { runEachMinute, runJobs } from "../../support/jobs";
import { signIn, trySignIn } from "../../support/sessions";
import { startTestShop, type TestShop } from "../../support/shop";
import { DELETE_MY_ACCOUNT, aLeavingCustomer } from "../../accounts/leaving";

let firebase: FirebaseProxy;
let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  firebase = await FirebaseProxy.open();
  shop = await startTestShop({ firebase: { emulatorHost: firebase.host, timeoutMs: 2_000 } });
  admin = await asAdmin(shop);
});
afterEach(() => firebase.release());
afterAll(async () => {
  await shop.stop();
  await firebase.close();
});

const existsAtFirebase = async ({ uid }: Pick<FirebaseAccount, "uid">) =>
  (await shop.firebase.providersOf(uid)).length > 0;

/** Simulates a delay longer than a deletion takes. */
async function laterOn(): Promise<void> {
  await shop.sql("update users set deletion_began_at = deletion_began_at - interval '1 minute'");
  await runEachMinute(shop);
}

const emailOf = async (id: string) =>
  (await shop.sql<{ email: string }>("select email from users where id = $1", [id]))[0]?.email;

const UNCERTAIN: [string, Fault[]][] = [
  ["answers late", ["held"]],
  ["does it, and its answer gets lost", ["answer lost"]],
  ["never gets the request", ["request lost"]],
  ["fails, and doesn't say where", [500]],
  ["is overloaded, after a request without an answer", ["request lost", 429]],
];

describe.each(UNCERTAIN)("a deletion while Firebase %s", (_what, faults) => {
  it("is not given up: the account is closed at once, and the rest is deleted in the background", async () => {
    const { caller, idToken, email, user, uid } = await aLeavingCustomer(shop);
    const order = await anOrder(shop, { id: user.id, email }, await aProduct(shop));
    firebase.fail({ uid }, ...faults);
    expect(await caller.ask(DELETE_MY_ACCOUNT, { idToken })).toEqual({ deleteMyAccount: false });
    expect(await caller.refusal("{ me { id } }")).toBe("UNAUTHENTICATED");

    await firebase.release();
    await laterOn();
    expect(await existsAtFirebase({ uid })).toBe(false);
    expect(await emailOf(user.id)).toBe("");
    expect(await admin.ask("query ($id: ID!) { order(id: $id) { status email } }", { id: order })).toEqual({
      order: { status: "CANCELLED", email: "" },
    });
  });
});

describe("a deletion that waits for Firebase", () => {
  const aWaitingDeletion = async () => {
    const leaving = await aLeavingCustomer(shop, { verified: true });
    firebase.fail(leaving, 500);
    await leaving.caller.ask(DELETE_MY_ACCOUNT, { idToken: leaving.idToken });
    return leaving;
  };
  const codeOf = async (idToken: string) => (await trySignIn(shop, idToken)).errors[0]?.extensions.code;

  it("lets nobody in, neither by the old account nor by a new one of the same email", async () => {
    const { idToken, email, uid, user } = await aWaitingDeletion();
    expect(await codeOf(idToken)).toBe("CONFLICT");
    await firebase.release();
    await shop.firebase.deleteAccount(uid);
    const again = await register({ email, verified: true });
    expect(await codeOf(again.idToken)).toBe("CONFLICT");
    await laterOn();
    const { user: anew } = await signIn(shop, again.idToken);
    expect(anew.id).not.toBe(user.id);
  });

  it("is tried again until Firebase has done it, and holds up no other one", async () => {
    const [first, second] = [await aWaitingDeletion(), await aWaitingDeletion()];
    const emails = async () => [await emailOf(first.user.id), await emailOf(second.user.id)];
    await firebase.release();
    firebase.fail(first, 403);
    await expect(laterOn()).rejects.toThrow("not available");
    expect(await emails()).toEqual([first.email, ""]);
    await firebase.release();
    await laterOn();
    expect(await emails()).toEqual(["", ""]);
  });

  it("deletes the data of an email verified at Firebase since the last sign-in to the shop", async () => {
    const leaving = await aLeavingCustomer(shop);
    await shop.sql(
      "insert into newsletter_subscriptions (email, wording, confirmed_at, unsubscribe_token) values ($1, 'x', now(), $1)",
      [leaving.email],
    );
    await updateAccount(leaving.uid, { emailVerified: true });
    const { idToken } = await signInAtFirebase(leaving);
    firebase.fail(leaving, 500);
    await leaving.caller.ask(DELETE_MY_ACCOUNT, { idToken });
    await firebase.release();
    await laterOn();
    expect(await shop.sql("select from newsletter_subscriptions where email = $1", [leaving.email])).toEqual(
      [],
    );
  });

  it("can't be blocked any more", async () => {
    const { user } = await aWaitingDeletion();
    expect(await admin.ask("mutation ($id: ID!) { deleteUser(id: $id) }", { id: user.id })).toEqual({
      deleteUser: 0,
    });
  });
});

it("changes nothing where Firebase refuses a deletion for certain, and says so", async () => {
  const { caller, idToken, email, uid } = await aLeavingCustomer(shop);
  firebase.fail({ uid }, 403);
  expect(await caller.refusal(DELETE_MY_ACCOUNT, { idToken })).toBe("SERVICE_UNAVAILABLE");
  expect(await caller.ask("{ me { email } }")).toEqual({ me: { email } });
  await firebase.release();
  await laterOn();
  expect(await caller.ask("{ me { email } }")).toEqual({ me: { email } });
});

const BLOCK = "mutation ($id: ID!) { deleteUser(id: $id) }";
const UNBLOCK = "mutation ($id: ID!) { unblockUser(id: $id) { blocked } }";

/** Runs the waiting jobs as if half a minute had passed. */
async function jobsLaterOn(): Promise<void> {
  await shop.sql(
    "select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())",
  );
  await runJobs(shop);
}

describe.each(UNCERTAIN.slice(0, 2))("where Firebase %s, a block", (_what, faults) => {
  it("counts here at once, and at Firebase in the background; the same is true of unblocking", async () => {
    const { caller, user, uid } = await aLeavingCustomer(shop);
    firebase.fail({ uid }, ...faults);
    expect(await admin.ask(BLOCK, { id: user.id })).toEqual({ deleteUser: 1 });
    expect(await caller.refusal("{ me { id } }")).toBe("UNAUTHENTICATED");
    await firebase.release();
    await jobsLaterOn();
    expect(await getAccount(uid)).toMatchObject({ disabled: true });

    firebase.fail({ uid }, ...faults);
    expect(await admin.ask(UNBLOCK, { id: user.id })).toEqual({ unblockUser: { blocked: false } });
    await firebase.release();
    await jobsLaterOn();
    expect((await getAccount(uid)).disabled).toBeFalsy();
  });
});

describe("a block", () => {
  const waiting = () => shop.sql("select from graphile_worker.jobs where task_identifier like '%firebase'");

  it("leaves nothing to do where Firebase answers, and changes nothing where it refuses", async () => {
    const { caller, user, uid } = await aLeavingCustomer(shop);
    firebase.fail({ uid }, 403);
    expect(await admin.refusal(BLOCK, { id: user.id })).toBe("SERVICE_UNAVAILABLE");
    expect(await caller.refusal("{ me { id } }")).toBeUndefined();
    await firebase.release();
    for (const blocked of [1, 0])
      expect(await admin.ask(BLOCK, { id: user.id })).toEqual({ deleteUser: blocked });
    expect(await waiting()).toEqual([]);
  });

  it("counts where Firebase has disabled the account and fails to end its sessions", async () => {
    const { caller, user, uid } = await aLeavingCustomer(shop);
    firebase.fail({ uid }, "passes", 403);
    expect(await admin.ask(BLOCK, { id: user.id })).toEqual({ deleteUser: 1 });
    expect(await caller.refusal("{ me { id } }")).toBe("UNAUTHENTICATED");
    expect(await waiting()).toHaveLength(1);
    await firebase.release();
    await jobsLaterOn();
  });

  it("is taken back at Firebase if the database is lost before it is committed", async () => {
    const { caller, user, uid } = await aLeavingCustomer(shop);
    firebase.fail({ uid }, "passes", "held");
    const blocking = admin.graphql(BLOCK, { id: user.id });
    expect(await waitUntil(() => firebase.isHolding, 10_000)).toBe(true);
    await shop.sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()",
    );
    await firebase.release();
    expect((await blocking).errors[0]?.extensions.code).toBe("SERVICE_UNAVAILABLE");
    expect(await getAccount(uid)).toMatchObject({ disabled: true });
    expect(await caller.refusal("{ me { id } }")).toBeUndefined();
    await jobsLaterOn();
    expect((await getAccount(uid)).disabled).toBeFalsy();
  });
});

it("signs out everywhere here at once where Firebase's answer gets lost, and there in the background", async () => {
  const { caller, uid } = await aLeavingCustomer(shop);
  await updateAccount(uid, { validSince: "1" });
  firebase.fail({ uid }, 500);
  expect(await caller.ask("mutation { signOutEverywhere }")).toEqual({ signOutEverywhere: true });
  expect(await caller.refusal("{ me { id } }")).toBe("UNAUTHENTICATED");
  await firebase.release();
  await jobsLaterOn();
  expect(Number((await getAccount(uid)).validSince)).toBeGreaterThan(1);
});

it("keeps a changed name where Firebase's answer gets lost", async () => {
  const { caller, uid } = await aLeavingCustomer(shop);
  firebase.fail({ uid }, 500);
  expect(await caller.ask('mutation { changeMyName(name: "Zoe") { name } }')).toEqual({
    changeMyName: { name: "Zoe" },
  });
});
