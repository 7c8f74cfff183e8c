import { randomUUID } from "node:crypto";
import type { ClientBase, Connection, FieldDef, Submittable } from "pg";
import "../demo/seed";
import "../src/boot/tasks";
import type { ResultColumn } from "../src/data/columns";
import { declaredStatements, type Statement } from "../src/data/rows";
import { createStagingTable } from "../src/modules/catalogue/import/import-staging-table";
import { ProductSort } from "../src/modules/catalogue/list/products.input";
import { OrderSort } from "../src/modules/orders/orders.input";
import { UserSort } from "../src/modules/users/users.input";
import { asAdmin } from "./support/builders";
import { startTestShop, type TestShop } from "./support/shop";

/** A column of a statement's result, as PostgreSQL describes it. */
interface DescribedColumn {
  name: string;
  type: string;
  /** Undefined for computed columns and columns of views. */
  nullable: boolean | undefined;
}

/** The result columns of a statement, which is parsed and not executed. */
async function describeStatement(client: ClientBase, text: string): Promise<DescribedColumn[]> {
  const fields = await new Promise<FieldDef[]>((resolve, reject) => {
    client.query(new Description(text, resolve, reject));
  });
  const { rows } = await client.query<DescribedColumn>(
    `select field.name, format_type(field.type, null) as type, not column_of.attnotnull as nullable
      from unnest($1::text[], $2::oid[], $3::oid[], $4::int[]) with ordinality as field (name, type, "table", number, place)
      left join pg_class on oid = field."table" and relkind = 'r'
      left join pg_attribute column_of on attrelid = oid and attnum = field.number
      order by place`,
    [
      fields.map(({ name }) => name),
      fields.map(({ dataTypeID }) => dataTypeID),
      fields.map(({ tableID }) => tableID),
      fields.map(({ columnID }) => columnID),
    ],
  );
  return rows.map(({ nullable, ...field }) => ({ ...field, nullable: nullable ?? undefined }));
}

/**
 * Sends the protocol messages Parse and Describe without Execute; the driver calls the handlers with the server's answers.
 */
class Description implements Submittable {
  private fields: FieldDef[] = [];

  constructor(
    private readonly text: string,
    private readonly resolve: (fields: FieldDef[]) => void,
    readonly handleError: (error: unknown) => void,
  ) {}

  submit(connection: Connection): void {
    connection.parse({ name: "", text: this.text, types: [] }, true);
    connection.describe({ type: "S", name: "" }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.fields = fields;
  }

  handleReadyForQuery(): void {
    this.resolve(this.fields);
  }
}

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.stop());

const sorted = { products: ProductSort, orders: OrderSort, users: UserSort };

/** Every list in every sort order, with and without a search. A list's statement is declared at its first use. */
const lists = [
  ...["products", "reviews", "allReviews", "auditEntries", "returns", "myOrders", "myWishList"],
  ...[`reviews(productId: "${randomUUID()}")`, 'reviews(productId: "none")'],
  ...["products", "orders", "returns", "users", "allReviews", "auditEntries"].map(
    (list) => `${list}(search: "saw")`,
  ),
  ...Object.entries(sorted).flatMap(([list, sorts]) =>
    Object.keys(sorts).flatMap((sort) => [`${list}(sort: ${sort})`, `${list}(sort: ${sort}, search: "saw")`]),
  ),
];

/**
 * Compares the columns that PostgreSQL returns for a statement with the declared ones. PostgreSQL doesn't report whether a
 * computed column can be null, and for a left join or an `is not null` condition it reports only what the table allows, so
 * those columns aren't compared.
 */
async function compare(client: ClientBase, { text, columns }: Statement<object>) {
  const described = await describeStatement(client, text);
  const declared = Object.entries(columns.each as Record<string, ResultColumn>).map(
    ([name, { sql, type, nullable = false, isJoined = false }]) => {
      const known = described.find((field) => field.name === name)?.nullable;
      const isUnknown = known === undefined || isJoined || text.includes(`${sql} is not null`);
      return { name, type, nullable: isUnknown ? known : nullable };
    },
  );
  return { returned: { text, columns: described }, declared: { text, columns: declared } };
}

it("gets from every statement the columns that it declares, in PostgreSQL's names and types", async () => {
  const admin = await asAdmin(shop);
  for (const list of lists) await admin.ask(`{ ${list} { nodes { id } totalCount } }`);
  const statements = declaredStatements();
  expect(statements.length).toBeGreaterThan(70);
  await shop.database.transaction(async (db) => {
    await createStagingTable({ db });
    const client = (await db.queryRunner?.connect()) as ClientBase;
    for (const statement of statements) {
      const { returned, declared } = await compare(client, statement);
      expect(returned).toEqual(declared);
    }
  });
});
