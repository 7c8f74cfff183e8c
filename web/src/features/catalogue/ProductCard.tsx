import { memo, type ComponentType } from "react";
import { styled } from "styled-components";
import { productTexts } from "@shop/shared/messages/en/products";
import { paths } from "../../paths";
import { clampedTo, color, covering, from, secondary, space, text } from "../../theme/tokens";
import { Badge } from "../../ui/feedback/Badge";
import { ButtonLink } from "../../ui/form/Button";
import { Link } from "../../ui/layout/Link";
import { truncate } from "../../ui/format/format";
import { Rating } from "../../ui/feedback/Rating";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden";
import { CardFrame, CardPlate, fromTwoColumns, type GridColumns } from "./card-layout";
import { SaleBadge, WasAndNow } from "../../ui/product/Price";
import { ProductCardImage } from "../../ui/product/ProductImage";
import type { ProductCard_ProductFragment } from "./ProductCard.generated";

const Marks = styled.div`
  position: absolute;
  top: ${space[2]};
  left: ${space[2]};
  display: grid;
  gap: ${space[1]};
  justify-items: start;

  && > * {
    font-size: ${text.tiny};
  }
  ${from.small} {
    top: ${space[3]};
    left: ${space[3]};

    && > * {
      font-size: ${text.small};
    }
  }
`;

const Name = styled.h2`
  overflow-wrap: anywhere;
  font-size: 1.0625rem;
  line-height: 1.3;
  letter-spacing: -0.012em;

  a {
    color: inherit;
    text-decoration: none;
  }
  /* The link covers the whole card; the card's buttons and further links are above it. */
  a::after {
    ${covering}
  }
  a:hover {
    color: ${color.accentInk};
  }
`;

const Description = styled(Link)`
  position: relative;
  min-height: 1.5rem;
  ${secondary}
  line-height: 1.5;
  overflow-wrap: anywhere;
  text-decoration: none;

  /* Two lines next to a small image; the full text in wider windows. */
  @media (max-width: 39.99rem) {
    min-height: var(--target);
    ${clampedTo(2)}
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]};
`;

/** A price, with tabular digits. */
export const Price = styled.p`
  font-size: 1.1875rem;
  font-weight: 560;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
`;

const Actions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  align-self: start;
  width: fit-content;

  > :only-child {
    margin-left: calc(-1 * ${space[4]}); /* aligns its label */
  }
  @media (max-width: 22.5rem) {
    && > * {
      padding-inline: 0.6rem;
    }
  }
`;

/** In the lower corners of the plate, the last one at the right, above the link that covers the card. */
const Corner = styled.div<{ $columns: GridColumns }>`
  z-index: 1;
  display: flex;
  grid-row: 1 / -1;
  grid-column: 1;
  align-self: end;

  > :last-child {
    margin-left: auto;
  }
  ${({ $columns }) => fromTwoColumns[$columns]} {
    grid-row: 1;
    justify-self: end;
    margin: 0 ${space[1]} ${space[3]} 0;
  }
`;

/** The image is as wide as its plate in a single-column card on a phone. */
const imageSizes = "(min-width: 40rem) 15rem, 7rem";

/** Page-specific parts of a product card. */
export interface CardParts {
  /** The card's main action, next to Buy Now. */
  Action: ComponentType<{ product: ProductCard_ProductFragment }>;
  /** Shown over the image. */
  Mark: ComponentType<{ product: ProductCard_ProductFragment }>;
  /** Buttons in the corner of the image. */
  Choices: ComponentType<{ product: ProductCard_ProductFragment }>;
}

interface ProductCardProps extends CardParts {
  product: ProductCard_ProductFragment;
  columns: GridColumns;
  /** Loads the image eagerly; for cards in the first row. */
  eager: boolean;
}

/** Compares values, because Apollo's cache creates new objects of a product for new variables. */
const isSameProduct = (before: ProductCardProps, { product }: ProductCardProps) =>
  JSON.stringify(product) === JSON.stringify(before.product);

/**
 * A product in a grid (spec §2); its name, its description and Buy Now link to its page. Rendered again only if the product has
 * changed.
 */
export const ProductCard = memo(Card, isSameProduct);

function Card({ product, columns, Action, Mark, Choices, eager }: ProductCardProps) {
  const { id, slug, name, description, image, rating, countInStock, ...prices } = product;
  const to = paths.product(id, slug);

  return (
    <CardFrame $columns={columns}>
      <CardPlate $columns={columns}>
        <ProductCardImage image={image} eager={eager} sizes={imageSizes} />
        <Marks>
          {countInStock <= 0 && !prices.group?.variantsText && <Badge>{productTexts.outOfStock}</Badge>}
          <SaleBadge {...prices} />
          <Mark product={product} />
        </Marks>
      </CardPlate>
      <Name>
        <Link to={to} title={name} dir="auto">
          {truncate(name, 30)}
        </Link>
      </Name>
      <Description to={to} tabIndex={-1} dir="auto">
        {truncate(description, 120)}
      </Description>
      <Facts>
        <Price>
          <WasAndNow {...prices} />
        </Price>
        <Rating value={rating} />
      </Facts>
      <Actions>
        <Action product={product} />
        <ButtonLink to={to} variant="quiet">
          {productTexts.buyNow}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </ButtonLink>
      </Actions>
      <Corner $columns={columns}>
        <Choices product={product} />
      </Corner>
    </CardFrame>
  );
}
