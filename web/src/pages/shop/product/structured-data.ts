import { jpegOf } from "@shop/shared/jpeg-of";
import { locale } from "@shop/shared/locale";
import { plainAmount } from "@shop/shared/money";
import { paths } from "../../../paths";
import { withUnit } from "../../../ui/format/written-value";
import { absoluteUrl } from "../../../ui/layout/absolute-url";
import { groupStructuredData } from "./variants/group-structured-data";
import type { Site } from "../../../ui/layout/Head";
import type {
  ProductDetails_ProductFragment,
  ProductExtras_ProductFragment,
  ProductReturns_SettingsFragment,
  ProductReviews_ReviewsFragment,
} from "./ProductPage.generated";

type Reviews =
  | { nodes: readonly Omit<ProductReviews_ReviewsFragment["nodes"][number], "variant">[] }
  | null
  | undefined;

type Settings = ProductReturns_SettingsFragment;

type Extras = Pick<
  ProductExtras_ProductFragment,
  | "deliveries"
  | "saleEndsAt"
  | "category"
  | "brand"
  | "attributes"
  | "images"
  | "gtin"
  | "mpn"
  | "reviewSummary"
> &
  Partial<Pick<ProductExtras_ProductFragment, "group" | "slug" | "giftCard">>;

/** A product and its offer for search engines: https://schema.org/Product; within its group, if it has one. */
export function productStructuredData(
  product: ProductDetails_ProductFragment,
  extras: Extras | undefined,
  { name: shop, origin }: Site,
  reviews?: Reviews,
  settings?: Settings,
): object {
  const { id, name, description, image, countInStock } = product;
  const shown = [image, ...(extras?.images ?? [])];
  const imageUrls = new Set([jpegOf(image), ...shown].map((imageUrl) => absoluteUrl(imageUrl, origin)));
  const ratings = ratingsOf(extras?.reviewSummary, reviews);
  const group = extras?.group;
  const described = {
    "@type": "Product",
    name,
    description,
    sku: id,
    image: [...imageUrls].filter(Boolean),
    ...(extras && factsOf(extras)),
    ...(!group && ratings),
    offers: {
      "@type": "Offer",
      url: origin + paths.product(id, extras?.slug),
      ...pricesOf(product, extras),
      itemCondition: "https://schema.org/NewCondition",
      availability: `https://schema.org/${countInStock > 0 ? "InStock" : "OutOfStock"}`,
      seller: { "@type": "Organization", name: shop },
      ...(settings && !extras?.giftCard && deliveryOf(extras?.deliveries ?? [], settings)),
      ...(settings && !extras?.giftCard && returnsOf(settings)),
    },
  };
  return group ? groupStructuredData(group, id, described, ratings, origin) : described;
}

/** The price, and for a product on sale the regular price: https://schema.org/priceSpecification. */
function pricesOf(
  { price, regularPrice }: ProductDetails_ProductFragment,
  extras: Pick<Extras, "saleEndsAt"> | undefined,
): object {
  const now = { price: plainAmount(price), priceCurrency: locale().currency };
  if (regularPrice === null) return now;
  return {
    ...now,
    ...(extras?.saleEndsAt && { priceValidUntil: extras.saleEndsAt }),
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      priceType: "https://schema.org/ListPrice",
      price: plainAmount(regularPrice),
      priceCurrency: locale().currency,
    },
  };
}

/** The maximum number of countries that search engines accept. */
const MAX_COUNTRIES = 50;

const oneOrAll = <Value>(values: Value[]): Value | Value[] =>
  values.length === 1 ? (values[0] as Value) : values;

/** A shop that delivers everywhere claims only its country, because a claim has to name each country. */
const countriesOf = (countries: string[], own: string): string[] =>
  countries.length > 0 ? countries.slice(0, MAX_COUNTRIES) : [own];

/**
 * The price, the destination and the duration of delivery, if the shop states them: https://schema.org/OfferShippingDetails. The shop's
 * days cover the whole delivery, so nothing is claimed about the time before sending.
 */
function deliveryOf(deliveries: Extras["deliveries"], { country: own }: Settings): object {
  if (deliveries.length === 0) return {};
  const details = deliveries.map(({ price, countries, daysMin, daysMax }) => ({
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: plainAmount(price), currency: locale().currency },
    shippingDestination: oneOrAll(
      countriesOf(countries, own).map((addressCountry) => ({ "@type": "DefinedRegion", addressCountry })),
    ),
    ...(daysMin !== null &&
      daysMax !== null && {
        deliveryTime: {
          "@type": "ShippingDeliveryTime",
          transitTime: {
            "@type": "QuantitativeValue",
            minValue: daysMin,
            maxValue: daysMax,
            unitCode: "DAY",
          },
        },
      }),
  }));
  return { shippingDetails: oneOrAll(details) };
}

/** The return period, if the shop states it: https://schema.org/MerchantReturnPolicy. */
function returnsOf({ returnDays, countries, country }: Settings): object {
  if (returnDays === null) return {};
  const category = returnDays > 0 ? "MerchantReturnFiniteReturnWindow" : "MerchantReturnNotPermitted";
  return {
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: oneOrAll(countriesOf(countries, country)),
      returnPolicyCategory: `https://schema.org/${category}`,
      ...(returnDays > 0 && { merchantReturnDays: returnDays }),
    },
  };
}

/** The ratings by customers: https://schema.org/aggregateRating. */
function ratingsOf(summary: Extras["reviewSummary"] | undefined, reviews: Reviews): object {
  if (!summary?.average) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: summary.average.toFixed(1),
      reviewCount: summary.count,
    },
    review: reviews?.nodes.map(({ name, rating, comment, createdAt }) => ({
      "@type": "Review",
      author: { "@type": "Person", name },
      datePublished: createdAt,
      reviewBody: comment,
      reviewRating: { "@type": "Rating", ratingValue: rating },
    })),
  };
}

function factsOf({ category, brand, attributes, gtin, mpn }: Extras) {
  return {
    ...(gtin && { gtin }),
    ...(mpn && { mpn }),
    ...(category && { category: category.path.map(({ name }) => name).join(" > ") }),
    ...(brand && { brand: { "@type": "Brand", name: brand.name } }),
    ...(attributes.length > 0 && {
      additionalProperty: attributes.map(({ attribute: { name, unit }, value }) => ({
        "@type": "PropertyValue",
        name,
        value: withUnit(value, unit),
      })),
    }),
  };
}
