import { inTransaction, type RequestContext } from "../../../context/context";
import { command, execute } from "../../../data/rows";
import { recordAction } from "../../audit/record-action";
import { announceProducts } from "../announce-products";
import { asRefusal } from "../details/check-details";
import { addChangeSet } from "./add-change-set";
import type { ChangeProductsInput } from "./change-products.input";
import { describeChange, describeTarget } from "./describe-change";
import { planChanges, type PlannedChange } from "./plan-changes";
import type { ProductChangeSet } from "./product-change.entity";
import { ProductsNotChanged } from "./products-not-changed.error";
import { lockProducts, resolveTargets } from "./read-products";

/**
 * Writes the products and their former values. The values are passed as one array per column: one statement for any
 * number of products.
 */
const write = command(`
  with change as (
    select * from unnest($2::uuid[], $3::int[], $4::int[], $5::uuid[], $6::uuid[], $7::text[], $8::text[], $9::bool[],
        $10::bool[], $11::int[], $12::int[], $13::timestamptz[], $14::timestamptz[])
      as change (product_id, price_before, price_after, category_before, category_after, brand_before, brand_after,
        draft_before, draft_after, regular_before, regular_after, ends_before, ends_after)
  ), noted as (
    insert into product_changes (set_id, product_id, price_cents_before, price_cents_after, category_before,
        category_after, brand_before, brand_after, draft_before, draft_after, regular_price_cents_before,
        regular_price_cents_after, sale_ends_at_before, sale_ends_at_after)
      select $1::uuid, change.* from change
  )
  update products set price_cents = price_after, category_id = category_after, brand = brand_after,
      draft = draft_after, regular_price_cents = regular_after, sale_ends_at = ends_after, version = version + 1
    from change where products.id = product_id`);

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
    await execute(tx.db, write, [set.id, ...valuesOf(changes)]);
    const names = changes.map(({ before }) => before.name);
    const target = { id: set.id, name: describeTarget(names) };
    await recordAction(tx, "CHANGE_PRODUCTS", target, await describeChange(tx, wanted, names));
    await announceProducts(
      tx,
      changes.map(({ before }) => before.id),
    );
    return set;
  }).catch((error: unknown) => {
    throw asRefusal(error);
  });
}

function valuesOf(changes: readonly PlannedChange[]): unknown[][] {
  return [
    changes.map(({ before }) => before.id),
    changes.map(({ before }) => before.priceCents),
    changes.map(({ after }) => after.priceCents),
    changes.map(({ before }) => before.categoryId),
    changes.map(({ after }) => after.categoryId),
    changes.map(({ before }) => before.brandSlug),
    changes.map(({ after }) => after.brandSlug),
    changes.map(({ before }) => before.draft),
    changes.map(({ after }) => after.draft),
    changes.map(({ before }) => before.regularPriceCents),
    changes.map(({ after }) => after.regularPriceCents),
    changes.map(({ before }) => before.saleEndsAt),
    changes.map(({ after }) => after.saleEndsAt),
  ];
}
