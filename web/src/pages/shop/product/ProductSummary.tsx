import { styled } from "styled-components";
import { productTexts } from "../../../messages/shop";
import { color, space, text } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { formatPrice } from "../../../ui/format/format";
import { Rating } from "../../../ui/rating/Rating";
import type { ProductDetails_ProductFragment } from "./ProductPage.generated";

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
const Rated = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: center;
  color: ${color.muted};
  font-size: ${text.small};
`;

/** A product's name, rating and price, and whether it is in stock. */
export function ProductSummary({ product }: { product: ProductDetails_ProductFragment }) {
  const { name, price, rating, countInStock } = product;
  const inStock = countInStock > 0;
  return (
    <>
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
    </>
  );
}
