import { inTransaction, type RequestContext } from "../../../context/context";
import { boolean, columns, instant, integer, nullable, text, uuid } from "../../../data/columns";
import { command, execute, rows, statement } from "../../../data/rows";
import { isUuid } from "../../../data/uuid";
import { Conflict, NotFound } from "../../../errors";
import { announceProducts } from "../announce-products";
import { recordAction } from "../../audit/record-action";
import { describeTarget, nameProducts } from "./describe-change";
import { planUndo, type DoneChange } from "./plan-undo";
import { ProductChangeSet } from "./product-change.entity";
import { ProductsNotChanged } from "./products-not-changed.error";
import { holdBrands, holdCategories, lockProducts } from "./read-products";
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

const doneColumns = columns<DoneChange>({
  productId: uuid("product_id"),
  name: text("products.name"),
  priceBefore: integer("price_cents_before"),
  priceAfter: integer("price_cents_after"),
  categoryBefore: nullable(uuid("category_before")),
  categoryAfter: nullable(uuid("category_after")),
  brandBefore: nullable(text("brand_before")),
  brandAfter: nullable(text("brand_after")),
  draftBefore: boolean("draft_before"),
  draftAfter: boolean("draft_after"),
  regularBefore: nullable(integer("regular_price_cents_before")),
  regularAfter: nullable(integer("regular_price_cents_after")),
  saleEndBefore: nullable(instant("sale_ends_at_before")),
  saleEndAfter: nullable(instant("sale_ends_at_after")),
});
const changesOf = statement(
  doneColumns,
  `select ${doneColumns.sql} from product_changes join products on products.id = product_id where set_id = $1
    order by lower(products.name), product_id`,
);

const IS_SAME_SALE = `(regular_price_cents_before, sale_ends_at_before)
      is not distinct from (regular_price_cents_after, sale_ends_at_after)`;

/** Writes back what the change has changed, and nothing else. */
const restore = command(`
  update products set version = version + 1,
      price_cents = case when price_cents_before = price_cents_after then price_cents else price_cents_before end,
      category_id = case when category_before is not distinct from category_after then category_id else category_before end,
      brand = case when brand_before is not distinct from brand_after then brand else brand_before end,
      regular_price_cents = case when ${IS_SAME_SALE} then regular_price_cents else regular_price_cents_before end,
      sale_ends_at = case when ${IS_SAME_SALE} then sale_ends_at else sale_ends_at_before end,
      draft = case when draft_before = draft_after then draft else draft_before end
    from product_changes where set_id = $1 and product_id = products.id and product_id = any($2)`);

/**
 * Gives products that were changed together their former category, brand, price, sale and visibility. Refuses if some can't get them back,
 * because somebody has edited the same since, for example; `othersOnly` leaves those as they are. Throws NotFound for an
 * unknown change, Conflict for one that is already undone, ProductsNotChanged with the products that can't be changed.
 */
export function undoChanges(ctx: RequestContext, id: string, othersOnly: boolean): Promise<ProductChangeSet> {
  return inTransaction(ctx, async (tx) => {
    const [set] = isUuid(id) ? await rows(tx.db, lockSet, [id]) : [];
    if (!set) throw new NotFound("change");
    if (set.undoneAt) throw new Conflict("This change has already been undone.");
    const { undone, refusals } = await plan(tx, await rows(tx.db, changesOf, [id]));
    const isRefused = refusals.length > 0 && (!othersOnly || undone.length === 0);
    if (isRefused) throw new ProductsNotChanged(refusals);
    const ids = undone.map(({ productId }) => productId);
    await execute(tx.db, restore, [id, ids]);
    await announceProducts(tx, ids);
    const names = undone.map(({ name }) => name);
    await recordAction(
      tx,
      "UNDO_PRODUCT_CHANGES",
      { id: set.id, name: describeTarget(names) },
      nameProducts(names),
    );
    const [marked] = (await rows(tx.db, markUndone, [id])) as [ProductChangeSet];
    return marked;
  });
}

async function plan(tx: RequestContext, done: DoneChange[]) {
  const products = await lockProducts(
    tx,
    done.map(({ productId }) => productId),
  );
  const categories = await holdCategories(tx, valuesOf(done, "categoryBefore"));
  const brands = await holdBrands(tx, valuesOf(done, "brandBefore"));
  return planUndo(done, { products, categories, brands });
}

const valuesOf = (done: readonly DoneChange[], key: "categoryBefore" | "brandBefore") => [
  ...new Set(done.flatMap((change) => change[key] ?? [])),
];
