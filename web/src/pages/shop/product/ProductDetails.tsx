import { formatArrival } from "@shop/shared/month-day";
import { jpegOf } from "@shop/shared/jpeg-of";
import { exceedsStock } from "@shop/shared/stock";
import { use } from "react";
import { styled } from "styled-components";
import { productPageTexts, productPriceTexts, productTexts } from "@shop/shared/messages/en/products";
import { paths } from "../../../paths";
import { Breadcrumb } from "../../../features/catalogue/Breadcrumb";
import { parseDescription } from "../../../features/catalogue/parse-description";
import { SaleBadge, WasAndNow } from "../../../ui/product/Price";
import { formatComingDay } from "../../../ui/format/coming-day";
import { formatPrice, formatRating, truncate } from "../../../ui/format/format";
import { CurrentSite, Head } from "../../../ui/layout/Head";
import { ShopTexts } from "../../../ui/layout/ShopTexts";
import { Skeleton } from "../../../ui/feedback/states";
import { useStructuredData } from "../../../ui/layout/page-response";
import { ArrowLeft } from "../../../ui/icons/icons";
import { ProductView, GalleryPlate } from "./gallery/ProductView";
import {
  CompareButton,
  HeldBack,
  ProductReviews,
  RelatedProducts,
  SoldOut,
  Specifications,
  VariantChoices,
  WishButton,
} from "./lazy-parts";
import { OrderForm } from "./OrderForm";
import { Back, Details, Frame, ImageColumn, Related, Prose, BreadcrumbRow } from "./product-layout";
import type {
  ProductDetails_ProductFragment,
  ProductExtras_ProductFragment,
  ProductReturns_SettingsFragment,
  ProductReviews_ReviewsFragment,
} from "./ProductPage.generated";
import { Unbroken } from "../../../ui/format/Unbroken";
import { secondary, space, text } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { Rating } from "../../../ui/feedback/Rating";

/** A very long name has a smaller font. */
const Name = styled.h1<{ $long: boolean }>`
  font-size: ${({ $long }) => ($long ? text.title : text.heading)};
  line-height: ${({ $long }) => ($long ? 1.25 : 1.05)};
  letter-spacing: -0.035em;
  overflow-wrap: anywhere;
`;

const PriceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};

  p {
    margin-right: auto;
    font-size: ${text.title};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
  small {
    margin-left: ${space[2]};
    ${secondary}
    letter-spacing: 0;
  }
`;

/** The badges of an offer, next to its price; below it if the row is full. */
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** Stars and their source; the link to the reviews is a touch target in the space of one line. */
const Rated = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: center;
  ${secondary}

  a {
    padding-block: calc((var(--target) - 1.5em) / 2);
    margin-block: calc((1.5em - var(--target)) / 2);
  }
`;

interface ProductOfferProps {
  product: ProductDetails_ProductFragment;
  extras: ProductExtras_ProductFragment | undefined;
  settings: ProductReturns_SettingsFragment | undefined;
}

type Delivery = ProductExtras_ProductFragment["deliveries"][number];

function deliveryText(delivery: Delivery): string {
  const { name, price } = delivery;
  return productPriceTexts.delivery(name, price > 0 && formatPrice(price), formatArrival(delivery));
}

/** A product's price with tax, its availability, delivery and returns. */
function ProductOffer({ product, extras, settings }: ProductOfferProps) {
  const { saleEndsAt, tax, deliveries = [] } = extras ?? {};
  const { price, regularPrice, countInStock } = product;
  const inStock = countInStock > 0;
  const { country = "", returnDays = null } = settings ?? {};
  const isDelivered = ({ countries }: Delivery) => countries.length === 0 || countries.includes(country);
  const delivery = inStock && deliveries.find(isDelivered);
  return (
    <>
      <PriceRow>
        <p>
          <WasAndNow price={price} regularPrice={regularPrice} />
          <span> </span>
          {tax && <small>{productPriceTexts.tax(tax.name, tax.included)}</small>}
        </p>
        <Badges>
          <SaleBadge price={price} regularPrice={regularPrice} />
          <Badge tone={inStock ? "good" : "neutral"}>
            {inStock ? productTexts.inStock : productTexts.outOfStock}
          </Badge>
        </Badges>
      </PriceRow>
      {saleEndsAt && <Rated>{productPriceTexts.saleEnds(formatComingDay(saleEndsAt))}</Rated>}
      {delivery && <p>{extras?.giftCard ? delivery.name : deliveryText(delivery)}</p>}
      {returnDays !== null && !extras?.giftCard && <Rated>{productPriceTexts.returns(returnDays)}</Rated>}
      <ShopTexts />
    </>
  );
}

/** A product's name and ratings. */
function ProductTitle({ product, extras }: Pick<ProductOfferProps, "product" | "extras">) {
  const { name, rating } = product;
  const summary = extras?.reviewSummary;
  return (
    <>
      <Name $long={name.length > 80}>
        <bdi>
          <Unbroken text={name} />
        </bdi>
      </Name>
      <Rated>
        <Rating value={rating} />
        {productTexts.ownRating}
        {summary?.average && (
          <a href={`#${REVIEWS_ID}`}>
            {productPageTexts.customers(formatRating(summary.average), summary.count)}
          </a>
        )}
      </Rated>
    </>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
`;

const SIMILAR = "similar";
/** The mail about a delivered order links to it. */
const REVIEWS_ID = "reviews";

interface ProductDetailsProps {
  product: ProductDetails_ProductFragment;
  /** The page's own path. */
  path: string;
  /** Undefined while loading: a card only provides the product itself. */
  extras: ProductExtras_ProductFragment | undefined;
  reviews: ProductReviews_ReviewsFragment | null | undefined;
  /** The shop's country and return rules; undefined while loading. */
  settings: ProductReturns_SettingsFragment | undefined;
  /** Whether to show the recently viewed products and to record this one. */
  showSeen: boolean;
}

/**
 * Large images of the product, at their side its details and the order form (spec §2), and below related products.
 */
export function ProductDetails({ product, path, extras, reviews, settings, showSeen }: ProductDetailsProps) {
  const { id, name, description, image, countInStock } = product;
  const { paragraphs, specifications } = parseDescription(description);
  const { category, group, similar = [] } = extras ?? {};
  const site = use(CurrentSite);
  const variantIds = (group?.products ?? []).map((variant) => variant.id);
  useStructuredData("product", async () =>
    (await import("./structured-data")).productStructuredData(product, extras, site, reviews, settings),
  );

  return (
    <Frame>
      <Head
        title={extras?.seoTitle ?? truncate(name, 90)}
        description={extras?.seoDescription ?? (truncate(paragraphs.join(" "), 155) || truncate(name, 155))}
        path={path}
        image={{ image: jpegOf(image), imageAlt: name }}
        kind="product"
      />
      <BreadcrumbRow>
        <Back to={paths.home}>
          <ArrowLeft size={18} aria-hidden />
          {productTexts.goBack}
        </Back>
        {category && <Breadcrumb categories={category.path} page={name} />}
      </BreadcrumbRow>
      <ImageColumn>
        <ProductView images={extras?.images ?? [image]} name={name} key={id} />
      </ImageColumn>
      <Details>
        <ProductTitle product={product} extras={extras} />
        <OrderForm
          product={product}
          soldOut={<SoldOut product={product} similar={similar.length > 0 ? SIMILAR : undefined} />}
        >
          <ProductOffer product={product} extras={extras} settings={settings} />
          {group && <VariantChoices product={product} group={group} />}
        </OrderForm>
        {countInStock > 0 && exceedsStock(countInStock, 1) && <HeldBack product={product} />}
        <Choices>
          <CompareButton product={product} labelled />
          <WishButton product={product} />
        </Choices>
        <Prose>
          {paragraphs.map((paragraph, index) => (
            <p key={index} dir="auto">
              {paragraph}
            </p>
          ))}
        </Prose>
        <Specifications described={specifications} extras={extras} />
      </Details>
      <Related>
        {extras && (
          <ProductReviews
            id={REVIEWS_ID}
            product={product}
            summary={extras.reviewSummary}
            reviews={reviews}
          />
        )}
        <RelatedProducts
          similarId={SIMILAR}
          similar={similar}
          current={showSeen ? [id, ...variantIds] : undefined}
        />
      </Related>
    </Frame>
  );
}

/** The placeholder of the page while the product is loading. */
export function ProductDetailsSkeleton() {
  return (
    <Frame aria-hidden>
      <BreadcrumbRow>
        <Back to={paths.home} tabIndex={-1}>
          <ArrowLeft size={18} />
          {productTexts.goBack}
        </Back>
      </BreadcrumbRow>
      <GalleryPlate>
        <span />
      </GalleryPlate>
      <Details>
        <Skeleton $height="2.5rem" />
        <Skeleton $width="30%" />
        <Skeleton $width="40%" $height="2rem" />
        <Skeleton $height="7rem" />
        <Skeleton $height="9rem" />
      </Details>
    </Frame>
  );
}
