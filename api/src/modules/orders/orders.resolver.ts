import { pageSizes } from "@shop/shared/lists";
import { MAX_CART_ITEMS } from "@shop/shared/order";
import { allowsAction } from "@shop/shared/order-transitions";
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Auth } from "../../graphql/types/auth";
import { connectionOf } from "../../graphql/types/connection";
import type { Connection } from "../../data/lists/page";
import { pageArgs } from "../../graphql/types/page-args";
import { Id } from "../../graphql/types/id";
import { Nullable } from "../../nullable";
import { Product } from "../catalogue/product.entity";
import { findProduct } from "../catalogue/find-product";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { cancelOrder, cancelOrders } from "./change/cancel-order";
import { OrdersArgs } from "./orders.input";
import { deliverOrder, deliverOrders } from "./change/deliver-order";
import { OfCustomer, Order } from "./order.entity";
import { OrderStatus } from "./order-status.enum";
import { listMyOrders, listOrders } from "./read/list-orders";
import { actsForShop } from "../../context/actor";
import { lookUp } from "../../data/shared-lookups";
import { eventsOfOrder, getOrder } from "./get-orders";
import { OrderEvent } from "./change/order-event";

@ObjectType({ description: "A page of orders." })
class OrderConnection extends connectionOf(Order) {}

@ArgsType()
class MyOrdersArgs extends pageArgs(pageSizes.myOrders) {
  @Nullable(
    () => [OrderStatus],
    "Only orders in these states, including closed ones. By default the open orders.",
  )
  status?: OrderStatus[];
}

@Resolver(() => Order)
export class OrdersResolver {
  @Auth()
  @Query(() => OrderConnection, {
    description: "The viewer's open orders (not delivered, cancelled or refunded), newest first.",
  })
  myOrders(
    @Ctx() ctx: RequestContext,
    @Args(() => MyOrdersArgs) args: MyOrdersArgs,
  ): Promise<Connection<Order>> {
    return listMyOrders(ctx, args);
  }

  @Auth(Role.CUSTOMER, Scope.READ_ORDERS)
  @Query(() => Order, {
    description: "An order: customers get their own, admins any; otherwise NOT_FOUND.",
  })
  order(@Ctx() ctx: RequestContext, @Id("order") id: string): Promise<Order> {
    return getOrder(ctx, id);
  }

  @Auth(Role.ADMIN, Scope.READ_ORDERS)
  @Query(() => OrderConnection, { description: "All open orders: not delivered, cancelled or refunded." })
  orders(@Ctx() ctx: RequestContext, @Args(() => OrdersArgs) args: OrdersArgs): Promise<Connection<Order>> {
    return listOrders(ctx, args);
  }

  @Auth(Role.CUSTOMER, Scope.WRITE_ORDERS)
  @Mutation(() => Order, {
    description:
      "Cancels an unpaid order and returns its units to stock. Customers can cancel their own orders, admins any; otherwise NOT_FOUND. CONFLICT if it is already paid, delivered or cancelled.",
  })
  cancelOrder(@Ctx() ctx: RequestContext, @Id("order") id: string): Promise<Order> {
    return cancelOrder(ctx, id);
  }

  @Auth(Role.ADMIN, Scope.WRITE_ORDERS)
  @Mutation(() => Int, {
    description: "The number of delivered orders: 0 if it doesn't exist or was cancelled.",
  })
  deliverOrder(@Ctx() ctx: RequestContext, @Id("order") id: string): Promise<number> {
    return deliverOrder(ctx, id);
  }

  @Auth(Role.ADMIN, Scope.WRITE_ORDERS)
  @Mutation(() => [Order], {
    description: `Cancels 1 to ${MAX_CART_ITEMS} unpaid orders of one customer, all or none. CONFLICT, with the product's name, if one is already paid, delivered or cancelled.`,
  })
  cancelOrders(
    @Ctx() ctx: RequestContext,
    @Arg("ids", () => [ID], { description: "The orders' `id`s." }) ids: string[],
  ): Promise<Order[]> {
    return cancelOrders(ctx, ids);
  }

  @Auth(Role.ADMIN, Scope.WRITE_ORDERS)
  @Mutation(() => [Order], {
    description: `Marks 1 to ${MAX_CART_ITEMS} orders of one customer as delivered, all or none. CONFLICT, with the product's name, if one is already delivered, cancelled or refunded.`,
  })
  deliverOrders(
    @Ctx() ctx: RequestContext,
    @Arg("ids", () => [ID], { description: "The orders' `id`s." }) ids: string[],
  ): Promise<Order[]> {
    return deliverOrders(ctx, ids);
  }

  @OfCustomer()
  @FieldResolver(() => [OrderEvent], { description: "Its history, oldest first." })
  // customers see "shop" instead of the name of an admin or API key, and no disputes
  async events(@Root() order: Order, @Ctx() ctx: RequestContext): Promise<OrderEvent[]> {
    const stored = (await lookUp(ctx, eventsOfOrder, order.id)) ?? [];
    const at = order.createdAt;
    const byShop = stored.find(
      (event) => event.status === OrderStatus.PLACED && event.at.getTime() === at.getTime(),
    );
    const placed = byShop ?? { at, status: OrderStatus.PLACED, by: "customer", note: null, refunded: null };
    const later = stored.filter((event) => event !== byShop);
    const forShop = actsForShop(ctx, Scope.READ_ORDERS);
    if (forShop) return [placed, ...later];
    const shown = later.filter((event) => !event.forShop);
    return [placed, ...shown].map((event) => ({ ...event, by: hideName(event.by) }));
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer can pay it now." })
  canPay(@Root() order: Order, @Ctx() ctx: RequestContext): boolean {
    const own = order.userId === ctx.viewer?.id;
    const unpaid = !order.paid && order.deletedAt === null; // sent or not
    return own && ctx.payments !== null && unpaid && order.totalMinor > 0;
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer can cancel it now." })
  canCancel(@Root() order: Order): boolean {
    return allowsAction(order.status, "cancel");
  }

  @FieldResolver(() => Product, {
    nullable: true,
    description: "Null if the product has been deleted; `productName` remains.",
  })
  product(@Root() order: Order, @Ctx() ctx: RequestContext): Promise<Product | null> {
    return findProduct(ctx, order.productId);
  }
}

const NAMELESS = new Set(["customer", "payment", "system"]);

/** Customers see "shop" instead of the name of an admin or API key. */
const hideName = (by: string | null) => (by === null || NAMELESS.has(by) ? by : "shop");
