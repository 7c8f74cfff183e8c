import type { ReactNode } from "react";
import { styled } from "styled-components";
import { productTexts } from "@shop/shared/messages/en/products";
import { paths } from "../../paths";
import { clampedTo, color, covering, from, secondary, space, text } from "../../theme/tokens";
import { Link } from "../../ui/layout/Link";
import { WasAndNow } from "../../ui/product/Price";
import { ImagePlate, ProductCardImage } from "../../ui/product/ProductImage";
import type { ProductTile_ProductFragment } from "./ProductTile.generated";

const Section = styled.section`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  scroll-margin-top: 5rem;
`;

const Heading = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  min-height: var(--target);

  h2 {
    font-size: ${text.title};
  }
`;

/** One row; scrolls sideways if it doesn't fit. */
const Row = styled.ul`
  display: grid;
  grid-auto-columns: clamp(9.5rem, 22%, 17rem);
  grid-auto-flow: column;
  gap: ${space[4]};
  margin-inline: calc(-1 * var(--gutter));
  padding: ${space[1]} var(--gutter);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--gutter);
  scroll-snap-type: x proximity;
  scrollbar-width: thin;

  > li {
    position: relative;
    display: grid;
    grid-template-rows: auto auto 1fr;
    gap: ${space[1]};
    min-width: 0;
    scroll-snap-align: start;
  }
  ${from.large} {
    gap: ${space[6]};
  }
`;

const Plate = styled(ImagePlate)`
  padding: ${space[3]};
  margin-bottom: ${space[1]};
`;

/** The link covers the whole tile. */
const Name = styled(Link)`
  ${clampedTo(2)}
  color: inherit;
  font-weight: 550;
  line-height: 1.3;
  overflow-wrap: anywhere;
  text-decoration: none;

  &::after {
    ${covering}
  }
  &:hover {
    color: ${color.accentInk};
  }
`;

const Facts = styled.p`
  ${secondary}
  font-variant-numeric: tabular-nums;
`;

interface ProductTilesProps {
  /** The heading; also the section's name. */
  title: string;
  id?: string;
  products: readonly ProductTile_ProductFragment[];
  /** A control next to the heading. */
  action?: ReactNode;
}

/** A few products in a row, as images with name and price; renders nothing without products. */
export function ProductTiles({ title, id, products, action }: ProductTilesProps) {
  if (products.length === 0) return null;
  return (
    <Section id={id} aria-label={title}>
      <Heading>
        <h2>{title}</h2>
        {action}
      </Heading>
      <Row>
        {products.map(({ id: productId, slug, name, image, countInStock, ...prices }) => (
          <li key={productId}>
            <Plate>
              <ProductCardImage image={image} sizes="(min-width: 64rem) 15rem, 9rem" />
            </Plate>
            <Name to={paths.product(productId, slug)} title={name} dir="auto">
              {name}
            </Name>
            <Facts>
              <WasAndNow {...prices} />
              {countInStock <= 0 && !prices.group?.variantsText && (
                <span>{` · ${productTexts.outOfStock}`}</span>
              )}
            </Facts>
          </li>
        ))}
      </Row>
    </Section>
  );
}
