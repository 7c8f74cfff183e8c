import type { RequestContext } from "../../../context/context";
import { asStored } from "../written-product";
import type { ChangeProductsInput } from "./change-products.input";
import { planChanges, type PlannedChange } from "./plan-changes";
import { presentChange } from "./present-change";
import type { ProductChange } from "./product-change.entity";
import type { ProductChangeRefusal } from "./products-not-changed.error";
import { readProducts, resolveTargets } from "./read-products";

/** The preview of a change of several products. */
export interface ChangesPreview {
  changes: ProductChange[];
  /** The number of products for which the change makes no difference. */
  unchanged: number;
  refusals: ProductChangeRefusal[];
}

/**
 * Previews a change of several products without changing anything. Throws BadUserInput for an unknown category or
 * brand.
 */
export async function previewChanges(
  ctx: RequestContext,
  input: ChangeProductsInput,
): Promise<ChangesPreview> {
  const wanted = await resolveTargets(ctx, input);
  const ids = input.products.map(({ id }) => id);
  const { changes, ...plan } = planChanges(await readProducts(ctx, ids), wanted);
  const present = ({ before, after }: PlannedChange) =>
    presentChange({
      ...{ productId: before.id, name: before.name, version: before.version, added: false },
      ...{ before: asStored(before), after: asStored(after) },
    });
  return { ...plan, changes: changes.map(present) };
}
