import { toDollars } from "@shop/shared/money";
import {
  Arg,
  Ctx,
  FieldResolver,
  Float,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
  createUnionType,
} from "type-graphql";
import type { RequestContext } from "../../context/context";
import { lookUp } from "../../data/shared-lookups";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { Auth } from "../../graphql/types/auth";
import { toUnion } from "../../graphql/types/union-result";
import { Checkout } from "./checkout.entity";
import { costOf, getCheckout, ordersOfCheckout } from "./get-orders";
import { Order } from "./order.entity";
import { CartRefused } from "./place-orders.error";
import { PlaceOrdersInput } from "./place-orders.input";
import { placeOrders } from "./place-orders";

const PlaceOrdersResult = createUnionType({
  name: "PlaceOrdersResult",
  description: "The orders of the cart, or why it was refused.",
  types: () => [Checkout, CartRefused] as const,
});

/** Carts that are ordered as a whole. */
@Resolver(() => Checkout)
export class CheckoutResolver {
  @Auth(Role.CUSTOMER, Scope.READ_ORDERS)
  @Query(() => Checkout, {
    description: "The viewer's own cart that was ordered, or any for an admin; otherwise NOT_FOUND.",
  })
  checkout(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, { description: "The checkout's `id`." }) id: string,
  ): Promise<Checkout> {
    return getCheckout(ctx, id);
  }

  @Auth()
  @Mutation(() => PlaceOrdersResult, {
    description:
      "Orders a whole cart in one step: one order for each entry, all or none. The last unit is never sold.",
  })
  placeOrders(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => PlaceOrdersInput, { description: "The cart." })
    { items, ...shipping }: PlaceOrdersInput,
  ): Promise<Checkout | CartRefused> {
    const wanted = items.map(({ productId, qty: quantity }) => ({ productId, quantity }));
    return toUnion(placeOrders(ctx, { items: wanted, ...shipping }), CartRefused);
  }

  @FieldResolver(() => [Order], { description: "One order for each entry of the cart." })
  async orders(@Root() { id, orders }: Checkout, @Ctx() ctx: RequestContext): Promise<Order[]> {
    return orders ?? (await lookUp(ctx, ordersOfCheckout, id)) ?? [];
  }

  @FieldResolver(() => Float, { description: "The total of its orders, in dollars." })
  async total(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<number> {
    return toDollars(costOf(await this.orders(checkout, ctx)));
  }
}
