import { MAX_CART_ITEMS } from "@shop/shared/order";
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { lookUp } from "../../data/shared-lookups";
import { Auth } from "../../graphql/types/auth";
import { editShipment } from "./edit-shipment";
import { ordersOfShipment } from "./get-shipments";
import { Order } from "./order.entity";
import { Shipment } from "./shipment.entity";
import { shipOrders } from "./ship-orders";

const optional = { nullable: true };
const Carrier = () =>
  Arg("carrier", () => String, { ...optional, description: "Who carries it; at most 100 characters." });
const TrackingNumber = () =>
  Arg("trackingNumber", () => String, {
    ...optional,
    description: "The carrier's number of the parcel; at most 100 characters.",
  });
const TrackingUrl = () =>
  Arg("trackingUrl", () => String, {
    ...optional,
    description:
      "An http or https address where the parcel can be followed. Without it, it is made from carrier and number where the shop knows the carrier.",
  });

/** A parcel and its orders. */
@Resolver(() => Shipment)
export class ShipmentResolver {
  @Auth(Role.ADMIN, Scope.WRITE_ORDERS)
  @Mutation(() => Shipment, {
    description: `Sends 1 to ${MAX_CART_ITEMS} orders of one customer to one address in one parcel, all or none: PLACED or PAID turns SHIPPED. CONFLICT if one was sent already or is closed, BAD_USER_INPUT if they don't go together.`,
  })
  shipOrders(
    @Ctx() ctx: RequestContext,
    @Arg("ids", () => [ID], { description: "The orders' `id`s." }) ids: string[],
    @Carrier() carrier?: string | null,
    @TrackingNumber() trackingNumber?: string | null,
    @TrackingUrl() trackingUrl?: string | null,
  ): Promise<Shipment> {
    return shipOrders(ctx, { ids, carrier, trackingNumber, trackingUrl });
  }

  @Auth(Role.ADMIN, Scope.WRITE_ORDERS)
  @Mutation(() => Shipment, {
    description:
      "Corrects carrier, number and link of a parcel; what is left out is removed. The customer gets a mail if the number is another one. CONFLICT once none of its orders is SHIPPED any more.",
  })
  editShipment(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, { description: "The parcel's `id`." }) id: string,
    @Carrier() carrier?: string | null,
    @TrackingNumber() trackingNumber?: string | null,
    @TrackingUrl() trackingUrl?: string | null,
  ): Promise<Shipment> {
    return editShipment(ctx, id, { carrier, trackingNumber, trackingUrl });
  }

  @FieldResolver(() => [Order], { description: "The orders that were sent in it, by product name." })
  async orders(@Root() { id }: Shipment, @Ctx() ctx: RequestContext): Promise<Order[]> {
    return (await lookUp(ctx, ordersOfShipment, id)) ?? [];
  }
}
