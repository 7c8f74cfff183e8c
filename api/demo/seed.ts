import { demoAccounts } from "@shop/shared/demo-accounts";
import type { DataSource } from "typeorm";
import { boolean, columns } from "../src/data/columns";
import { command, execute, rows, statement } from "../src/data/rows";
import { catalogueImageUrl } from "../src/modules/images/find-catalogue-image.service";
import type { Firebase } from "../src/modules/identity/firebase";
import { grantAdmin } from "../src/modules/users/admins/grant-admin.service";
import { demoCatalogue } from "./catalogue/catalogue";

const emptyColumn = columns({ empty: boolean("not exists (select from products)") });
const empty = statement(emptyColumn, `select ${emptyColumn.sql}`);
const insert = command(
  `insert into products (name, description, price_cents, image, rating, count_in_stock, created_at)
    select name, description, round(price * 100), image, rating, "countInStock", now() - "minutesAgo" * interval '1 minute'
    from jsonb_to_recordset($1::jsonb) as demo (name text, description text, price numeric, image text,
      rating float8, "countInStock" int, "minutesAgo" int)`,
);

/** Fills an empty database with the demo catalogue; the number of products added. */
export async function seedCatalogue({ manager }: Pick<DataSource, "manager">): Promise<number> {
  const [found] = await rows(manager, empty);
  if (!found?.empty) return 0;
  const products = demoCatalogue.map(({ slug, name, description, price, rating, countInStock }, index) => ({
    name,
    description,
    price,
    rating,
    countInStock,
    image: catalogueImageUrl(slug),
    minutesAgo: index * 37,
  }));
  await execute(manager, insert, [JSON.stringify(products)]);
  return products.length;
}

/** Makes sure that the two demo accounts can sign in, and that one of them is an admin. */
export async function seedAccounts(
  { manager }: Pick<DataSource, "manager">,
  firebase: Firebase,
): Promise<void> {
  await Promise.all(Object.values(demoAccounts).map((account) => firebase.ensureAccount(account)));
  await grantAdmin({ db: manager }, demoAccounts.admin.email);
}
