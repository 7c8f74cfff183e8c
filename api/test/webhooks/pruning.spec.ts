import { webhookLimits } from "@shop/shared/webhooks";
import { asAdmin, type Person } from "../support/builders";
import { runEachMinute } from "../support/jobs";
import { startTestShop, type TestShop } from "../support/shop";
import { insertWebhooks } from "../support/webhooks";

const { days, deliveries } = webhookLimits;

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

/** The numbers of stored events, deliveries and attempts. */
async function countStored() {
  const [counts] = await shop.sql(`select (select count(*)::int from webhook_events) as events,
    (select count(*)::int from webhook_deliveries) as deliveries, (select count(*)::int from webhook_attempts) as attempts`);
  return counts;
}

const all = (count: number) => ({ events: count, deliveries: count, attempts: count });

it("deletes deliveries older than the shop's retention, pending or not, and no younger ones", async () => {
  await insertWebhooks(shop, 4);
  await shop.sql(`with numbered as (select id, row_number() over (order by id) as n from webhook_events)
    update webhook_events as event set happened_at = now() - case when n <= 2 then interval '${days} days 1 minute'
        else interval '${days} days' - interval '1 minute' end from numbered where numbered.id = event.id`);
  await runEachMinute(shop);
  expect(await countStored()).toEqual(all(2));
});

it("retains the newest finished deliveries of each webhook, and all that are tried again", async () => {
  const { webhook } = await insertWebhooks(shop, deliveries + 20);
  await shop.sql("update webhook_events set happened_at = now() - interval '2 hours'");
  await shop.sql(`with numbered as (select id, row_number() over (order by id) as n from webhook_deliveries)
    update webhook_deliveries as delivery set created_at = now() - n * interval '1 minute',
        next_try_at = case when n > ${deliveries + 10} then now() end from numbered where numbered.id = delivery.id`);
  await runEachMinute(shop);
  expect(await countStored()).toEqual(all(deliveries + 10));
  const [left] = await shop.sql(
    `select count(*) filter (where next_try_at is null)::int as finished,
      min(created_at) filter (where next_try_at is null) > now() - interval '${deliveries + 1} minutes' as newest
    from webhook_deliveries where webhook_id = $1`,
    [webhook],
  );
  expect(left).toEqual({ finished: deliveries, newest: true });
});

it("retains an event of the last hour that isn't delivered yet, and deletes it with the only webhook later", async () => {
  const { webhook } = await insertWebhooks(shop, 1);
  await admin.ask("mutation ($id: ID!) { deleteWebhook(id: $id) }", { id: webhook });
  await runEachMinute(shop);
  expect(await countStored()).toEqual({ events: 1, deliveries: 0, attempts: 0 });
  await shop.sql("update webhook_events set happened_at = now() - interval '61 minutes'");
  await runEachMinute(shop);
  expect(await countStored()).toEqual(all(0));
});
