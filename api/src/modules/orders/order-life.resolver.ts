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
import { actsForShop } from "../../context/actor";
import { lookUp } from "../../data/shared-lookups";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { Auth } from "../../graphql/types/auth";
import { toUnion } from "../../graphql/types/union-result";
import { Checkout } from "./checkout.entity";
import { getCheckout, ordersOfCheckout } from "./get-checkout.service";
import { eventsOfOrder } from "./list-order-events.service";
import { OfCustomer, Order } from "./order.entity";
import { OrderEvent } from "./order-event";
import { OrderStatus } from "./order-status.enum";
import { CartRefused } from "./place-orders/cart-refused.error";
import { PlaceOrdersInput } from "./place-orders/place-orders.input";
import { placeOrders } from "./place-orders/place-orders.service";

const PlaceOrdersResult = createUnionType({
  name: "PlaceOrdersResult",
  description: "The orders of the cart, or why it was refused.",
  types: () => [Checkout, CartRefused] as const,
});

/** Whole carts. */
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
    @Arg("input", () => PlaceOrdersInput, { description: "The cart." }) input: PlaceOrdersInput,
  ): Promise<Checkout | CartRefused> {
    return toUnion(placeOrders(ctx, input), CartRefused);
  }

  @FieldResolver(() => [Order], { description: "One order for each entry of the cart." })
  async orders(@Root() { id, orders }: Checkout, @Ctx() ctx: RequestContext): Promise<Order[]> {
    return orders ?? (await lookUp(ctx, ordersOfCheckout, id)) ?? [];
  }

  @FieldResolver(() => Float, { description: "The total of its orders, in dollars." })
  async total(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<number> {
    const cents = (await this.orders(checkout, ctx)).map(({ total }) => Math.round(total * 100));
    return cents.reduce((sum, each) => sum + each, 0) / 100;
  }
}

/** What an order's state allows, and how it got there. */
@Resolver(() => Order)
export class OrderLifeResolver {
  @OfCustomer()
  @FieldResolver(() => [OrderEvent], { description: "Its history, oldest first." })
  // customers learn that somebody of the shop did it, not who; and nothing of disputes
  async events(@Root() order: Order, @Ctx() ctx: RequestContext): Promise<OrderEvent[]> {
    const later = (await lookUp(ctx, eventsOfOrder, order.id)) ?? [];
    const placed = { at: order.createdAt, status: OrderStatus.PLACED, by: "customer", note: null };
    const forShop = actsForShop(ctx);
    if (forShop) return [placed, ...later];
    const told = later.filter((event) => !event.forShop);
    return [placed, ...told].map((event) => ({ ...event, by: hideName(event.by) }));
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer can pay it now." })
  canPay(@Root() order: Order, @Ctx() ctx: RequestContext): boolean {
    const own = order.userId === ctx.viewer?.id;
    return own && ctx.payments !== null && order.status === OrderStatus.PLACED && order.total > 0;
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer can cancel it now." })
  canCancel(@Root() order: Order): boolean {
    return order.status === OrderStatus.PLACED;
  }
}

const NAMELESS = new Set(["customer", "payment", "system"]);

/** Customers learn that somebody of the shop did it, not who. */
const hideName = (by: string | null) => (by === null || NAMELESS.has(by) ? by : "shop");
