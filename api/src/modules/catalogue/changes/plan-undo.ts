import { isDeepStrictEqual } from "node:util";
import type { Product } from "../product.entity";
import type { WrittenRow } from "../write-products";
import { groupFields, recordedFields } from "./product-change.entity";
import { asStored, writtenOf, type WrittenProduct } from "../written-product";
import {
  ProductChangeRefusalReason as Reason,
  type ProductChangeRefusal,
} from "./products-not-changed.error";
import type { DoneChange } from "./read-done";

/** The current state: the products for sale, and which of the former categories and brands still exist. */
interface CurrentState {
  products: readonly Product[];
  categories: ReadonlySet<string>;
  brands: ReadonlySet<string>;
}

/** The effects of an undo. */
interface UndoPlan {
  /** The former values of changed products. */
  restored: WrittenRow[];
  /** The ids of products that an import has added. */
  deleted: string[];
  /** The names of both. */
  names: string[];
  refusals: ProductChangeRefusal[];
}

/** Plans the undo of changes; those that can't be undone are refused. */
export function planUndo(done: readonly DoneChange[], now: CurrentState): UndoPlan {
  const byId = new Map(now.products.map((product) => [product.id, product]));
  const plan: UndoPlan = { restored: [], deleted: [], names: [], refusals: [] };
  for (const change of done) {
    const { productId, name } = change;
    const product = byId.get(productId);
    const reason = product ? whyNot(change, product, now) : Reason.NOT_SOLD;
    if (reason) plan.refusals.push({ productId, name, reason });
    if (reason || !product) continue;
    plan.names.push(name);
    if (change.added) plan.deleted.push(productId);
    else plan.restored.push(restored(change, product));
  }
  return plan;
}

type Field = keyof WrittenProduct;
const SALE: readonly Field[] = ["regularPrice", "saleEndsAt"];
const isRecorded = (field: Field) => (recordedFields as readonly Field[]).includes(field);

const isOfGroup = (field: Field) => (groupFields as readonly Field[]).includes(field);

/** The changed fields. A sale changes as a whole: its regular price and its end. */
function changedFields({ before, after }: DoneChange): Field[] {
  const differs = (field: Field) => !isDeepStrictEqual(before[field], after[field]);
  return (Object.keys(after) as Field[]).filter((field) =>
    SALE.includes(field) ? SALE.some(differs) : differs(field),
  );
}

/** Units may have been sold since: the undo only removes the units that the import added. */
const stockBefore = ({ before, after }: DoneChange, product: Product) =>
  product.countInStock + (before.countInStock ?? 0) - (after.countInStock ?? 0);

/** Considers only the changed fields: a new description doesn't prevent restoring the former price. */
function whyNot(change: DoneChange, product: Product, { categories, brands }: CurrentState): Reason | null {
  const { before, after, added, obstacle } = change;
  if (added) return obstacle ?? (product.version > 1 ? Reason.EDITED : null);
  const changed = changedFields(change);
  const current = asStored(product);
  const edited = changed.filter(
    (field) => field !== "countInStock" && !isDeepStrictEqual(current[field], after[field]),
  );
  const others = edited.filter((field) => !isRecorded(field));
  if (others.length > 0) return others.every(isOfGroup) ? Reason.GROUP_CHANGED : Reason.EDITED;
  if (stockBefore(change, product) < 0) return Reason.STOCK_TOO_LOW;
  if (obstacle) return obstacle;
  const hasSaleEnded = product.regularPrice === null && product.price === after.regularPrice;
  if (edited.length > 0) return hasSaleEnded ? Reason.SALE_ENDED : Reason.EDITED;
  const { categoryId, brandSlug } = before;
  if (changed.includes("categoryId") && categoryId && !categories.has(categoryId))
    return Reason.CATEGORY_DELETED;
  return changed.includes("brandSlug") && brandSlug && !brands.has(brandSlug) ? Reason.BRAND_DELETED : null;
}

/** The product with the former values of only the changed fields. */
function restored(change: DoneChange, product: Product): WrittenRow {
  const { id: productId, version } = product;
  const former = Object.fromEntries(changedFields(change).map((field) => [field, change.before[field]]));
  return { ...writtenOf(product), ...former, countInStock: stockBefore(change, product), productId, version };
}
