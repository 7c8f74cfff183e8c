import type { ReactNode } from "react";
import { styled } from "styled-components";
import { productTexts } from "../../messages/shop";
import { paths } from "../../routing/paths";
import { color, space, text } from "../../theme/tokens";
import { Badge } from "../../ui/feedback/Badge";
import { ButtonLink } from "../../ui/form/Button";
import { Link } from "../../ui/layout/Link";
import { truncate, formatPrice } from "../../ui/format/format";
import { Rating } from "../../ui/rating/Rating";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden";
import { ImagePlate, ProductCardImage } from "./ProductImage";
import type { ProductCard_ProductFragment } from "./ProductCard.generated";

const Frame = styled.article`
  position: relative;
  display: grid;
  grid-row: span 5;
  grid-template-rows: subgrid;
  row-gap: ${space[2]};
  min-width: 0;

  @media (hover: hover) {
    &:hover img {
      transform: translateY(-2px);
    }
  }
`;

const CardPlate = styled(ImagePlate)`
  margin-bottom: ${space[2]};
  padding-block: ${space[3]};
`;

const Stock = styled.div`
  position: absolute;
  top: ${space[3]};
  left: ${space[3]};
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
  /* The link covers the whole card; other links and buttons are above it. */
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  a:hover {
    color: ${color.accentInk};
  }
`;

const Description = styled(Link)`
  position: relative;
  min-height: 1.5rem;
  color: ${color.muted};
  font-size: ${text.small};
  line-height: 1.5;
  overflow-wrap: anywhere;
  text-decoration: none;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]};
`;

/** A price, in figures of equal width. */
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
  width: fit-content;
`;

interface ProductCardProps {
  product: ProductCard_ProductFragment;
  /** A further action beside Buy Now. */
  action?: ReactNode;
  /** Loads the image eagerly; for cards in the first row. */
  eager?: boolean;
}

/** One product of a grid (spec §2); its name, its description and Buy Now lead to its page. */
export function ProductCard({ product, action, eager }: ProductCardProps) {
  const { id, name, description, price, image, rating, countInStock } = product;
  const to = paths.product(id);

  return (
    <Frame>
      <CardPlate>
        <ProductCardImage image={image} eager={eager} />
        {countInStock <= 0 && (
          <Stock>
            <Badge tone="neutral">{productTexts.outOfStock}</Badge>
          </Stock>
        )}
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
        <Price>{formatPrice(price)}</Price>
        <Rating value={rating} />
      </Facts>
      <Actions>
        <ButtonLink to={to} variant="secondary">
          {productTexts.buyNow}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </ButtonLink>
        {action}
      </Actions>
    </Frame>
  );
}
