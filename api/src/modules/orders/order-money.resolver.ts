import { fromMinor } from "@shop/shared/money";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { lookUp } from "../../data/shared-lookups";
import { Address } from "../addresses/address.entity";
import { TaxLine } from "../pricing/quote.entity";
import { findExpectedArrival } from "./expected-arrival";
import { shipmentsById } from "./get-orders";
import { OfCustomer, Order } from "./order.entity";
import { Shipment } from "./shipment.entity";
import { taxOf } from "./sum-orders";

/** An order's charges, refunds, address, arrival and parcel. */
@Resolver(() => Order)
export class OrderMoneyResolver {
  @FieldResolver(() => [TaxLine], { description: "The tax by name and percentage; empty without one." })
  taxLines(@Root() order: Order): TaxLine[] {
    const tax = taxOf(order);
    return tax ? [{ ...tax, amount: fromMinor(order.taxMinor) }] : [];
  }

  @OfCustomer()
  @FieldResolver(() => Address, {
    nullable: true,
    description: "The address field by field; null if it was ordered with one text.",
  })
  shippingAddress(@Root() { id, name, phone, postalAddress }: Order): Address | null {
    return postalAddress && { id, name, phone, isDefault: false, ...postalAddress };
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The first day of its expected arrival, in working days from its payment, or from now while it isn't paid: 2026-12-02. Null if it is closed or its delivery method states no days.",
  })
  async arrivesFrom(@Root() order: Order, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await findExpectedArrival(ctx, order))?.arrivesFrom ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: "The last day of its expected arrival." })
  async arrivesTo(@Root() order: Order, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await findExpectedArrival(ctx, order))?.arrivesTo ?? null;
  }

  @FieldResolver(() => Shipment, { nullable: true, description: "The order's parcel." })
  async shipment(@Root() { shipmentId }: Order, @Ctx() ctx: RequestContext): Promise<Shipment | null> {
    return shipmentId ? ((await lookUp(ctx, shipmentsById, shipmentId)) ?? null) : null;
  }
}
