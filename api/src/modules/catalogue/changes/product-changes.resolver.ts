import { Arg, createUnionType, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../context/context";
import { Role } from "../../../context/role";
import { Scope } from "../../../context/scope";
import { Auth } from "../../../graphql/types/auth";
import { toUnion } from "../../../graphql/types/union-result";
import { Id } from "../../../graphql/types/id";
import { ChangeProductsInput } from "./change-products.input";
import { changeProducts } from "./change-products";
import { previewChanges, ProductChangesPreview } from "./preview-changes";
import { ProductChangeSet } from "./product-change.entity";
import { ProductsNotChanged } from "./products-not-changed.error";
import { findChangeSet } from "./change-sets";
import { undoChanges } from "./undo-changes";

const ChangeProductsResult = createUnionType({
  name: "ChangeProductsResult",
  description: "The change, which can be undone by its `id`, or the reason for the refusal.",
  types: () => [ProductChangeSet, ProductsNotChanged] as const,
});

const UndoProductChangesResult = createUnionType({
  name: "UndoProductChangesResult",
  description: "The undone change, or the reason for the refusal.",
  types: () => [ProductChangeSet, ProductsNotChanged] as const,
});

/** Changes of several products at once: preview, change and undo. */
@Resolver(() => ProductChangeSet)
export class ProductChangesResolver {
  @Auth(Role.ADMIN, Scope.READ_PRODUCTS)
  @Query(() => ProductChangesPreview, {
    description: "Previews `changeProducts` with this input; nothing is changed.",
  })
  productChanges(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => ChangeProductsInput, { description: "The change." }) input: ChangeProductsInput,
  ): Promise<ProductChangesPreview> {
    return previewChanges(ctx, input);
  }

  @Auth(Role.ADMIN, Scope.READ_PRODUCTS)
  @Query(() => ProductChangeSet, { nullable: true, description: "Null if it doesn't exist." })
  productChangeSet(@Ctx() ctx: RequestContext, @Id("change") id: string): Promise<ProductChangeSet | null> {
    return findChangeSet(ctx, id);
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => ChangeProductsResult, {
    nullable: true,
    description:
      "Changes category, brand or price of several products, all or none. Null if the change makes no difference.",
  })
  changeProducts(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => ChangeProductsInput, { description: "The change." }) input: ChangeProductsInput,
  ): Promise<ProductChangeSet | ProductsNotChanged | null> {
    return toUnion(changeProducts(ctx, input), ProductsNotChanged);
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => UndoProductChangesResult, {
    description:
      "Restores the former category, brand and price of the products of a change, all or none. CONFLICT if it is already undone.",
  })
  undoProductChanges(
    @Ctx() ctx: RequestContext,
    @Arg("othersOnly", () => Boolean, {
      defaultValue: false,
      description: "True skips products that have been edited since.",
    })
    othersOnly: boolean,
    @Id("change") id: string,
  ): Promise<ProductChangeSet | ProductsNotChanged> {
    return toUnion(undoChanges(ctx, id, othersOnly), ProductsNotChanged);
  }
}
