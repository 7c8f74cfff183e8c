import { Field, Int, ObjectType } from "type-graphql";
import type { RequestContext } from "../../../context/context";
import { asStored } from "../written-product";
import type { ChangeProductsInput } from "./change-products.input";
import { planChanges, type PlannedChange } from "./plan-changes";
import { presentChange } from "./present-change";
import { ProductChange } from "./product-change.entity";
import { ProductChangeRefusal } from "./products-not-changed.error";
import { readProducts, resolveTargets } from "./read-products";

@ObjectType({ description: "A preview of a change of several products." })
export class ProductChangesPreview {
  @Field(() => [ProductChange], { description: "The products that would change, in the order of the input." })
  changes!: ProductChange[];

  @Field(() => Int, { description: "The number of products for which the change makes no difference." })
  unchanged!: number;

  @Field(() => [ProductChangeRefusal], {
    description: "The products that can't be changed; if there are any, the change is refused.",
  })
  refusals!: ProductChangeRefusal[];
}

/**
 * Previews a change of several products without changing anything. Throws BadUserInput for an unknown category or
 * brand.
 */
export async function previewChanges(
  ctx: RequestContext,
  input: ChangeProductsInput,
): Promise<ProductChangesPreview> {
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
