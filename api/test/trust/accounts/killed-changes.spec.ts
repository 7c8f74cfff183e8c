import { waitUntil } from "../../../embedded/processes";
import { getAccount, register, type FirebaseAccount } from "../../support/accounts";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { FirebaseProxy } from "../../support/proxies";
import { openDatabase, type DatabaseClient } from "../support/database-client";
import { send } from "../support/http-client";
import { ShopProcess } from "../support/shop-process";

const WITHIN_MS = 30_000;

let made: TestDatabase;
let db: DatabaseClient;
let firebase: FirebaseProxy;
let shop: ShopProcess;
beforeAll(async () => {
  [made, firebase] = await Promise.all([createTestDatabase(), FirebaseProxy.open()]);
  db = openDatabase(made.url);
  shop = await ShopProcess.start({
    databaseUrl: made.url,
    env: { FIREBASE_AUTH_EMULATOR_HOST: firebase.host },
  });
});
afterAll(async () => {
  await shop.kill();
  await firebase.close();
  await made.drop();
});

const soon = async (condition: () => boolean | Promise<boolean>) =>
  expect(await waitUntil(condition, WITHIN_MS)).toBe(true);

async function graphql<Data>(query: string, variables: object, token?: string): Promise<Data | null> {
  const answer = await send(`${shop.url}/graphql`, { body: { query, variables }, ...(token && { token }) });
  return (JSON.parse(answer.text) as { data: Data | null }).data;
}

async function aCustomer(): Promise<FirebaseAccount & { id: string; token: string }> {
  const account = await register({ verified: true });
  const query = "mutation ($idToken: String!) { signIn(idToken: $idToken) { accessToken user { id } } }";
  const { idToken } = account;
  const answered = await graphql<{ signIn: { accessToken: string; user: { id: string } } }>(query, {
    idToken,
  });
  const { accessToken: token, user } = (answered as NonNullable<typeof answered>).signIn;
  return { ...account, ...user, token };
}

const deletionBy = ({ idToken, token }: { idToken: string; token: string }) =>
  graphql("mutation ($idToken: String!) { deleteMyAccount(idToken: $idToken) }", { idToken }, token);

const isErased = async (id: string) =>
  (await db.sql("select from users where id = $1 and deleted_at is not null and email = ''", [id])).length ===
  1;

/** Runs the minutely tasks as if a minute had passed. */
async function aMinuteLater(): Promise<void> {
  await db.sql("update users set deletion_began_at = deletion_began_at - interval '1 minute'");
  await db.sql("select graphile_worker.add_job('finish-deletions')");
  await db.sql(
    "select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())",
  );
}

it("closes an account at once while Firebase is silent for long, and deletes it later", async () => {
  const customer = await aCustomer();
  firebase.fail(customer, "held");
  expect(await deletionBy(customer)).toEqual({ deleteMyAccount: false });
  expect((await send(`${shop.url}/orders/${customer.email}`, customer)).status).toBe(401);
  await firebase.release();
  await aMinuteLater();
  await soon(() => isErased(customer.id));
});

it("finishes a deletion although the shop is killed while Firebase deletes the account", async () => {
  const customer = await aCustomer();
  firebase.fail(customer, "held");
  const deletion = deletionBy(customer).catch(() => "lost");
  await soon(() => firebase.isHolding);
  await shop.kill();
  expect(await deletion).toBe("lost");
  await firebase.release();
  shop = await shop.startAgain();
  expect((await send(`${shop.url}/orders/${customer.email}`, customer)).status).toBe(401);
  await aMinuteLater();
  await soon(() => isErased(customer.id));
});

it("lets nobody stay locked out at Firebase if the shop is killed while it blocks them", async () => {
  const [customer, admin] = [await aCustomer(), await aCustomer()];
  await db.sql("update users set role = 'ADMIN', email_verified = true where id = $1", [admin.id]);
  firebase.fail(customer, "passes", "held");
  const { id } = customer;
  const block = graphql("mutation ($id: ID!) { deleteUser(id: $id) }", { id }, admin.token).catch(
    () => "lost",
  );
  await soon(() => firebase.isHolding);
  expect(await getAccount(customer.uid)).toMatchObject({ disabled: true });
  await shop.kill();
  expect(await block).toBe("lost");
  await firebase.release();
  shop = await shop.startAgain();
  await aMinuteLater();
  await soon(async () => !(await getAccount(customer.uid)).disabled);
  expect(await db.sql("select from users where id = $1 and archived_at is null", [id])).toHaveLength(1);
});
