import { inTransaction, type RequestContext } from "../../../context/context";
import { recordAction } from "../../audit/record-action";
import { asRefusal } from "../check-details";
import { writeProducts } from "../write-products";
import { writtenOf } from "../written-product";
import { addChangeSet } from "./change-sets";
import type { ChangeProductsInput } from "./change-products.input";
import { describeChange, describeTarget } from "./describe-change";
import { planChanges } from "./plan-changes";
import type { ProductChangeSet } from "./product-change.entity";
import { ProductsNotChanged } from "./products-not-changed.error";
import { lockProducts, resolveTargets } from "./read-products";

/**
 * Changes the category, the brand, the price, the sale or the draft state of several products: all of them, or none.
 * Returns null if the change would make no difference. Throws ProductsNotChanged with the products that can't be
 * changed, BadUserInput for an unknown category or brand.
 */
export function changeProducts(
  ctx: RequestContext,
  input: ChangeProductsInput,
): Promise<ProductChangeSet | null> {
  return inTransaction(ctx, async (tx) => {
    const wanted = await resolveTargets(tx, input);
    const ids = input.products.map(({ id }) => id);
    const { changes, refusals } = planChanges(await lockProducts(tx, ids), wanted);
    if (refusals.length > 0) throw new ProductsNotChanged(refusals);
    if (changes.length === 0) return null;
    const set = await addChangeSet(tx.db);
    await writeProducts(
      tx,
      changes.map(({ before: { id, version }, after }) => ({
        ...{ ...writtenOf(after), countInStock: null },
        ...{ productId: id, version },
      })),
      set.id,
    );
    const names = changes.map(({ before }) => before.name);
    const target = { id: set.id, name: describeTarget(names) };
    await recordAction(tx, "CHANGE_PRODUCTS", target, await describeChange(tx, wanted, names));
    return set;
  }).catch((error: unknown) => {
    throw asRefusal(error);
  });
}
