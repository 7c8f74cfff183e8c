import type { Capacity } from "@shop/shared/messages/en/admin-refusals";
import { serverTexts } from "@shop/shared/messages/server";
import { type RequestContext, inTransaction } from "../../../context/context";
import { type Columns } from "../../../data/columns";
import { command, execute, rows, statement, violatedConstraint, select, returning } from "../../../data/rows";
import { isUuid } from "../../../data/uuid";
import { BadUserInput, NotFound, requireCapacity } from "../../../errors";
import type { AuditAction } from "../../audit/audit-action.enum";
import { recordAction } from "../../audit/record-action";
import { type Facts, presentChanges, presentFacts } from "../../audit/present-changes";
import { counterOf } from "../../../data/lists/count";

/** A table of the owner's settings, with the texts about its rows. */
interface Kind<Row extends { id: string }> {
  table: string;
  columns: Columns<Row>;
  /** The written columns, in the order of the values. */
  written: readonly string[];
  /** A further assignment for changed rows. */
  alsoSet?: string;
  orderBy: string;
  /** The word for a row. */
  noun: string;
  capacity: Capacity;
  limit: number;
  /** The name of a row in the audit. */
  nameOf: (row: Row) => string;
  facts: Facts<Row>;
  actions: { add: AuditAction; edit: AuditAction };
  /** Throws if a row can't be changed any more. */
  checkChange?: (row: Row) => void;
}

/** The values of a row, and its category. */
interface SettingsValues {
  values: readonly unknown[];
  categoryId?: string | null | undefined;
}

/**
 * Prevents the deletion of a category until the transaction ends. Acquired before rows of settings, in the order of a
 * deletion.
 */
const holdCategory = command("select from categories where id = $1 for key share");

/** The errors for constraints that other rows or concurrent changes may violate. */
const refusals: Readonly<Record<string, readonly [field: string, message: () => string]>> = {
  shipping_method_name: ["name", () => serverTexts().fieldErrors.settingsErrors.methodName],
  tax_rate_place: ["country", () => serverTexts().fieldErrors.settingsErrors.ratePlace],
  discount_code: ["code", () => serverTexts().fieldErrors.settingsErrors.code],
};

/**
 * Makes the services for a table of the owner's settings. The transaction of each change also records it in the audit. `save` throws
 * NotFound, BadUserInput for a duplicate of another row or an unknown category, Conflict above the limit.
 */
export function settingsRows<Row extends { id: string }>(kind: Kind<Row>) {
  const { table, written, facts, actions, nameOf } = kind;
  const selected = kind.columns;
  const parameters = (first: number) => written.map((_, at) => `$${at + first}`).join(", ");
  // blocks other new rows, so that the limit holds; orders can still count the uses of codes
  const lock = command(`lock table ${table} in share update exclusive mode`);
  const count = counterOf(table);
  const all = select(selected, `from ${table} order by ${kind.orderBy}`);
  const byId = select(selected, `from ${table} where id = $1 for update`);
  const insert = returning(
    selected,
    `insert into ${table} (${written.join(", ")}) values (${parameters(1)})`,
  );
  const update = statement(
    selected,
    `update ${table} set (${written.join(", ")}) = row(${parameters(2)})${kind.alsoSet ? `, ${kind.alsoSet}` : ""}
      where id = $1 returning ${selected.sql}`,
  );

  /** Runs `work` with a row locked against concurrent changes; throws NotFound. */
  const change = <Result>(
    ctx: RequestContext,
    id: string,
    work: (tx: RequestContext, row: Row) => Promise<Result>,
  ): Promise<Result> =>
    inTransaction(ctx, async (tx) => {
      const [row] = isUuid(id) ? await rows(tx.db, byId, [id]) : [];
      if (!row) throw new NotFound(kind.noun);
      return work(tx, row);
    });
  const add = async (tx: RequestContext, values: readonly unknown[]): Promise<Row> => {
    await execute(tx.db, lock);
    requireCapacity(kind.capacity, kind.limit, await count(tx.db));
    const [row] = (await rows(tx.db, insert, [...values])) as [Row];
    await recordAction(tx, actions.add, { id: row.id, name: nameOf(row) }, presentFacts(facts, row));
    return row;
  };
  const edit = (tx: RequestContext, id: string, values: readonly unknown[]) =>
    change(tx, id, async (_, before) => {
      kind.checkChange?.(before);
      const [after] = (await rows(tx.db, update, [id, ...values])) as [Row];
      const changes = presentChanges(facts, before, after);
      if (changes) await recordAction(tx, actions.edit, { id, name: nameOf(after) }, changes);
      return after;
    });

  /** Adds a row, or changes the row with this id; records nothing if it is unchanged. */
  const save = async (
    ctx: RequestContext,
    id: string | null | undefined,
    { values, categoryId = null }: SettingsValues,
  ): Promise<Row> => {
    try {
      return await inTransaction(ctx, async (tx) => {
        if (categoryId !== null) await requireCategory(tx, categoryId);
        return typeof id === "string" ? edit(tx, id, values) : add(tx, values);
      });
    } catch (error) {
      const [field, message] = refusals[violatedConstraint(error) ?? ""] ?? [];
      if (field === undefined || message === undefined) throw error;
      throw new BadUserInput([{ field, message: message() }]);
    }
  };

  return { list: (ctx: RequestContext) => rows(ctx.db, all), change, save };
}

async function requireCategory({ db }: RequestContext, id: string): Promise<void> {
  if (isUuid(id) && (await execute(db, holdCategory, [id])) > 0) return;
  throw new BadUserInput([
    { field: "categoryId", message: serverTexts().fieldErrors.settingsErrors.category },
  ]);
}
