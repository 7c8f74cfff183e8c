import { STOCK_ALERT_DAYS } from "@shop/shared/stock-alerts";
import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { Auth } from "../../graphql/types/auth";
import { Id } from "../../graphql/types/id";
import { Product } from "../catalogue/product.entity";
import { countStockAlerts, hasStockAlert } from "./read-alerts";
import { cancelStockAlert, requestStockAlert } from "./request-alert";

/** Mails about products back in stock, and the alert fields of a product. */
@Resolver(() => Product)
export class StockAlertsResolver {
  @Mutation(() => Boolean, {
    description: `Requests one mail when a product is back in stock, within ${STOCK_ALERT_DAYS} days. Always true: it doesn't reveal whether the email was known. CONFLICT if it is in stock, NOT_FOUND if it isn't sold.`,
  })
  async requestStockAlert(
    @Ctx() ctx: RequestContext,
    @Arg("email", () => String, {
      nullable: true,
      description:
        "At most 254 characters. For a signed-in user, the email of their account is used instead.",
    })
    email: string | null | undefined,
    @Id("product", "productId") productId: string,
  ): Promise<boolean> {
    await requestStockAlert(ctx, productId, email);
    return true;
  }

  @Auth()
  @Mutation(() => Boolean, {
    description: "Ends the viewer's alert for a product. False if there is none.",
  })
  cancelStockAlert(
    @Ctx() ctx: RequestContext,
    @Id("product", "productId") productId: string,
  ): Promise<boolean> {
    return cancelStockAlert(ctx, productId);
  }

  @Auth(Role.ADMIN, Scope.READ_PRODUCTS)
  @FieldResolver(() => Int, { description: "The number of alerts for it." })
  stockAlerts(@Root() { id }: Product, @Ctx() ctx: RequestContext): Promise<number> {
    return countStockAlerts(ctx, id);
  }

  @Auth()
  @FieldResolver(() => Boolean, { description: "Whether the viewer has an alert for it." })
  stockAlertRequested(@Root() { id }: Product, @Ctx() ctx: RequestContext): Promise<boolean> {
    return hasStockAlert(ctx, id);
  }
}
