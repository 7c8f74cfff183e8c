import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { buildSchemaSync } from "type-graphql";
import { enforceAuth } from "../graphql/enforce-auth";
import { addNodes } from "../graphql/nodes";
import { nullableQueries } from "../graphql/types/nullable-queries";
import { resolveUnions } from "../graphql/types/union-result";
import { AddressesResolver } from "../modules/addresses/addresses.resolver";
import { ApiKeysResolver } from "../modules/api-keys/api-keys.resolver";
import { AuditResolver } from "../modules/audit/audit.resolver";
import { CartRemindersResolver } from "../modules/carts/cart-reminders.resolver";
import { CartsResolver } from "../modules/carts/carts.resolver";
import { CatalogueResolver } from "../modules/catalogue/catalogue.resolver";
import { AttributesResolver } from "../modules/catalogue/attributes/attributes.resolver";
import { BrandsResolver } from "../modules/catalogue/brands/brands.resolver";
import { GiftCardsResolver } from "../modules/gift-cards/gift-cards.resolver";
import {
  ReturnLineResolver,
  ReturnOfOrderResolver,
  ReturnsResolver,
} from "../modules/returns/returns.resolver";
import { GroupsResolver, VariantResolver } from "../modules/catalogue/groups/groups.resolver";
import { CollectionsResolver } from "../modules/catalogue/collections/collections.resolver";
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
import { ContactResolver } from "../modules/contact/contact.resolver";
import { IdentityResolver, PermissionsResolver } from "../modules/identity/identity.resolver";
import { JobsResolver } from "../modules/jobs/jobs.resolver";
import { NewsletterOfUserResolver, NewsletterResolver } from "../modules/newsletter/newsletter.resolver";
import { NotesOfOrderResolver, NotesOfUserResolver, NotesResolver } from "../modules/notes/notes.resolver";
import { CheckoutOfOrderResolver, CheckoutResolver } from "../modules/orders/checkout.resolver";
import {
  CheckoutInvoiceResolver,
  OrderInvoicesResolver,
} from "../modules/payments/invoices/invoices.resolver";
import { OrderMoneyResolver } from "../modules/orders/order-money.resolver";
import { ShipmentResolver } from "../modules/orders/shipments/shipment.resolver";
import { OrdersResolver } from "../modules/orders/orders.resolver";
import { PendingOfProductResolver, PendingOfUserResolver } from "../modules/orders/pending.resolver";
import { PaymentsOfOrderResolver, PaymentsResolver } from "../modules/payments/payments.resolver";
import { PlacingResolver } from "../modules/payments/placing.resolver";
import { CheckoutNeedsResolver, ProductPriceResolver } from "../modules/pricing/checkout-needs.resolver";
import { PricingResolver } from "../modules/pricing/pricing.resolver";
import { StorefrontResolver } from "../modules/pricing/storefront.resolver";
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
 * TypeGraphQL lists a method's arguments from its last parameter to its first: resolvers declare theirs in this order.
 */
export function createSchema(): GraphQLSchema {
  return (created ??= buildSchema());
}

function buildSchema(): GraphQLSchema {
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
      GiftCardsResolver,
      ReturnsResolver,
      NotesResolver,
      NotesOfOrderResolver,
      NotesOfUserResolver,
      ReturnLineResolver,
      ReturnOfOrderResolver,
      GroupsResolver,
      CollectionsResolver,
      VariantResolver,
      AttributesResolver,
      OrdersResolver,
      OrderMoneyResolver,
      OrderInvoicesResolver,
      CheckoutInvoiceResolver,
      CheckoutOfOrderResolver,
      ShipmentResolver,
      CheckoutResolver,
      PricingResolver,
      StorefrontResolver,
      CheckoutNeedsResolver,
      ProductPriceResolver,
      SettingsResolver,
      TaxRatesResolver,
      DiscountsResolver,
      PaymentsResolver,
      PlacingResolver,
      PaymentsOfOrderResolver,
      JobsResolver,
      PendingOfProductResolver,
      PendingOfUserResolver,
      ProductReviewsResolver,
      ReviewsResolver,
      NewsletterResolver,
      NewsletterOfUserResolver,
      StockAlertsResolver,
      ContactResolver,
      WishesResolver,
      CartsResolver,
      CartRemindersResolver,
      StatisticsResolver,
      EmptySearchesResolver,
      UsersResolver,
      IdentityResolver,
      PermissionsResolver,
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
  resolveUnions(schema);
  return addNodes(enforceAuth(nullableQueries(schema)));
}
