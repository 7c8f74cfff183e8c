import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../context/context";
import { lookUp } from "../../../data/shared-lookups";
import { Checkout } from "../../orders/checkout.entity";
import { ordersOfCheckout } from "../../orders/get-orders";
import { Order } from "../../orders/order.entity";
import { Invoice } from "../invoice.entity";
import { documentsOfOrders } from "./get-invoices";

/** The invoice and credit notes of an order. */
@Resolver(() => Order)
export class OrderInvoicesResolver {
  @FieldResolver(() => Invoice, {
    nullable: true,
    description: "Its invoice once it is paid online; the invoice includes other orders of the same payment.",
  })
  async invoice(@Root() { id }: Order, @Ctx() ctx: RequestContext): Promise<Invoice | null> {
    return (await lookUp(ctx, documentsOfOrders, id))?.invoice ?? null;
  }

  @FieldResolver(() => [Invoice], { description: "A credit note for each refund of it, oldest first." })
  async creditNotes(@Root() { id }: Order, @Ctx() ctx: RequestContext): Promise<Invoice[]> {
    return (await lookUp(ctx, documentsOfOrders, id))?.creditNotes ?? [];
  }
}

/** The invoice of a cart. */
@Resolver(() => Checkout)
export class CheckoutInvoiceResolver {
  @FieldResolver(() => Invoice, {
    nullable: true,
    description: "Its invoice once it is paid; the first one if its orders were paid one by one.",
  })
  async invoice(@Root() { id, orders }: Checkout, @Ctx() ctx: RequestContext): Promise<Invoice | null> {
    const covered = orders ?? (await lookUp(ctx, ordersOfCheckout, id)) ?? [];
    const documents = await Promise.all(covered.map((order) => lookUp(ctx, documentsOfOrders, order.id)));
    const invoices = documents.flatMap((found) => found?.invoice ?? []);
    return invoices.sort((one, other) => one.at.getTime() - other.at.getTime())[0] ?? null;
  }
}
