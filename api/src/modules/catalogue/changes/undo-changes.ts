import { inTransaction, type RequestContext } from "../../../context/context";
import { extendLimits, importLimits, requestLimits } from "../../../data/connections/limits";
import { OperationManager } from "../../../data/operation-manager";
import { rows, statement } from "../../../data/rows";
import { isUuid } from "../../../data/uuid";
import { Conflict, NotFound } from "../../../errors";
import { keepAllAttributes } from "../details/check-details";
import { announceProducts } from "../announce-products";
import { recordAction } from "../../audit/record-action";
import { describeTarget, nameProducts } from "./describe-change";
import { planUndo, type DoneChange } from "./plan-undo";
import { ProductChangeSet } from "./product-change.entity";
import {
  type ProductChangeRefusal,
  ProductChangeRefusalReason,
  ProductsNotChanged,
} from "./products-not-changed.error";
import { holdBrands, holdCategories, readProducts } from "./read-products";
import { seesDrafts } from "../see-drafts";
import { lockChanged, readDone, restoreProducts } from "./restore-products";
import { columnsOf } from "../../../data/tables";

const setColumns = columnsOf(ProductChangeSet, "id", "changedAt", "undoneAt");
const lockSet = statement(
  setColumns,
  `select ${setColumns.sql} from product_change_sets where id = $1 for update`,
);
const markUndone = statement(
  setColumns,
  `update product_change_sets set undone_at = now() where id = $1 returning ${setColumns.sql}`,
);

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
    if (set.undoneAt) throw new Conflict("This change has already been undone.");
    await extendLimits(tx.db, { ...importLimits, lockMs: requestLimits.lockMs });
    await keepAllAttributes(tx);
    const changed = batchesOf(await lockChanged(tx, id));
    const { restored, refusals } = await planAll(tx, id, changed);
    const isRefused = refusals.length > 0 && (!othersOnly || restored.length === 0);
    if (isRefused) throw new ProductsNotChanged(refusals);
    for (const batch of batchesOf(restored)) {
      const ids = batch.map(({ productId }) => productId);
      await restoreProducts(tx, id, ids);
      await announceProducts(tx, ids);
    }
    const names = restored.map(({ name }) => name);
    await recordAction(
      tx,
      "UNDO_PRODUCT_CHANGES",
      { id: set.id, name: describeTarget(names) },
      nameProducts(names),
    );
    const [marked] = (await rows(tx.db, markUndone, [id])) as [ProductChangeSet];
    return marked;
  });
  if (ctx.db instanceof OperationManager) ctx.db.renewBudget(); // gives the fields of the response time to be read
  return undone;
}

function batchesOf<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / BATCH);
  return Array.from({ length: count }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));
}

type Restored = Pick<DoneChange, "productId" | "name">;

async function planAll(tx: RequestContext, setId: string, changed: string[][]) {
  const [restored, refusals]: [Restored[], ProductChangeRefusal[]] = [[], []];
  for (const ids of changed) {
    const planned = await plan(tx, await readDone(tx, setId, ids));
    restored.push(...planned.undone.map(({ productId, name }) => ({ productId, name })));
    refusals.push(...planned.refusals);
  }
  return { restored, refusals };
}

async function plan(tx: RequestContext, done: DoneChange[]) {
  const products = await readProducts(
    tx,
    done.map(({ productId }) => productId),
  );
  const categories = await holdCategories(tx, valuesOf(done, "categoryBefore"));
  const brands = await holdBrands(tx, valuesOf(done, "brandBefore"));
  const { undone, refusals } = planUndo(done, { products, categories, brands });
  if (await seesDrafts(tx)) return { undone, refusals };
  const hasNoName = ({ reason }: ProductChangeRefusal) => reason === ProductChangeRefusalReason.NOT_SOLD;
  return { undone, refusals: refusals.map((each) => (hasNoName(each) ? { ...each, name: null } : each)) };
}

const valuesOf = (done: readonly DoneChange[], key: "categoryBefore" | "brandBefore") => [
  ...new Set(done.flatMap((change) => change[key] ?? [])),
];
