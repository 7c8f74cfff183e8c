import { MAX_CART_ITEMS } from "@shop/shared/order";
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../context/context";
import { Role } from "../../../context/role";
import { Scope } from "../../../context/scope";
import { lookUp } from "../../../data/shared-lookups";
import { Auth } from "../../../graphql/types/auth";
import { Id } from "../../../graphql/types/id";
import { editShipment } from "./edit-shipment";
import { ordersOfShipment } from "../get-orders";
import { Order } from "../order.entity";
import { Shipment } from "../shipment.entity";
import { shipOrders } from "./ship-orders";

const optional = { nullable: true };
const Carrier = () =>
  Arg("carrier", () => String, { ...optional, description: "The carrier; at most 100 characters." });
const TrackingNumber = () =>
  Arg("trackingNumber", () => String, {
    ...optional,
    description: "The carrier's tracking number; at most 100 characters.",
  });
const TrackingUrl = () =>
  Arg("trackingUrl", () => String, {
    ...optional,
    description:
      "The http or https address of the tracking page. By default it is made from carrier and number for known carriers.",
  });

/** A parcel and its orders. */
@Resolver(() => Shipment)
export class ShipmentResolver {
  @Auth(Role.ADMIN, Scope.WRITE_ORDERS)
  @Mutation(() => Shipment, {
    description: `Sends 1 to ${MAX_CART_ITEMS} orders of one customer to one address in one parcel, all or none: PLACED or PAID orders become SHIPPED. CONFLICT if an order is already sent or closed, BAD_USER_INPUT if they don't go together.`,
  })
  shipOrders(
    @Ctx() ctx: RequestContext,
    @TrackingUrl() trackingUrl: string | null | undefined,
    @TrackingNumber() trackingNumber: string | null | undefined,
    @Carrier() carrier: string | null | undefined,
    @Arg("ids", () => [ID], { description: "The orders' `id`s." }) ids: string[],
  ): Promise<Shipment> {
    return shipOrders(ctx, { ids, carrier, trackingNumber, trackingUrl });
  }

  @Auth(Role.ADMIN, Scope.WRITE_ORDERS)
  @Mutation(() => Shipment, {
    description:
      "Corrects carrier, number and link of a parcel; omitted values are removed. The customer gets a mail if the number has changed. CONFLICT once none of its orders is SHIPPED any more.",
  })
  editShipment(
    @Ctx() ctx: RequestContext,
    @TrackingUrl() trackingUrl: string | null | undefined,
    @TrackingNumber() trackingNumber: string | null | undefined,
    @Carrier() carrier: string | null | undefined,
    @Id("parcel") id: string,
  ): Promise<Shipment> {
    return editShipment(ctx, id, { carrier, trackingNumber, trackingUrl });
  }

  @FieldResolver(() => [Order], { description: "The orders in the parcel, by product name." })
  async orders(@Root() { id }: Shipment, @Ctx() ctx: RequestContext): Promise<Order[]> {
    return (await lookUp(ctx, ordersOfShipment, id)) ?? [];
  }
}
