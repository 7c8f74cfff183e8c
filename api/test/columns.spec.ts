import { randomUUID } from "node:crypto";
import type { ClientBase, Connection, FieldDef, Submittable } from "pg";
import "../demo/seed";
import "../src/boot/tasks";
import type { ResultColumn } from "../src/data/columns";
import { declaredStatements, type Statement } from "../src/data/rows";
import { createStagingTable } from "../src/modules/catalogue/import/import-staging-table";
import { ProductSort } from "../src/modules/catalogue/list/product-sort.enum";
import { OrderSort } from "../src/modules/orders/list-orders";
import { UserSort } from "../src/modules/users/user-sort.enum";
import { asAdmin } from "./support/builders";
import { startTestShop, type TestShop } from "./support/shop";

/** A column of a statement's result, as PostgreSQL describes it. */
interface DescribedColumn {
  name: string;
  type: string;
  /** Undefined for a computed column, and one of a view. */
  nullable: boolean | undefined;
}

/** The columns that PostgreSQL would return for a statement. The statement is parsed and not executed. */
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

/** The protocol's messages Parse and Describe without Execute; the driver calls the methods with the server's answers. */
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

/** Every list in every order, searched and not: their statements are put together when they are asked for. */
const lists = [
  ...["products", "reviews", "allReviews", "auditEntries", "myOrders", "myWishList"],
  ...[`reviews(productId: "${randomUUID()}")`, 'reviews(productId: "none")'],
  ...["products", "orders", "users", "allReviews", "auditEntries"].map((list) => `${list}(search: "saw")`),
  ...Object.entries(sorted).flatMap(([list, sorts]) =>
    Object.keys(sorts).flatMap((sort) => [`${list}(sort: ${sort})`, `${list}(sort: ${sort}, search: "saw")`]),
  ),
];

/**
 * What PostgreSQL returns for a statement, and what its columns declare; whether a computed one is null, PostgreSQL doesn't say, and of
 * a left joined one, or one that the statement wants to be not null, it says what its table allows.
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
