import { downloadedColumns, type StoredTable } from "@shop/shared/privacy/stored-table";
import { columns, text } from "../../../data/columns";
import { statement } from "../../../data/rows";

/** Rows of a table that are a person's: $1 is their id. They are read in the order of their keys. */
interface OwnRows {
  where: string;
  key: string;
}

const OWN_ORDERS = "order_id in (select id from orders where user_id = $1)";
const OWN_SESSIONS = "select session_id from payments where user_id = $1";

/** Nobody learns anything by an email that isn't proved to be theirs. */
const OWN_EMAIL = "email = (select email from users where id = $1 and email_verified)";

const ofUser: OwnRows[] = [{ where: "user_id = $1", key: "id::text" }];

/** Whose the rows of each table are that 'Download my data' gives. */
const ownRows: Readonly<Record<string, OwnRows[]>> = {
  users: [{ where: "id = $1", key: "id::text" }],
  devices: ofUser,
  admin_grants: [{ where: OWN_EMAIL, key: "email" }],
  newsletter_subscriptions: [{ where: OWN_EMAIL, key: "id::text" }],
  reviews: ofUser,
  audit_entries: [
    { where: "actor_id = $1", key: "id::text" },
    { where: "target_user_id = $1 and actor_id is distinct from $1", key: "id::text" },
  ],
  orders: ofUser,
  checkouts: ofUser,
  order_events: [{ where: OWN_ORDERS, key: "lpad(id::text, 19, '0')" }],
  payments: ofUser,
  payment_orders: [{ where: OWN_ORDERS, key: "concat(payment_id, order_id)" }],
  disputes: [{ where: "payment_id in (select id from payments where user_id = $1)", key: "id::text" }],
  refunds: [{ where: OWN_ORDERS, key: "id::text" }],
  demo_payment_sessions: [{ where: `id in (${OWN_SESSIONS})`, key: "id" }],
};

/** Who else is named by id is their own business. */
const ownIdAlone = (column: string) => `case when ${column} = $1 then ${column} end`;
const instead: Readonly<Record<string, string>> = {
  actor_id: ownIdAlone("actor_id"),
  target_user_id: ownIdAlone("target_user_id"),
};

/** A row as JSON, and the key from which the next batch continues. */
const rowColumns = columns({ key: text("key"), row: text("row") });

/**
 * The statements that read a person's rows of a table in batches, as the table of what is stored describes them: $1 is the
 * person's id, $2 the key of the last row, and $3 the size of a batch. Throws for a table of which it isn't known whose its rows are.
 */
export function ownRowsOf(table: StoredTable) {
  const own = ownRows[table.name];
  if (!own) throw new Error(`Whose are the rows of ${table.name}?`);
  const fields = downloadedColumns(table).map(
    (column) => `'${camelCase(column)}', ${instead[column] ?? column}`,
  );
  return own.map(({ where, key }) =>
    statement(
      rowColumns,
      `select ${rowColumns.sql} from (
        select ${key} as key, json_build_object(${fields.join(", ")})::text as row from ${table.name} where ${where}
      ) as own where key > $2 order by key limit $3`,
    ),
  );
}

const camelCase = (column: string) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
