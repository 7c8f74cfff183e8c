import { use } from "react";
import { styled } from "styled-components";
import { productTexts } from "../../../messages/shop";
import { paths } from "../../../routing/paths";
import { parseDescription } from "../../../features/catalogue/parse-description";
import { shareImageOf } from "../../../features/catalogue/share-image";
import { color, from, space, text } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { Link } from "../../../ui/layout/Link";
import { truncate, formatPrice } from "../../../ui/format/format";
import { Rating } from "../../../ui/rating/Rating";
import { CurrentSite, Head } from "../../../ui/head/Head";
import { Skeleton } from "../../../ui/feedback/states";
import { useStructuredData } from "../../../ui/head/page-response";
import { ArrowLeft } from "../../../ui/icons/icons";
import { OrderForm } from "./OrderForm";
import type { ProductDetails_ProductFragment } from "./ProductPage.generated";
import { ProductView, Show } from "./ProductView";
import { Specifications } from "./Specifications";
import { productStructuredData } from "./structured-data";

/** One column on a phone, whose rows are those of {@link Details} and of the order form. */
const Frame = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  padding-top: ${space[2]};

  ${from.medium} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    gap: ${space[3]} clamp(${space[8]}, 5vw, ${space[20]});
    align-items: start;
    padding-bottom: clamp(${space[12]}, 8vw, ${space[24]});
  }
`;

const Back = styled(Link)`
  display: inline-flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${space[2]};
  width: fit-content;
  min-height: var(--target);
  margin-bottom: calc(-1 * ${space[3]});
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 500;
  text-decoration: none;

  &:hover {
    color: ${color.ink};
  }
  ${from.medium} {
    margin-bottom: 0;
  }
`;

const Details = styled.div`
  display: contents;

  ${from.medium} {
    display: grid;
    gap: ${space[5]};
    padding-top: clamp(${space[3]}, 3vw, ${space[8]});
  }
`;

/** A very long name is set in smaller type. */
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
`;

/** Stars, and whose rating it is. */
const Rated = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: center;
  color: ${color.muted};
  font-size: ${text.small};
`;

const Prose = styled.div`
  display: grid;
  gap: ${space[3]};
  max-width: 60ch;
  font-size: ${text.large};
  line-height: 1.55;
  overflow-wrap: anywhere;
`;

/** A large image of the product, and beside it its details and the order form (spec §2). */
export function ProductDetails({ product }: { product: ProductDetails_ProductFragment }) {
  const { name, description, price, image, rating, countInStock } = product;
  const { paragraphs, specifications } = parseDescription(description);
  const inStock = countInStock > 0;
  const site = use(CurrentSite);
  useStructuredData("product", () => productStructuredData(product, site));

  return (
    <Frame>
      <Head
        title={truncate(name, 90)}
        description={truncate(paragraphs.join(" "), 155) || truncate(name, 155)}
        image={shareImageOf(image)}
        kind="product"
      />
      <Back to={paths.home}>
        <ArrowLeft size={18} aria-hidden />
        {productTexts.goBack}
      </Back>
      <ProductView image={image} name={name} />
      <Details>
        <Name $long={name.length > 80}>
          <bdi>{name}</bdi>
        </Name>
        <Rated>
          <Rating value={rating} />
          {productTexts.ownRating}
        </Rated>
        <PriceRow>
          <p>{formatPrice(price)}</p>
          <Badge tone={inStock ? "good" : "neutral"}>
            {inStock ? productTexts.inStock : productTexts.outOfStock}
          </Badge>
        </PriceRow>
        <OrderForm product={product} />
        <Prose>
          {paragraphs.map((paragraph, index) => (
            <p key={index} dir="auto">
              {paragraph}
            </p>
          ))}
        </Prose>
        <Specifications specifications={specifications} />
      </Details>
    </Frame>
  );
}

/** The placeholder of the page while the product is loading. */
export function ProductDetailsSkeleton() {
  return (
    <Frame aria-hidden>
      <Back to={paths.home} tabIndex={-1}>
        <ArrowLeft size={18} />
        {productTexts.goBack}
      </Back>
      <Show>
        <span />
      </Show>
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
