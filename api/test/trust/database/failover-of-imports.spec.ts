import { asAdmin, type Person } from "../../support/builders";
import { csvRow, HEADER, sendCsv } from "../../support/csv-files";
import { startTestShop, type TestShop } from "../../support/shop";
import { DatabaseAdmin, checkedOutConnections } from "../support/database-client";

// An 'error' event without a listener, which would end a shop's process, fails the current test.

const ROWS = 3_000;
const sheet = [HEADER, ...Array.from({ length: ROWS }, (_, number) => csvRow(`Saw ${number}`))];
const POOL_SIZE = 6;

let shop: TestShop;
let admin: Person;
let operator: DatabaseAdmin;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
  operator = await DatabaseAdmin.connect(shop.databaseUrl);
  await shop.sql(`create function wait_for_operator() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(1); return new; end $$`);
});
afterEach(() => shop.sql("truncate products, orders cascade"));
afterAll(async () => {
  await operator.disconnect();
  await shop.stop();
});

const waiting = "wait_event_type = 'Lock'";

/** Uploads a sheet while the operator holds this lock, and terminates the import's connection while it waits. */
const cutWhereItWaits = (lock: string) =>
  operator.holding(lock, async () => {
    const [answer] = await Promise.all([sendCsv(admin, sheet), operator.terminate(waiting)]);
    return answer;
  });

/** Uploads a sheet, and terminates the import's connection in a trigger that waits for the operator. */
async function cutInTrigger(trigger: string, table: string) {
  await shop.sql(`create ${trigger} execute function wait_for_operator()`);
  const answer = await cutWhereItWaits("select pg_advisory_xact_lock(1)");
  await shop.sql(`drop trigger wait on ${table}`);
  return answer;
}

async function cutBetweenStatements() {
  const idle = operator.terminate("state = 'idle in transaction'");
  const [answer] = await Promise.all([sendCsv(admin, sheet), idle]);
  return answer;
}

const moments = {
  "between two statements": cutBetweenStatements,
  "where it waits for a change of a product": () =>
    cutWhereItWaits("lock table search_words in row exclusive mode"),
  "when half of its products are added": () =>
    cutInTrigger(
      `trigger wait before insert on products for each row when (new.name = 'Saw ${ROWS / 2}')`,
      "products",
    ),
  "when it commits": () =>
    cutInTrigger(
      "constraint trigger wait after insert on audit_entries deferrable initially deferred for each row",
      "audit_entries",
    ),
};

const counts = () =>
  shop.sql(
    `select (select count(*)::int from products) as products, (select count(*)::int from audit_entries) as audited,
      (select count(*)::int from search_words) as words`,
  );
const advisoryLocks = () =>
  shop.sql(
    `select 1 from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`,
  );

it.each(Object.entries(moments))(
  "imports nothing and asks for a repeat, which succeeds, when its connection is terminated %s",
  async (_moment, cutImport) => {
    const before = await counts();
    const { status, headers } = await cutImport();
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
    expect(await counts()).toEqual(before);
    expect(await sendCsv(admin, sheet)).toMatchObject({ status: 200, body: { added: ROWS } });
    expect(await advisoryLocks()).toEqual([]);
    expect(checkedOutConnections(shop)).toBe(0);
    expect(await operator.connections()).toBeLessThanOrEqual(POOL_SIZE);
  },
);
