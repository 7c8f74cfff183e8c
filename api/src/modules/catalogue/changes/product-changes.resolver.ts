import {
  Arg,
  Ctx,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  createUnionType,
} from "type-graphql";
import type { RequestContext } from "../../../context/context";
import { Role } from "../../../context/role";
import { Scope } from "../../../context/scope";
import { Auth } from "../../../graphql/types/auth";
import { toUnion } from "../../../graphql/types/union-result";
import { ChangeProductsInput } from "./change-products.input";
import { changeProducts } from "./change-products";
import { previewChanges, type ChangesPreview } from "./preview-changes";
import { ProductChange, ProductChangeSet } from "./product-change.entity";
import { ProductChangeRefusal, ProductsNotChanged } from "./products-not-changed.error";
import { findChangeSet } from "./read-change-sets";
import { undoChanges } from "./undo-changes";

@ObjectType({ description: "What a change of several products would do." })
class ProductChangesPreview implements ChangesPreview {
  @Field(() => [ProductChange], { description: "The products that would change, in the order of the input." })
  changes!: ProductChange[];

  @Field(() => Int, { description: "How many already are as they should be." })
  unchanged!: number;

  @Field(() => [ProductChangeRefusal], {
    description: "Those that can't be changed: as long as there are any, nothing is.",
  })
  refusals!: ProductChangeRefusal[];
}

const ChangeProductsResult = createUnionType({
  name: "ChangeProductsResult",
  description: "The change, which can be undone by its `id`, or why nothing was changed.",
  types: () => [ProductChangeSet, ProductsNotChanged] as const,
});

const UndoProductChangesResult = createUnionType({
  name: "UndoProductChangesResult",
  description: "The change that is undone, or why it is not.",
  types: () => [ProductChangeSet, ProductsNotChanged] as const,
});

/** Changes of several products at once: preview, change and undo. */
@Resolver(() => ProductChangeSet)
export class ProductChangesResolver {
  @Auth(Role.ADMIN, Scope.READ_PRODUCTS)
  @Query(() => ProductChangesPreview, {
    description: "What `changeProducts` would do with the same input; nothing is changed.",
  })
  productChanges(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => ChangeProductsInput, { description: "The change." }) input: ChangeProductsInput,
  ): Promise<ChangesPreview> {
    return previewChanges(ctx, input);
  }

  @Auth(Role.ADMIN, Scope.READ_PRODUCTS)
  @Query(() => ProductChangeSet, { nullable: true, description: "Null if there is none." })
  productChangeSet(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, { description: "The change's `id`." }) id: string,
  ): Promise<ProductChangeSet | null> {
    return findChangeSet(ctx, id);
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => ChangeProductsResult, {
    nullable: true,
    description:
      "Changes category, brand or price of several products, all or none. Null if all already are as they should be.",
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
      "Gives the products of a change their former category, brand and price, all or none. CONFLICT if it is already undone.",
  })
  undoProductChanges(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, { description: "The change's `id`." }) id: string,
    @Arg("othersOnly", () => Boolean, {
      defaultValue: false,
      description: "True leaves products as they are that were edited since, and undoes the others.",
    })
    othersOnly: boolean,
  ): Promise<ProductChangeSet | ProductsNotChanged> {
    return toUnion(undoChanges(ctx, id, othersOnly), ProductsNotChanged);
  }
}
