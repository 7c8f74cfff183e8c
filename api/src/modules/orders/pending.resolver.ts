import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Auth } from "../../graphql/types/auth";
import { Product } from "../catalogue/product.entity";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { User } from "../users/user.entity";
import { Purchases, sumPendingOfProduct, sumPendingOfUser, sumPurchasesOf } from "./summarize-orders";

/** The order fields of a product; the catalogue doesn't depend on orders. */
@Resolver(() => Product)
export class PendingOfProductResolver {
  @Auth(Role.ADMIN, Scope.READ_PRODUCTS)
  @FieldResolver(() => Int, {
    description: "Units in open orders (the 'Ordered' column of Manage Items).",
  })
  async qty(@Root() product: Product, @Ctx() ctx: RequestContext): Promise<number> {
    return (await sumPendingOfProduct(ctx, product.id)).units;
  }

  @Auth(Role.ADMIN, Scope.READ_PRODUCTS)
  @FieldResolver(() => Boolean, { description: "A product with a paid, undelivered order can't be deleted." })
  async hasPaidOrders(@Root() product: Product, @Ctx() ctx: RequestContext): Promise<boolean> {
    return (await sumPendingOfProduct(ctx, product.id)).paid;
  }
}

/** The order fields of a user. */
@Resolver(() => User)
export class PendingOfUserResolver {
  @Auth(Role.ADMIN, Scope.READ_CUSTOMERS)
  @FieldResolver(() => Boolean, { description: "A user with a paid, undelivered order can't be blocked." })
  async hasPaidOrders(@Root() user: User, @Ctx() ctx: RequestContext): Promise<boolean> {
    return (await sumPendingOfUser(ctx, user.id)).paid;
  }

  @Auth(Role.ADMIN, Scope.READ_CUSTOMERS)
  @FieldResolver(() => Purchases, { description: "Their purchases so far." })
  purchases(@Root() user: User, @Ctx() ctx: RequestContext): Promise<Purchases> {
    return sumPurchasesOf(ctx, user.id);
  }
}
