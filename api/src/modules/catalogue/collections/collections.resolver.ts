import { pageSizes } from "@shop/shared/lists";
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { RequestContext } from "../../../context/context";
import { Role } from "../../../context/role";
import { Scope } from "../../../context/scope";
import { Auth } from "../../../graphql/types/auth";
import { Id } from "../../../graphql/types/id";
import { pageArgs } from "../../../graphql/types/page-args";
import { Selects } from "../../../graphql/types/selects";
import { ProductConnection } from "../catalogue.resolver";
import { ProductFilter } from "../filter/product-filter.input";
import { listProducts, type ProductList } from "../list/list-products";
import { DETAIL_FIELDS } from "../product-columns";
import { Product } from "../product.entity";
import { Collection } from "./collection.entity";
import { CollectionInput } from "./collection.input";
import { findCollection, listCollections, pickedProducts } from "./read-collections";
import { removeCollection, saveCollection } from "./save-collection";

@ArgsType()
class CollectedProductsArgs extends pageArgs(pageSizes.products) {}

@Resolver(() => Collection)
export class CollectionsResolver {
  @Query(() => [Collection], { description: "All collections, A to Z; at most 100." })
  collections(@Ctx() ctx: RequestContext): Promise<Collection[]> {
    return listCollections(ctx);
  }

  @Query(() => Collection, {
    nullable: true,
    description: "Finds a collection by its slug or a former one; null if it doesn't exist.",
  })
  collection(
    @Ctx() ctx: RequestContext,
    @Arg("slug", () => String, { description: "The collection's `slug`." }) slug: string,
  ): Promise<Collection | null> {
    return findCollection(ctx, slug);
  }

  @FieldResolver(() => ProductConnection, {
    description:
      "Its products for sale, without drafts: those chosen by hand in their order, those of a rule newest first. `Query.products` can also filter and sort them.",
  })
  products(
    @Root() { slug }: Collection,
    @Ctx() ctx: RequestContext,
    @Args(() => CollectedProductsArgs) args: CollectedProductsArgs,
    @Selects(...DETAIL_FIELDS) details?: boolean,
    @Selects("facets", "totalCount") counts?: boolean,
    @Selects("facets") facets?: boolean,
  ): Promise<ProductList> {
    return listProducts(ctx, { ...args, draft: false, collection: slug, details, counts, facets });
  }

  @Auth(Role.ADMIN, Scope.READ_PRODUCTS)
  @FieldResolver(() => [Product], {
    description: "The products chosen by hand, in order, with drafts; at most 500. Empty with a rule.",
  })
  picks(@Root() collection: Collection, @Ctx() ctx: RequestContext): Promise<Product[]> {
    return pickedProducts(ctx, collection);
  }

  @Auth(Role.ADMIN, Scope.READ_PRODUCTS)
  @FieldResolver(() => ProductFilter, {
    nullable: true,
    description: "The rule that chooses its products; null if they are chosen by hand.",
  })
  async rule(@Root() { slug }: Collection, @Ctx() ctx: RequestContext): Promise<ProductFilter | null> {
    return (await findCollection(ctx, slug))?.rule ?? null;
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => Collection, {
    description:
      "Adds a collection, or replaces all of one. NOT_FOUND if there is no collection with the id, CONFLICT if it no longer has the input's `version`, or if the shop has 100 collections.",
  })
  saveCollection(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, { nullable: true, description: "The collection to change. Omit it for a new one." })
    id: string | undefined,
    @Arg("input", () => CollectionInput, { description: "The collection." }) input: CollectionInput,
  ): Promise<Collection> {
    return saveCollection(ctx, id ?? null, input);
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => Int, {
    description:
      "Deletes a collection; its products stay. The number of deleted collections: 0 if it doesn't exist.",
  })
  removeCollection(@Ctx() ctx: RequestContext, @Id("collection") id: string): Promise<number> {
    return removeCollection(ctx, id);
  }
}
