import { readFileSync } from "node:fs";
import { join } from "node:path";
import { personalTables } from "@shop/shared/personal-tables";
import { getMetadataStorage } from "type-graphql";
import type { DataSource } from "typeorm";
import { entities } from "../src/boot/entities";
import type { Columns } from "../src/data/columns";
import { createDataSource } from "../src/data/data-source";
import { tableOf, type Entity } from "../src/data/tables";
import { ApiKey, apiKeyColumns } from "../src/modules/api-keys/api-key.entity";
import { orderColumns } from "../src/modules/orders/order-columns";
import { Order } from "../src/modules/orders/order.entity";
import { Shipment, shipmentColumns } from "../src/modules/orders/shipment.entity";
import { Review, reviewColumns } from "../src/modules/reviews/review.entity";
import { User, userColumns } from "../src/modules/users/user.entity";
import { Webhook } from "../src/modules/webhooks/webhook.entity";
import { webhookColumns } from "../src/modules/webhooks/read-webhooks";
import { ROOT } from "../../tools/build/target";
import { createTestDatabase, type TestDatabase } from "./support/database";

let made: TestDatabase;
let database: DataSource;
beforeAll(async () => {
  made = await createTestDatabase();
  database = await createDataSource(made.url, { entities }).initialize();
});
afterAll(async () => {
  await database.destroy();
  await made.drop();
});

const tables = entities.map(tableOf);
const columns = tables.flatMap((table) =>
  table.columns.map((column) => ({ ...column, name: `${table.name}.${column.name}` })),
);

const selected: [Entity, Columns<object>][] = [
  [ApiKey, apiKeyColumns],
  [Order, orderColumns],
  [Review, reviewColumns],
  [Shipment, shipmentColumns],
  [User, userColumns],
  [Webhook, webhookColumns],
];
it.each(selected.map(([type, { each }]) => ({ name: type.name, type, each })))(
  "reads each field of $name that has no resolver",
  ({ type, each }) => {
    const { fields, fieldResolvers } = getMetadataStorage();
    const resolved = fieldResolvers.filter((field) => field.getObjectType?.() === type);
    const plain = fields.filter(
      ({ target, name }) => target === type && !resolved.some(({ methodName }) => methodName === name),
    );
    expect(plain.map(({ name }) => name).filter((name) => !(name in each))).toEqual([]);
  },
);

it("makes the tables that the entities describe, with nothing left to change", async () => {
  const { upQueries } = await database.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

it("has an entity for each table, with each of its columns", async () => {
  const stored = await database.query<{ name: string }[]>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and table_name <> 'migrations'`,
  );
  expect(columns.map(({ name }) => name).sort()).toEqual(stored.map(({ name }) => name).sort());
});

it("has the foreign keys of each table in CONTRIBUTING.md", async () => {
  const text = readFileSync(join(ROOT, "CONTRIBUTING.md"), "utf8");
  const [, section = ""] = /\n## Database tables\n([^]*?)\n## /.exec(text) ?? [];
  const [referring = "", others = ""] = section.split("Without foreign keys:");
  const listed = referring.split("\n- ").flatMap((item) => {
    const [, table = ""] = /^\*\*(\w+)\*\*/.exec(item) ?? [];
    return Array.from(
      item.matchAll(/`([\w,]+)`→`(\w+)`/g),
      ([, key, target]) => `${table}: ${key}→${target}`,
    );
  });
  const stored = await database.query<{ key: string; name: string }[]>(
    `select conrelid::regclass::text as name, conrelid::regclass || ': ' || string_agg(attname, ',' order by place)
              || '→' || confrelid::regclass as key
       from pg_constraint cross join unnest(conkey) with ordinality as part (number, place)
       join pg_attribute on attrelid = conrelid and attnum = number
      where contype = 'f' group by pg_constraint.oid, conrelid, confrelid`,
  );
  expect(listed.sort()).toEqual(stored.map(({ key }) => key).sort());
  const without = tables.map(({ name }) => name).filter((name) => stored.every((key) => key.name !== name));
  expect(others.match(/\w+(?=`)/g)?.sort()).toEqual(without.sort());
});

it("says of each column whether it is personal, and describes exactly the tables with personal data", () => {
  expect(columns.filter(({ personal }) => personal === undefined)).toEqual([]);
  const personal = tables.filter((table) => table.columns.some((column) => column.personal !== "none"));
  expect(Object.keys(personalTables).sort()).toEqual(personal.map(({ name }) => name).sort());
});

it("has a key of 'Download my data' for each table with downloaded columns, and each key once", () => {
  const downloaded = tables.filter((table) =>
    table.columns.some((column) => column.personal === "downloaded"),
  );
  const described = Object.entries(personalTables).filter(([, { download }]) => download !== undefined);
  expect(described.map(([name]) => name).sort()).toEqual(downloaded.map(({ name }) => name).sort());
  expect(new Set(described.map(([, { download }]) => download)).size).toBe(described.length);
});

it("describes each table in whole sentences, with its legal basis and what happens on deletion", () => {
  for (const { subjects, what, why, bases, retention, removed, retained } of Object.values(personalTables)) {
    for (const sentence of [
      what,
      why,
      retention,
      ...[removed, retained].filter((each) => each !== undefined),
    ])
      expect(sentence).toMatch(/^[A-Z][^]*\.$/);
    expect([subjects.length > 0, bases.length > 0, (removed ?? retained) !== undefined]).toEqual([
      true,
      true,
      true,
    ]);
  }
});
