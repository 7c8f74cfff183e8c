import { MAX_CART_ITEMS } from "@shop/shared/order";
import {
  Arg,
  createUnionType,
  Ctx,
  FieldResolver,
  Float,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { RequestContext } from "../../context/context";
import { actsForShop } from "../../context/actor";
import { onPrimary } from "../../context/reading";
import { lookUp } from "../../data/shared-lookups";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { Auth } from "../../graphql/types/auth";
import { toUnion } from "../../graphql/types/union-result";
import { Id } from "../../graphql/types/id";
import { Order } from "../orders/order.entity";
import { Dispute, disputesOfOrders } from "./get-disputes";
import { getPayment, ordersOfPayment } from "./get-payments";
import { Payment, PaymentPage } from "./payment";
import { findPaymentLink, isDue } from "./payment-link";
import { PaymentRefused, TotalChanged } from "../pricing/pricing.error";
import { failuresOfOrders, RefundFailure } from "./get-refunds";
import { refundOrder, refundOrders } from "./refund-order";
import { startPayment } from "./start-payment";

const StartPaymentResult = createUnionType({
  name: "StartPaymentResult",
  description: "The payment page, or the reason for the refusal.",
  types: () => [PaymentPage, PaymentRefused, TotalChanged] as const,
});

@Resolver(() => Payment)
export class PaymentsResolver {
  @Auth()
  @Query(() => Payment, {
    description:
      "A payment: customers get their own, admins any; otherwise NOT_FOUND. It becomes PAID when the payment provider confirms it.",
  })
  payment(@Ctx() ctx: RequestContext, @Id("payment") id: string): Promise<Payment> {
    return getPayment(ctx, id);
  }

  @Auth()
  @Mutation(() => StartPaymentResult, {
    description:
      "Opens a page of the payment provider for some of the viewer's own unpaid orders, to pay them together; a repeat returns the open page. TotalChanged, without any charge, if they cost more than expected.",
  })
  startPayment(
    @Ctx() ctx: RequestContext,
    @Arg("expectedTotal", () => Float, {
      nullable: true,
      description:
        "The total that the customer has seen, in the shop's currency; by default the orders' recorded total. More is never charged.",
    })
    expectedTotal: number | null | undefined,
    @Arg("orderIds", () => [ID], { description: "The `id`s of 1 to 50 orders." }) orderIds: string[],
  ): Promise<PaymentPage | PaymentRefused | TotalChanged> {
    return toUnion(startPayment(ctx, orderIds, expectedTotal), PaymentRefused, TotalChanged);
  }

  @Auth(Role.ADMIN, Scope.WRITE_ORDERS)
  @Mutation(() => Order, {
    description:
      "Refunds a PAID or DELIVERED order: some units, an amount, or, without both, the remainder or the owed amount of a failed refund. CONFLICT for any other state, and while a dispute blocks refunds.",
  })
  refundOrder(
    @Ctx() ctx: RequestContext,
    @Arg("amount", () => Float, {
      nullable: true,
      description: "The amount to refund, in the shop's currency. Without `qty` no unit returns to stock.",
    })
    amount: number | null | undefined,
    @Arg("qty", () => Int, {
      nullable: true,
      description: "The number of units to refund, with their share of the total.",
    })
    quantity: number | null | undefined,
    @Arg("paidBack", () => Boolean, {
      defaultValue: false,
      description:
        "Whether the customer already has the money by other means: the payment provider isn't asked to send it.",
    })
    paidBack: boolean,
    @Arg("restock", () => Boolean, { defaultValue: true, description: "Whether its units return to stock." })
    restock: boolean,
    @Id("order") id: string,
  ): Promise<Order> {
    return refundOrder(ctx, id, { restock, paidBack, quantity, amount });
  }

  @Auth(Role.ADMIN, Scope.WRITE_ORDERS)
  @Mutation(() => [Order], {
    description: `Refunds the remainder of 1 to ${MAX_CART_ITEMS} orders of one customer, all or none. CONFLICT, with the product's name, if one can't be refunded.`,
  })
  refundOrders(
    @Ctx() ctx: RequestContext,
    @Arg("restock", () => Boolean, { defaultValue: true, description: "Whether the units return to stock." })
    restock: boolean,
    @Arg("ids", () => [ID], { description: "The orders' `id`s." }) ids: string[],
  ): Promise<Order[]> {
    return refundOrders(ctx, ids, { restock, paidBack: false });
  }

  @FieldResolver(() => [Order], { description: "The orders that it pays." })
  async orders(@Root() { id }: Payment, @Ctx() ctx: RequestContext): Promise<Order[]> {
    return (await lookUp(onPrimary(ctx), ordersOfPayment, id)) ?? [];
  }
}

/** The payment link and the payment problems of an order. */
@Resolver(() => Order)
export class PaymentsOfOrderResolver {
  @Auth(Role.ADMIN, Scope.READ_ORDERS)
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The mailed link by which the customer pays without signing in, for those who may change orders; null unless the shop has placed the order for them and it waits for a payment.",
  })
  async paymentLink(@Root() order: Order, @Ctx() ctx: RequestContext): Promise<string | null> {
    const isOffered = ctx.payments && isDue(order) && actsForShop(ctx, Scope.WRITE_ORDERS);
    return isOffered ? ((await findPaymentLink(ctx, [order])) ?? null) : null;
  }

  @Auth(Role.ADMIN, Scope.READ_ORDERS)
  @FieldResolver(() => [Dispute], { description: "The disputes of its payment, newest first." })
  async disputes(@Root() { id }: Order, @Ctx() ctx: RequestContext): Promise<Dispute[]> {
    return (await lookUp(ctx, disputesOfOrders, id)) ?? [];
  }

  @Auth(Role.ADMIN, Scope.READ_ORDERS)
  @FieldResolver(() => RefundFailure, {
    nullable: true,
    description: "A failed refund of the order with money still owed; otherwise null.",
  })
  async refundFailure(@Root() { id }: Order, @Ctx() ctx: RequestContext): Promise<RefundFailure | null> {
    return (await lookUp(ctx, failuresOfOrders, id)) ?? null;
  }
}
