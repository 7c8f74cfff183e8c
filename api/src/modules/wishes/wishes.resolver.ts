import { pageSizes } from "@shop/shared/lists";
import { MAX_WISHES } from "@shop/shared/wishes";
import {
  Args,
  ArgsType,
  Ctx,
  FieldResolver,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { RequestContext } from "../../context/context";
import type { Connection } from "../../data/lists/page";
import { Auth } from "../../graphql/types/auth";
import { connectionOf } from "../../graphql/types/connection";
import { pageArgs } from "../../graphql/types/page-args";
import { Id } from "../../graphql/types/id";
import { Product } from "../catalogue/product.entity";
import { addWish, hasWish, listWishes, removeWish } from "./wishes";

@ObjectType({ description: "A page of a wish list." })
class WishListConnection extends connectionOf(Product) {}

@ArgsType()
class MyWishListArgs extends pageArgs(pageSizes.products) {}

/** The viewer's wish list, and the wish field of a product. */
@Resolver(() => Product)
export class WishesResolver {
  @Auth()
  @Query(() => WishListConnection, {
    description: "The sold products on the viewer's wish list, the latest wish first.",
  })
  myWishList(
    @Ctx() ctx: RequestContext,
    @Args(() => MyWishListArgs) args: MyWishListArgs,
  ): Promise<Connection<Product>> {
    return listWishes(ctx, args);
  }

  @Auth()
  @Mutation(() => Boolean, {
    description: `Adds a product to the viewer's wish list, which holds ${MAX_WISHES}. Always true; a repeat changes nothing. NOT_FOUND if it isn't sold, CONFLICT if the list is full.`,
  })
  async addToWishList(
    @Ctx() ctx: RequestContext,
    @Id("product", "productId") productId: string,
  ): Promise<boolean> {
    await addWish(ctx, productId);
    return true;
  }

  @Auth()
  @Mutation(() => Boolean, {
    description: "Removes a product from the viewer's wish list. False if it wasn't there.",
  })
  removeFromWishList(
    @Ctx() ctx: RequestContext,
    @Id("product", "productId") productId: string,
  ): Promise<boolean> {
    return removeWish(ctx, productId);
  }

  @Auth()
  @FieldResolver(() => Boolean, { description: "Whether it is on the viewer's wish list." })
  onMyWishList(@Root() { id }: Product, @Ctx() ctx: RequestContext): Promise<boolean> {
    return hasWish(ctx, id);
  }
}
