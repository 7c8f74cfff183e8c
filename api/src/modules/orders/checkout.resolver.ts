import { fromMinor } from "@shop/shared/money";
import { Ctx, FieldResolver, Float, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { lookUp } from "../../data/shared-lookups";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { Auth } from "../../graphql/types/auth";
import { Id } from "../../graphql/types/id";
import { TaxLine } from "../pricing/quote.entity";
import { Checkout } from "./checkout.entity";
import { checkoutsById, getCheckout, numberOfCheckout, ordersOfCheckout } from "./get-orders";
import { Order } from "./order.entity";
import { type OrderSums, sumOrders } from "./sum-orders";

/** Queries and mutations of whole carts. */
@Resolver(() => Checkout)
export class CheckoutResolver {
  @Auth(Role.CUSTOMER, Scope.READ_ORDERS)
  @Query(() => Checkout, {
    description: "An ordered cart: customers get their own, admins any; otherwise NOT_FOUND.",
  })
  checkout(@Ctx() ctx: RequestContext, @Id("checkout") id: string): Promise<Checkout> {
    return getCheckout(ctx, id);
  }

  @FieldResolver(() => [Order], { description: "One order for each entry of the cart." })
  async orders(@Root() { id, orders }: Checkout, @Ctx() ctx: RequestContext): Promise<Order[]> {
    return orders ?? (await lookUp(ctx, ordersOfCheckout, id)) ?? [];
  }

  @FieldResolver(() => String, {
    description: "Displayed instead of its orders' numbers; the order's number if there is only one.",
  })
  async number(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<string> {
    return numberOfCheckout(checkout, await this.orders(checkout, ctx));
  }

  @FieldResolver(() => Float, {
    description: "Its products at the prices of the day, in the shop's currency.",
  })
  async items(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<number> {
    return fromMinor((await this.sums(checkout, ctx)).itemsMinor);
  }

  @FieldResolver(() => Float, { description: "The discount from a discount code, in the shop's currency." })
  async discount(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<number> {
    return fromMinor((await this.sums(checkout, ctx)).discountMinor);
  }

  @FieldResolver(() => Float, { description: "The cost of delivery, in the shop's currency." })
  async shipping(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<number> {
    return fromMinor((await this.sums(checkout, ctx)).shippingMinor);
  }

  @FieldResolver(() => Float, {
    description: "The tax in the shop's currency, which the total includes in any case.",
  })
  async tax(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<number> {
    return fromMinor((await this.sums(checkout, ctx)).taxMinor);
  }

  @FieldResolver(() => [TaxLine], { description: "The taxes, the highest rate first." })
  async taxLines(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<TaxLine[]> {
    const { taxes } = await this.sums(checkout, ctx);
    return taxes.map(({ minor, ...tax }) => ({ ...tax, amount: fromMinor(minor) }));
  }

  @FieldResolver(() => Boolean, { description: "Whether the prices contained the tax." })
  async taxIncluded(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<boolean> {
    return (await this.sums(checkout, ctx)).taxIncluded;
  }

  @FieldResolver(() => Float, {
    description: "The total, in the shop's currency. Cancelled orders don't count.",
  })
  async total(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<number> {
    return fromMinor((await this.sums(checkout, ctx)).totalMinor);
  }

  @FieldResolver(() => Float, {
    description: "The part of the total paid by a gift card, in the shop's currency.",
  })
  async giftCard(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<number> {
    return fromMinor((await this.sums(checkout, ctx)).giftCardMinor);
  }

  @FieldResolver(() => Float, { description: "The amount refunded so far, in the shop's currency." })
  async refunded(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<number> {
    return fromMinor((await this.sums(checkout, ctx)).refundedMinor);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The name of the delivery method at the time of the order.",
  })
  async shippingMethod(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await this.orders(checkout, ctx))[0]?.shippingMethod ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: "The discount code of the order." })
  async discountCode(@Root() checkout: Checkout, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await this.orders(checkout, ctx)).find(({ discountCode }) => discountCode)?.discountCode ?? null;
  }

  private async sums(checkout: Checkout, ctx: RequestContext): Promise<OrderSums> {
    return sumOrders(await this.orders(checkout, ctx));
  }
}

/** The checkout of an order. */
@Resolver(() => Order)
export class CheckoutOfOrderResolver {
  @FieldResolver(() => Checkout, {
    nullable: true,
    description: "The cart of the order; null if it was ordered alone.",
  })
  async checkout(@Root() { checkoutId }: Order, @Ctx() ctx: RequestContext): Promise<Checkout | null> {
    return checkoutId ? ((await lookUp(ctx, checkoutsById, checkoutId)) ?? null) : null;
  }
}
