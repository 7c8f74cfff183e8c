import "reflect-metadata";
import type { GraphQLArgument, GraphQLObjectType, GraphQLSchema } from "graphql";
import { buildSchemaSync, getMetadataStorage } from "type-graphql";
import { enforceAuth } from "../graphql/enforce-auth";
import { addNodes } from "../graphql/nodes";
import { objectTypesOf } from "../graphql/types/object-types";
import { nullableQueries } from "../graphql/types/nullable-queries";
import { resolveUnions } from "../graphql/types/union-result";
import { AddressesResolver } from "../modules/addresses/addresses.resolver";
import { ApiKeysResolver } from "../modules/api-keys/api-keys.resolver";
import { AuditResolver } from "../modules/audit/audit.resolver";
import { CatalogueResolver } from "../modules/catalogue/catalogue.resolver";
import { AttributesResolver } from "../modules/catalogue/attributes/attributes.resolver";
import { BrandsResolver } from "../modules/catalogue/brands/brands.resolver";
import { CategoriesResolver } from "../modules/catalogue/categories/categories.resolver";
import {
  AuditedChangesResolver,
  ProductChangeFieldsResolver,
  ProductChangeSetFieldsResolver,
} from "../modules/catalogue/changes/product-change-fields.resolver";
import { ProductChangesResolver } from "../modules/catalogue/changes/product-changes.resolver";
import { CategoryChangesResolver } from "../modules/catalogue/categories/change/category-changes.resolver";
import { ProductDetailsResolver } from "../modules/catalogue/product-details.resolver";
import { SearchHelpResolver } from "../modules/catalogue/search-help/search-help.resolver";
import { SuggestResolver } from "../modules/catalogue/suggest/suggest.resolver";
import { MyAccountResolver } from "../modules/identity/my-account.resolver";
import { AccountsResolver } from "../modules/accounts/accounts.resolver";
import { AuthorOfReviewResolver, ReviewOfUserResolver } from "../modules/accounts/reviews-of-users.resolver";
import { IdentityResolver } from "../modules/identity/identity.resolver";
import { JobsResolver } from "../modules/jobs/jobs.resolver";
import { NewsletterOfUserResolver, NewsletterResolver } from "../modules/newsletter/newsletter.resolver";
import { CheckoutOfOrderResolver, CheckoutResolver } from "../modules/orders/checkout.resolver";
import {
  CheckoutInvoiceResolver,
  OrderInvoicesResolver,
} from "../modules/payments/invoices/invoices.resolver";
import { OrderMoneyResolver } from "../modules/orders/order-money.resolver";
import { ShipmentResolver } from "../modules/orders/shipments/shipment.resolver";
import { OrdersResolver } from "../modules/orders/orders.resolver";
import { PendingOfProductResolver, PendingOfUserResolver } from "../modules/orders/pending.resolver";
import { PaymentProblemsResolver, PaymentsResolver } from "../modules/payments/payments.resolver";
import { PlacingResolver } from "../modules/payments/placing.resolver";
import { CheckoutNeedsResolver, ProductPriceResolver } from "../modules/pricing/checkout-needs.resolver";
import { PricingResolver } from "../modules/pricing/pricing.resolver";
import {
  DiscountsResolver,
  SettingsResolver,
  TaxRatesResolver,
} from "../modules/pricing/settings/settings.resolver";
import { ProductReviewsResolver } from "../modules/reviews/product-reviews.resolver";
import { ReviewsResolver } from "../modules/reviews/reviews.resolver";
import { EmptySearchesResolver } from "../modules/statistics/searches/empty-searches.resolver";
import { StockAlertsResolver } from "../modules/stock-alerts/stock-alerts.resolver";
import { StatisticsResolver } from "../modules/statistics/statistics.resolver";
import { UsersResolver } from "../modules/users/users.resolver";
import { WebhookDeliveriesResolver, WebhooksResolver } from "../modules/webhooks/webhooks.resolver";
import { WishesResolver } from "../modules/wishes/wishes.resolver";
import { validateArgument } from "../validation";

let created: GraphQLSchema | undefined;

/**
 * Builds the shop's schema with every resolver, input validation and `@auth`. A process builds it once, however many shops it starts.
 */
export function createSchema(): GraphQLSchema {
  return (created ??= buildSchema());
}

function buildSchema(): GraphQLSchema {
  readFieldsDirectly();
  const schema = buildSchemaSync({
    resolvers: [
      CatalogueResolver,
      ProductDetailsResolver,
      CategoriesResolver,
      SuggestResolver,
      SearchHelpResolver,
      ProductChangesResolver,
      ProductChangeSetFieldsResolver,
      ProductChangeFieldsResolver,
      CategoryChangesResolver,
      BrandsResolver,
      AttributesResolver,
      OrdersResolver,
      OrderMoneyResolver,
      OrderInvoicesResolver,
      CheckoutInvoiceResolver,
      CheckoutOfOrderResolver,
      ShipmentResolver,
      CheckoutResolver,
      PricingResolver,
      CheckoutNeedsResolver,
      ProductPriceResolver,
      SettingsResolver,
      TaxRatesResolver,
      DiscountsResolver,
      PaymentsResolver,
      PlacingResolver,
      PaymentProblemsResolver,
      JobsResolver,
      PendingOfProductResolver,
      PendingOfUserResolver,
      ProductReviewsResolver,
      ReviewsResolver,
      NewsletterResolver,
      NewsletterOfUserResolver,
      StockAlertsResolver,
      WishesResolver,
      StatisticsResolver,
      EmptySearchesResolver,
      UsersResolver,
      IdentityResolver,
      MyAccountResolver,
      AccountsResolver,
      ReviewOfUserResolver,
      AuthorOfReviewResolver,
      AddressesResolver,
      AuditResolver,
      ApiKeysResolver,
      AuditedChangesResolver,
      WebhooksResolver,
      WebhookDeliveriesResolver,
    ],
    validateFn: validateArgument,
    skipCheck: true, // operations are validated before execution, without introspection
  });
  callFieldsDirectly(schema);
  restoreArguments(schema);
  resolveUnions(schema);
  return addNodes(enforceAuth(nullableQueries(schema)));
}

/**
 * Leaves fields without a resolver, so that compiled operations read the property directly: TypeGraphQL's default resolver does the
 * same, and costs more than the rest of a row. Renamed properties keep their resolver. Promises do too, because graphql-jit awaits
 * only resolver results.
 */
function readFieldsDirectly(): void {
  for (const field of getMetadataStorage().fields) {
    const isPromise =
      Reflect.getMetadata("design:type", field.target.prototype as object, field.name) === Promise;
    field.simple ??= !isPromise && field.name === field.schemaName;
  }
}

/**
 * Calls field methods that take the object, or the object and the context, directly. TypeGraphQL would sort the parameters and copy
 * the object on each call.
 */
function callFieldsDirectly(schema: GraphQLSchema): void {
  const { fieldResolvers, objectTypes } = getMetadataStorage();
  for (const { kind, target, methodName, schemaName, getObjectType, params = [] } of fieldResolvers) {
    const taken = params.toSorted((one, other) => one.index - other.index).map((param) => param.kind);
    if (kind === "internal" || !["root", "root,context"].includes(taken.join())) continue;
    const { name } = objectTypes.find((type) => type.target === getObjectType?.()) as { name: string };
    const field = (schema.getType(name) as GraphQLObjectType).getFields()[schemaName];
    const resolver = new (target as new () => Record<string, (root: unknown, ctx: unknown) => unknown>)();
    if (field) field.resolve = (root, _args, ctx) => resolver[methodName]?.(root, ctx);
  }
}

/** Restores the written order of arguments in the schema: parameter decorators run last to first. */
function restoreArguments(schema: GraphQLSchema): void {
  for (const type of objectTypesOf(schema))
    for (const { args } of Object.values(type.getFields())) (args as GraphQLArgument[]).reverse();
}
