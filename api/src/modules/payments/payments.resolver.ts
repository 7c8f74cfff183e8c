import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, createUnionType } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { onPrimary } from "../../context/reading";
import { lookUp } from "../../data/shared-lookups";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { Auth } from "../../graphql/types/auth";
import { toUnion } from "../../graphql/types/union-result";
import { Order } from "../orders/order.entity";
import { getPayment, ordersOfPayment } from "./get-payment.service";
import { Payment } from "./payment";
import { PaymentPage, PaymentRefused } from "./payment-refused.error";
import { refundOrder } from "./refund/refund-order.service";
import { startPayment } from "./start-payment.service";

const StartPaymentResult = createUnionType({
  name: "StartPaymentResult",
  description: "Where to pay, or why that is not possible.",
  types: () => [PaymentPage, PaymentRefused] as const,
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
      "Opens a page of the payment provider for some of the viewer's own PLACED orders, which are paid together; the same page for a repeat.",
  })
  startPayment(
    @Ctx() ctx: RequestContext,
    @Arg("orderIds", () => [ID], { description: "The `id`s of 1 to 50 orders." }) orderIds: string[],
  ): Promise<PaymentPage | PaymentRefused> {
    return toUnion(startPayment(ctx, orderIds), PaymentRefused);
  }

  @Auth(Role.ADMIN, Scope.WRITE_ORDERS)
  @Mutation(() => Order, {
    description: "Gives the whole payment of a PAID or DELIVERED order back. CONFLICT for any other.",
  })
  refundOrder(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, { description: "The order's `id`." }) id: string,
    @Arg("restock", () => Boolean, { defaultValue: true, description: "Whether its units return to stock." })
    restock: boolean,
  ): Promise<Order> {
    return refundOrder(ctx, id, restock);
  }

  @FieldResolver(() => [Order], { description: "What it pays." })
  async orders(@Root() { id }: Payment, @Ctx() ctx: RequestContext): Promise<Order[]> {
    return (await lookUp(onPrimary(ctx), ordersOfPayment, id)) ?? [];
  }
}
