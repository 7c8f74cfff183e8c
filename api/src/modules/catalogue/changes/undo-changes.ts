import { serverTexts } from "@shop/shared/messages/server";
import { inTransaction, type RequestContext } from "../../../context/context";
import { extendLimits, importLimits, requestLimits } from "../../../data/connections/limits";
import { OperationManager } from "../../../data/operation-manager";
import { command, execute, returning, rows, select, violatedConstraint } from "../../../data/rows";
import { columnsOf } from "../../../data/tables";
import { isUuid } from "../../../data/uuid";
import { Conflict, NotFound } from "../../../errors";
import { keepAllAttributes } from "../check-details";
import { announceProducts } from "../announce-products";
import { hasChangedGroups, hasWrongPlaces, restoreGroup } from "../groups/restore-group";
import { deferVariants, lockGroups } from "../groups/save-group";
import { recordAction } from "../../audit/record-action";
import { describeTarget, nameProducts } from "./describe-change";
import { setColumns } from "./change-sets";
import { planUndo } from "./plan-undo";
import { ProductChangeSet } from "./product-change.entity";
import {
  type ProductChangeRefusal,
  ProductChangeRefusalReason,
  ProductsNotChanged,
} from "./products-not-changed.error";
import { holdBrands, holdCategories, readProducts } from "./read-products";
import { seesDrafts } from "../see-drafts";
import { lockChanged, readDone, type DoneChange } from "./read-done";
import { writeProducts } from "../write-products";

const undoneColumns = setColumns.with(columnsOf(ProductChangeSet, "groupChange").each);
const lockSet = select(undoneColumns, "from product_change_sets where id = $1 for update");
const markUndone = returning(setColumns, "update product_change_sets set undone_at = now() where id = $1");

/** Products per statement. */
const BATCH = 1_000;

/**
 * Restores the former values of products changed together, and deletes the products added by an import. Refuses if some
 * can't be restored, for example because a value has been edited again; with `othersOnly` it skips those. Throws
 * NotFound for an unknown change, Conflict if it is already undone, ProductsNotChanged with the products that can't be
 * restored.
 */
export async function undoChanges(
  ctx: RequestContext,
  id: string,
  othersOnly: boolean,
): Promise<ProductChangeSet> {
  const undone = await inTransaction(ctx, async (tx) => {
    const [set] = isUuid(id) ? await rows(tx.db, lockSet, [id]) : [];
    if (!set) throw new NotFound("change");
    if (set.undoneAt) throw new Conflict(serverTexts().adminRefusals.catalogueRefusals.undone);
    await extendLimits(tx.db, { ...importLimits, lockMs: requestLimits.lockMs });
    await keepAllAttributes(tx);
    const changesGroups = await hasChangedGroups(tx, id);
    if (changesGroups) {
      await lockGroups(tx);
      await deferVariants(tx);
    }
    const isGroupRestored = !set.groupChange || (await restoreGroup(tx, set.groupChange));
    const [names, refusals]: [string[], ProductChangeRefusal[]] = [[], []];
    for (const ids of batchesOf(await lockChanged(tx, id))) {
      const done = await readDone(tx, id, ids);
      const planned = await plan(tx, isGroupRestored ? done : done.map(afterGroupChange));
      refusals.push(...planned.refusals);
      names.push(...planned.names);
      if (othersOnly || refusals.length === 0) await apply(tx, planned);
    }
    const isPartial = othersOnly && names.length > 0 && !(set.groupChange && refusals.some(isInGroup));
    const isRefused = refusals.length > 0 && !isPartial;
    if (isRefused) throw new ProductsNotChanged(refusals);
    if (changesGroups && (await hasWrongPlaces(tx, id)))
      throw new Conflict(serverTexts().adminRefusals.catalogueRefusals.groupChanged);
    await recordAction(
      tx,
      "UNDO_PRODUCT_CHANGES",
      { id: set.id, name: describeTarget(names) },
      nameProducts(names),
    );
    const [marked] = (await rows(tx.db, markUndone, [id])) as [ProductChangeSet];
    return marked;
  }).catch((error: unknown) => {
    throw violatedConstraint(error) === "product_variant"
      ? new Conflict(serverTexts().adminRefusals.catalogueRefusals.formerValues)
      : error;
  });
  if (ctx.db instanceof OperationManager) ctx.db.renewBudget(); // gives the fields of the response time to be read
  return undone;
}

/** A change whose group has other options now, so that its variants can't have their former values. */
const afterGroupChange = (change: DoneChange): DoneChange => ({
  ...change,
  obstacle: change.obstacle ?? ProductChangeRefusalReason.GROUP_CHANGED,
});

/** A variant that is still in the group would lack values of the restored options. */
const isInGroup = ({ reason }: ProductChangeRefusal) => reason !== ProductChangeRefusalReason.NOT_SOLD;

function batchesOf<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / BATCH);
  return Array.from({ length: count }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));
}

const deleteAdded = command("update products set archived_at = now() where id = any($1)");

/** Restores the changed products, and deletes the added ones. */
async function apply(tx: RequestContext, { restored, deleted }: ReturnType<typeof planUndo>): Promise<void> {
  await writeProducts(tx, restored);
  await execute(tx.db, deleteAdded, [deleted]);
  await announceProducts(tx, deleted);
}

async function plan(tx: RequestContext, done: DoneChange[]) {
  const products = await readProducts(
    tx,
    done.map(({ productId }) => productId),
  );
  const before = done.map((change) => change.before);
  const categories = await holdCategories(tx, distinct(before.map(({ categoryId }) => categoryId)));
  const brands = await holdBrands(tx, distinct(before.map(({ brandSlug }) => brandSlug)));
  const planned = planUndo(done, { products, categories, brands });
  if (await seesDrafts(tx)) return planned;
  const hasNoName = ({ reason }: ProductChangeRefusal) => reason === ProductChangeRefusalReason.NOT_SOLD;
  const refusals = planned.refusals.map((each) => (hasNoName(each) ? { ...each, name: null } : each));
  return { ...planned, refusals };
}

const distinct = (values: (string | null)[]) => [...new Set(values.flatMap((value) => value ?? []))];
