import { STOCK_ALERT_DAYS } from "@shop/shared/stock-alerts";
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { Auth } from "../../graphql/types/auth";
import { Product } from "../catalogue/product.entity";
import { countStockAlerts, hasStockAlert } from "./read-alerts";
import { cancelStockAlert, requestStockAlert } from "./request-alert";

/** Mails about products back in stock, and the alert fields of a product. */
@Resolver(() => Product)
export class StockAlertsResolver {
  @Mutation(() => Boolean, {
    description: `Mails somebody once when a product is back, within ${STOCK_ALERT_DAYS} days. Always true: it doesn't reveal whether the email was known. CONFLICT if it is in stock, NOT_FOUND if it isn't sold.`,
  })
  async requestStockAlert(
    @Ctx() ctx: RequestContext,
    @Arg("productId", () => ID, { description: "The product's `id`." }) productId: string,
    @Arg("email", () => String, {
      nullable: true,
      description: "At most 254 characters. Who is signed in is mailed by the email of their account.",
    })
    email?: string | null,
  ): Promise<boolean> {
    await requestStockAlert(ctx, productId, email);
    return true;
  }

  @Auth()
  @Mutation(() => Boolean, {
    description: "Ends the viewer's request to be mailed about a product. False if there is none.",
  })
  cancelStockAlert(
    @Ctx() ctx: RequestContext,
    @Arg("productId", () => ID, { description: "The product's `id`." }) productId: string,
  ): Promise<boolean> {
    return cancelStockAlert(ctx, productId);
  }

  @Auth(Role.ADMIN, Scope.READ_PRODUCTS)
  @FieldResolver(() => Int, { description: "How many people wait to be mailed when it is back." })
  stockAlerts(@Root() { id }: Product, @Ctx() ctx: RequestContext): Promise<number> {
    return countStockAlerts(ctx, id);
  }

  @Auth()
  @FieldResolver(() => Boolean, { description: "Whether the viewer waits to be mailed when it is back." })
  stockAlertRequested(@Root() { id }: Product, @Ctx() ctx: RequestContext): Promise<boolean> {
    return hasStockAlert(ctx, id);
  }
}
