import { pageSizes } from "@shop/shared/lists";
import {
  Arg,
  Args,
  createUnionType,
  Ctx,
  Field,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from "type-graphql";
import type { RequestContext } from "../../context/context";
import { checkPage } from "../../data/lists/page";
import { connectionOf } from "../../graphql/types/connection";
import { First } from "../../graphql/types/page-args";
import { Selects } from "../../graphql/types/selects";
import { toUnion } from "../../graphql/types/union-result";
import { IsProvided } from "../../graphql/types/is-provided";
import { Auth } from "../../graphql/types/auth";
import { Id } from "../../graphql/types/id";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { Facet } from "./filter/facet";
import { listProducts, type ProductList } from "./list/list-products";
import { listTopProducts } from "./list/list-top-products";
import { findProduct } from "./find-product";
import { addProduct } from "./edit/add-product";
import { deleteProduct } from "./edit/delete-product";
import { editProduct } from "./edit/edit-product";
import { Product } from "./product.entity";
import { ProductChanged, ProductNameTaken } from "./product.error";
import { AddProductInput, EditProductInput } from "./product.input";
import { DETAIL_FIELDS, GROUP_FIELDS } from "./product-columns";
import { ProductsArgs } from "./list/products.input";
import { restockProduct } from "./stock";

@ObjectType({ description: "A page of products." })
export class ProductConnection extends connectionOf(Product) {
  @Field(() => [Facet], {
    description:
      "The facets of the list, with counts: category, brand, price, rating, then attributes of the category.",
  })
  facets!: Promise<Facet[]>;
}

const AddProductResult = createUnionType({
  name: "AddProductResult",
  description: "The new product, or the reason for the refusal.",
  types: () => [Product, ProductNameTaken] as const,
});

const EditProductResult = createUnionType({
  name: "EditProductResult",
  description: "The changed product, or the reason for the refusal.",
  types: () => [Product, ProductNameTaken, ProductChanged] as const,
});

@Resolver(() => Product)
export class CatalogueResolver {
  @Query(() => ProductConnection, {
    description:
      "Products for sale. With `search` and no `sort`, the best match comes first. Small typos are tolerated.",
  })
  products(
    @Ctx() ctx: RequestContext,
    @Args(() => ProductsArgs) { sort, ...args }: ProductsArgs,
    @IsProvided("sort") isSorted?: boolean,
    @Selects(...DETAIL_FIELDS) details?: boolean,
    @Selects("facets", "totalCount") counts?: boolean,
    @Selects("facets") facets?: boolean,
    @Selects(...GROUP_FIELDS) groups?: boolean,
  ): Promise<ProductList> {
    return listProducts(ctx, { ...args, sort: isSorted ? sort : undefined, details, counts, facets, groups });
  }

  @Query(() => [Product], { description: "The best rated products in stock." })
  topProducts(@Ctx() ctx: RequestContext, @First(pageSizes.topProducts) first: number): Promise<Product[]> {
    checkPage({ first });
    return listTopProducts(ctx, first);
  }

  @Query(() => Product, { nullable: true, description: "Null if it doesn't exist or has been deleted." })
  product(
    @Ctx() ctx: RequestContext,
    @Id("product") id: string,
    @Selects(...DETAIL_FIELDS) details: boolean,
    @Selects(...GROUP_FIELDS) groups: boolean,
  ): Promise<Product | null> {
    return findProduct(ctx, id, details, groups);
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => AddProductResult, { description: "Adds a product." })
  addProduct(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => AddProductInput, { description: "The product." }) input: AddProductInput,
  ): Promise<Product | ProductNameTaken> {
    return toUnion(addProduct(ctx, input), ProductNameTaken);
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => EditProductResult, {
    description:
      "Changes the given fields, unless the product has been edited since. NOT_FOUND if it no longer exists.",
  })
  editProduct(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => EditProductInput, { description: "The changes." }) input: EditProductInput,
    @Id("product") id: string,
  ): Promise<Product | ProductNameTaken | ProductChanged> {
    return toUnion(editProduct(ctx, id, input), ProductNameTaken, ProductChanged);
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => Product, {
    description:
      "Adds units to the current stock; a negative number removes some. Concurrent changes by admins and buyers all count.",
  })
  restockProduct(
    @Ctx() ctx: RequestContext,
    @Arg("units", () => Int, {
      description: "-1,000,000 to 1,000,000, and not 0; the new stock must be 0 to 1,000,000.",
    })
    units: number,
    @Id("product") id: string,
  ): Promise<Product> {
    return restockProduct(ctx, id, units);
  }

  @Auth(Role.ADMIN, Scope.WRITE_PRODUCTS)
  @Mutation(() => Int, {
    description: "The number of deleted products: 0 if it doesn't exist or has paid, undelivered orders.",
  })
  deleteProduct(@Ctx() ctx: RequestContext, @Id("product") id: string): Promise<number> {
    return deleteProduct(ctx, id);
  }
}
