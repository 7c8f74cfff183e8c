import { Arg, Ctx, Mutation, Resolver, createUnionType } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { Auth } from "../../graphql/types/auth";
import { toUnion } from "../../graphql/types/union-result";
import { InsufficientStock } from "../catalogue/insufficient-stock.error";
import { Checkout } from "../orders/checkout.entity";
import { Order } from "../orders/order.entity";
import { CartRefused, DuplicateOrder, LimitExceeded } from "../orders/place-orders.error";
import { PlaceOrderInput, PlaceOrdersInput } from "../orders/place-orders.input";
import { DiscountRefused, NotDelivered, PaymentRefused, TotalChanged } from "../pricing/pricing.error";
import { placeCart, placeCartFor, placeOne } from "./place-and-invoice";

/** The refusals of an order's price and delivery, of one product and of a cart. */
const refusals = [TotalChanged, DiscountRefused, NotDelivered, PaymentRefused] as const;
const orderRefusals = [InsufficientStock, DuplicateOrder, LimitExceeded, ...refusals] as const;

const PlaceOrderResult = createUnionType({
  name: "PlaceOrderResult",
  description: "The order, or the reason for the refusal.",
  types: () => [Order, ...orderRefusals] as const,
});

const PlaceOrdersResult = createUnionType({
  name: "PlaceOrdersResult",
  description: "The orders of the cart, or the reason for the refusal.",
  types: () => [Checkout, CartRefused, ...refusals] as const,
});

/** Ordering. Orders with a total of 0 are paid at once. */
@Resolver()
export class PlacingResolver {
  @Auth()
  @Mutation(() => PlaceOrderResult, {
    description: "Takes the units from stock and records the order in one step. The last unit is never sold.",
  })
  placeOrder(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => PlaceOrderInput, { description: "The order." }) {
      qty: quantity,
      ...order
    }: PlaceOrderInput,
  ): Promise<typeof PlaceOrderResult> {
    return toUnion(placeOne(ctx, { quantity, ...order }), ...orderRefusals);
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
  ): Promise<typeof PlaceOrdersResult> {
    const wanted = items.map(({ productId, qty: quantity }) => ({ productId, quantity }));
    const placed = placeCart(ctx, { items: wanted, ...shipping });
    return toUnion(placed, CartRefused, ...refusals);
  }

  @Auth(Role.ADMIN, Scope.WRITE_ORDERS)
  @Mutation(() => PlaceOrdersResult, {
    description:
      "Orders a cart for a customer, existing or not, by the rules of their own orders, and mails them a link that pays it. CONFLICT if the customer is blocked, works at the shop, or has an account whose email isn't verified.",
  })
  placeOrdersFor(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => PlaceOrdersInput, { description: "The cart." })
    { items, ...shipping }: PlaceOrdersInput,
    @Arg("email", () => String, { description: "The customer's email." }) email: string,
  ): Promise<typeof PlaceOrdersResult> {
    const wanted = items.map(({ productId, qty: quantity }) => ({ productId, quantity }));
    const placed = placeCartFor(ctx, email, { items: wanted, ...shipping });
    return toUnion(placed, CartRefused, ...refusals);
  }
}
