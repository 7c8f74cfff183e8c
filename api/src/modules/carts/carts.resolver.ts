import { MAX_CART_ITEMS } from "@shop/shared/order";
import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Auth } from "../../graphql/types/auth";
import { CartEntry } from "./cart-entry.entity";
import { readCart, saveCart } from "./carts";
import { SaveCartInput } from "./save-cart.input";

/** The cart of the viewer's account. */
@Resolver(() => CartEntry)
export class CartsResolver {
  @Auth()
  @Query(() => [CartEntry], { description: "The viewer's cart, the newest entry last." })
  myCart(@Ctx() ctx: RequestContext): Promise<CartEntry[]> {
    return readCart(ctx);
  }

  @Auth()
  @Mutation(() => [CartEntry], {
    description: `Changes single entries of the viewer's cart and returns the cart. It holds ${MAX_CART_ITEMS} products: more are not added, nor are products that aren't sold.`,
  })
  saveCart(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => SaveCartInput, { description: "The changes." }) input: SaveCartInput,
  ): Promise<CartEntry[]> {
    return saveCart(ctx, input);
  }
}
