import { toDollars } from "@shop/shared/money";
import { sumTaxes } from "@shop/shared/pricing/quote";
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
import { DiscountRefused, NotDelivered, TotalChanged } from "../pricing/pricing.error";
import { TaxLine } from "../pricing/quote.entity";
import { Checkout } from "./checkout.entity";
import { getCheckout, ordersOfCheckout } from "./get-orders";
import { Order } from "./order.entity";
import { CartRefused } from "./place-orders.error";
import { PlaceOrdersInput } from "./place-orders.input";
import { placeOrders } from "./place-orders";

const PlaceOrdersResult = createUnionType({
  name: "PlaceOrdersResult",
  description: "The orders of the cart, or why it was refused.",
  types: () => [Checkout, CartRefused, TotalChanged, DiscountRefused, NotDelivered] as const,
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
  ): Promise<typeof PlaceOrdersResult> {
    const wanted = items.map(({ productId, qty: quantity }) => ({ productId, quantity }));
    const placed = placeOrders(ctx, { items: wanted, ...shipping });
    return toUnion(placed, CartRefused, TotalChanged, DiscountRefused, NotDelivered);
  }

  @FieldResolver(() => [Order], { description: "One order for each entry of the cart." })
  async orders(@Root() { id, orders }: Checkout, @Ctx() ctx: RequestContext): Promise<Order[]> {
    return orders ?? (await lookUp(ctx, ordersOfCheckout, id)) ?? [];
  }

  @FieldResolver(() => String, { description: "Shown to people in place of its orders' numbers." })
  async number(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<string> {
    return checkout.number ?? (await this.orders(checkout, ctx)).map(({ number }) => number).sort()[0] ?? "";
  }

  @FieldResolver(() => Float, { description: "Its products at the prices of the day, in dollars." })
  items(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<number> {
    return this.sum(checkout, ctx, ({ unitPriceCents, quantity }) => unitPriceCents * quantity);
  }

  @FieldResolver(() => Float, { description: "What a discount code took off, in dollars." })
  discount(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<number> {
    return this.sum(checkout, ctx, ({ discountCents }) => discountCents);
  }

  @FieldResolver(() => Float, { description: "The delivery, in dollars." })
  shipping(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<number> {
    return this.sum(checkout, ctx, ({ shippingCents }) => shippingCents);
  }

  @FieldResolver(() => Float, { description: "The tax in dollars, contained in the total either way." })
  tax(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<number> {
    return this.sum(checkout, ctx, ({ taxCents }) => taxCents);
  }

  @FieldResolver(() => [TaxLine], { description: "The taxes, the highest rate first." })
  async taxLines(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<TaxLine[]> {
    const lines = (await this.counted(checkout, ctx)).map(
      ({ taxName: name, taxPercent: percent, taxCents }) => ({
        tax: name === null || percent === null ? null : { name, percent },
        taxCents,
      }),
    );
    return sumTaxes(lines).map(({ cents, ...tax }) => ({ ...tax, amount: toDollars(cents) }));
  }

  @FieldResolver(() => Boolean, { description: "Whether the prices contained the tax." })
  async taxIncluded(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<boolean> {
    return (await this.orders(checkout, ctx)).some(({ taxIncluded }) => taxIncluded);
  }

  @FieldResolver(() => Float, { description: "What is charged, in dollars. Cancelled orders don't count." })
  total(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<number> {
    return this.sum(checkout, ctx, ({ totalCents }) => totalCents);
  }

  @FieldResolver(() => Float, { description: "What went back so far, in dollars." })
  refunded(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<number> {
    return this.sum(checkout, ctx, ({ refundedCents }) => refundedCents);
  }

  @FieldResolver(() => String, { nullable: true, description: "The way of delivery, as it was called." })
  async shippingMethod(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await this.orders(checkout, ctx))[0]?.shippingMethod ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: "The discount code that it was ordered with." })
  async discountCode(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await this.orders(checkout, ctx)).find(({ discountCode }) => discountCode)?.discountCode ?? null;
  }

  /** Its orders without the cancelled ones, which count in no sum. */
  private async counted(checkout: Checkout, ctx: RequestContext): Promise<Order[]> {
    return (await this.orders(checkout, ctx)).filter(({ cancelledAt }) => cancelledAt === null);
  }

  private async sum(
    checkout: Checkout,
    ctx: RequestContext,
    cents: (order: Order) => number,
  ): Promise<number> {
    const orders = await this.counted(checkout, ctx);
    return toDollars(orders.reduce((sum, order) => sum + cents(order), 0));
  }
}
