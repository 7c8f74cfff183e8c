import type { EntityManager } from "typeorm";
import { OperationManager } from "../operation-manager";
import { BadUserInput } from "../../errors";
import { columns, instant } from "../columns";
import { rows, select } from "../rows";
import { decodeCursor, encodeCursor, type CursorKey } from "./cursors";
import { countListed, cursorOf, readRows, type Listed, type ListOrder } from "./keyset";
import { checkPage, toConnection, type Connection } from "./page";

/** A list of changes: rows with the time of their last change, read as `updated_at`. */
export type ListedChanges<Row extends object> = Omit<Listed<Row>, "order">;

/** The arguments of a page of changes. */
export interface ChangesArgs {
  first: number;
  after?: string | null | undefined;
  updatedSince: Date;
}

/** A row with the time of its last change. */
interface Changed {
  id: string;
  updatedAt: Date;
}

const byChange: ListOrder = { keys: [instant("updated_at")], direction: "asc" };

/** Earlier times are invalid. */
const EARLIEST = new Date(0);

/** How far a client's clock may be ahead, in ms. */
const AHEAD_MS = 5 * 60_000;

/** Checks the start time of a list of changes; throws BadUserInput. */
export function checkUpdatedSince(since: Date): void {
  if (since < EARLIEST)
    throw new BadUserInput([
      { field: "updatedSince", message: `must not be before ${EARLIEST.toISOString()}` },
    ]);
  if (since.getTime() > Date.now() + AHEAD_MS)
    throw new BadUserInput([{ field: "updatedSince", message: "must not be in the future" }]);
}

/** Refuses arguments that a list of changes doesn't support; throws BadUserInput that names each of them. */
export function refuseWithUpdatedSince(given: Record<string, unknown>): void {
  const errors = Object.keys(given)
    .filter((field) => given[field] !== undefined && given[field] !== null && given[field] !== "")
    .map((field) => ({ field, message: "can't be given together with updatedSince" }));
  if (errors.length > 0) throw new BadUserInput(errors);
}

/**
 * Reads a page of changes since a time, the earliest first. Changes of open transactions appear later in the order (ADR-0057), so a
 * client can always continue from `endCursor`, even after the last page or an empty one. `db` must be the primary, outside a
 * transaction.
 */
export async function readChanges<Row extends Changed>(
  db: EntityManager,
  args: ChangesArgs,
  listed: ListedChanges<Row>,
): Promise<Connection<Row>> {
  checkPage(args);
  checkUpdatedSince(args.updatedSince);
  const { first, updatedSince } = args;
  const after = args.after ? positionIn(args.after) : undefined;
  const complete = await changesBetween(db, updatedSince, listed);
  const found = await readRows(db, { after }, first + 1, complete);
  const page = toConnection<Row>(
    found,
    { first, after: args.after },
    (row) => keyAt(row.updatedAt, row.id),
    () => countListed(db, complete),
  );
  page.pageInfo.endCursor ??= args.after ?? encodeCursor(keyAt(updatedSince, BEFORE_ALL));
  return page;
}

/** Reads all changes from a time until now, in batches; the last batch is shorter. */
export async function* streamChanges<Row extends Changed>(
  db: EntityManager,
  size: number,
  updatedSince: Date,
  listed: ListedChanges<Row>,
): AsyncGenerator<Row[], void> {
  checkUpdatedSince(updatedSince);
  const complete = await changesBetween(db, updatedSince, listed);
  for (let after: string | undefined; ;) {
    if (db instanceof OperationManager) db.renewBudget();
    const found = await readRows(db, { after }, size, complete);
    yield found;
    const last = found.at(-1);
    if (!last || found.length < size) return;
    after = encodeCursor(cursorOf(last, byChange));
  }
}

const boundColumn = columns({ complete: instant("complete") });
const readBound = select(boundColumn, "from changes_complete_before() as complete");

/**
 * A time before which all changes of products and orders are visible to every statement that starts after this one: changes that
 * become visible later have this time or a later one. `db` must be the primary, outside a transaction.
 */
export async function changesCompleteBefore(db: EntityManager): Promise<Date> {
  const [bound] = await rows(db, readBound);
  return (bound as { complete: Date }).complete;
}

/** The list of changes from a time until the point after which changes may be missing. Its statements must start after this one. */
async function changesBetween<Row extends object>(
  db: EntityManager,
  updatedSince: Date,
  listed: ListedChanges<Row>,
): Promise<Listed<Row>> {
  const bound = await changesCompleteBefore(db);
  const values = [...listed.values];
  const since = `updated_at >= $${values.push(updatedSince)}::timestamptz`;
  const complete = `updated_at < $${values.push(bound)}::timestamptz`;
  return { ...listed, where: [...listed.where, since, complete], values, order: byChange };
}

/** Marks the cursors of changes: a cursor of another list would skip changes. */
const MARK = "changes";

/** An id before all others. */
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

const keyAt = (updatedAt: Date, id: string): CursorKey => [MARK, updatedAt.toISOString(), id];

/** The position in the rows' order that a cursor of changes contains; throws BadUserInput for any other cursor. */
function positionIn(cursor: string): string {
  const [mark, ...position] = decodeCursor(cursor, ["text", "timestamp with time zone", "uuid"], "after");
  if (mark === MARK) return encodeCursor(position as CursorKey);
  throw new BadUserInput([{ field: "after", message: "is not a cursor of this list" }]);
}
