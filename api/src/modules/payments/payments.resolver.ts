import {
  Arg,
  Ctx,
  FieldResolver,
  Float,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  createUnionType,
} from "type-graphql";
import type { RequestContext } from "../../context/context";
import { onPrimary } from "../../context/reading";
import { lookUp } from "../../data/shared-lookups";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { Auth } from "../../graphql/types/auth";
import { toUnion } from "../../graphql/types/union-result";
import { Order } from "../orders/order.entity";
import { Dispute, disputesOfOrders } from "./get-disputes";
import { getPayment, ordersOfPayment } from "./get-payments";
import { Payment } from "./payment";
import { PaymentRefused, TotalChanged } from "../pricing/pricing.error";
import { PaymentPage } from "./payment-page";
import { failuresOfOrders, RefundFailure } from "./get-refunds";
import { refundOrder } from "./refund-order";
import { startPayment } from "./start-payment";

const StartPaymentResult = createUnionType({
  name: "StartPaymentResult",
  description: "Where to pay, or why that is not possible.",
  types: () => [PaymentPage, PaymentRefused, TotalChanged] as const,
});

@Resolver(() => Payment)
export class PaymentsResolver {
  @Auth()
  @Query(() => Payment, {
    description:
      "The viewer's own payment, or any for an admin; otherwise NOT_FOUND. It turns PAID when the payment provider confirms it.",
  })
  payment(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, { description: "The payment's `id`." }) id: string,
  ): Promise<Payment> {
    return getPayment(ctx, id);
  }

  @Auth()
  @Mutation(() => StartPaymentResult, {
    description:
      "Opens a page of the payment provider for some of the viewer's own unpaid orders, which are paid together; the same page for a repeat. TotalChanged, and nothing is charged, where they cost more than was expected.",
  })
  startPayment(
    @Ctx() ctx: RequestContext,
    @Arg("orderIds", () => [ID], { description: "The `id`s of 1 to 50 orders." }) orderIds: string[],
    @Arg("expectedTotal", () => Float, {
      nullable: true,
      description:
        "The total that the customer has seen, in dollars; by default that of the orders as they are. More is never charged.",
    })
    expectedTotal?: number | null,
  ): Promise<PaymentPage | PaymentRefused | TotalChanged> {
    return toUnion(startPayment(ctx, orderIds, expectedTotal), PaymentRefused, TotalChanged);
  }

  @Auth(Role.ADMIN, Scope.WRITE_ORDERS)
  @Mutation(() => Order, {
    description:
      "Gives the payment of a PAID or DELIVERED order back: some units, an amount, or, without both, what is left, or what is owed after a failed refund. CONFLICT for any other, and while a dispute keeps the money.",
  })
  refundOrder(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, { description: "The order's `id`." }) id: string,
    @Arg("restock", () => Boolean, { defaultValue: true, description: "Whether its units return to stock." })
    restock: boolean,
    @Arg("paidBack", () => Boolean, {
      defaultValue: false,
      description:
        "Whether the customer has the money by other means: nothing is sent through the payment provider.",
    })
    paidBack: boolean,
    @Arg("qty", () => Int, {
      nullable: true,
      description: "Some of its units: their share of its total goes back.",
    })
    quantity?: number | null,
    @Arg("amount", () => Float, {
      nullable: true,
      description: "What goes back, in dollars. Without `qty` no unit returns to stock.",
    })
    amount?: number | null,
  ): Promise<Order> {
    return refundOrder(ctx, id, { restock, paidBack, quantity, amount });
  }

  @FieldResolver(() => [Order], { description: "What it pays." })
  async orders(@Root() { id }: Payment, @Ctx() ctx: RequestContext): Promise<Order[]> {
    return (await lookUp(onPrimary(ctx), ordersOfPayment, id)) ?? [];
  }
}

/** The payment problems of an order. */
@Resolver(() => Order)
export class PaymentProblemsResolver {
  @Auth(Role.ADMIN, Scope.READ_ORDERS)
  @FieldResolver(() => [Dispute], { description: "The disputes of its payment, newest first." })
  async disputes(@Root() { id }: Order, @Ctx() ctx: RequestContext): Promise<Dispute[]> {
    return (await lookUp(ctx, disputesOfOrders, id)) ?? [];
  }

  @Auth(Role.ADMIN, Scope.READ_ORDERS)
  @FieldResolver(() => RefundFailure, {
    nullable: true,
    description: "A refund of it that failed and whose money is still owed; otherwise null.",
  })
  async refundFailure(@Root() { id }: Order, @Ctx() ctx: RequestContext): Promise<RefundFailure | null> {
    return (await lookUp(ctx, failuresOfOrders, id)) ?? null;
  }
}
