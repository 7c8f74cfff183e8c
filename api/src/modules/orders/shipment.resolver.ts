import { MAX_CART_ITEMS } from "@shop/shared/order";
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { lookUp } from "../../data/shared-lookups";
import { Auth } from "../../graphql/types/auth";
import { ordersOfShipment } from "./get-shipments";
import { Order } from "./order.entity";
import { Shipment } from "./shipment.entity";
import { shipOrders } from "./ship-orders";

/** A parcel and what is in it. */
@Resolver(() => Shipment)
export class ShipmentResolver {
  @Auth(Role.ADMIN, Scope.WRITE_ORDERS)
  @Mutation(() => Shipment, {
    description: `Sends 1 to ${MAX_CART_ITEMS} orders of one customer to one address in one parcel, all or none: PLACED or PAID turns SHIPPED. CONFLICT if one was sent already or is closed, BAD_USER_INPUT if they don't go together.`,
  })
  shipOrders(
    @Ctx() ctx: RequestContext,
    @Arg("ids", () => [ID], { description: "The orders' `id`s." }) ids: string[],
    @Arg("carrier", () => String, { nullable: true, description: "Who carries it; at most 100 characters." })
    carrier?: string | null,
    @Arg("trackingNumber", () => String, {
      nullable: true,
      description: "The carrier's number of the parcel; at most 100 characters.",
    })
    trackingNumber?: string | null,
    @Arg("trackingUrl", () => String, {
      nullable: true,
      description:
        "An http or https address where the parcel can be followed. Without it, it is made from carrier and number where the shop knows the carrier.",
    })
    trackingUrl?: string | null,
  ): Promise<Shipment> {
    return shipOrders(ctx, { ids, carrier, trackingNumber, trackingUrl });
  }

  @FieldResolver(() => [Order], { description: "The orders that were sent in it, by product name." })
  async orders(@Root() { id }: Shipment, @Ctx() ctx: RequestContext): Promise<Order[]> {
    return (await lookUp(ctx, ordersOfShipment, id)) ?? [];
  }
}
