import { Suspense } from "react";
import { css, styled } from "styled-components";
import { from, space } from "../../theme/tokens";
import { useBelowTheFold, useOpenedByLink } from "../../ui/browser/use-below-the-fold";
import { Skeleton } from "../../ui/feedback/states";
import { ProductCard, type CardParts } from "./ProductCard";
import { CardFrame, CardPlate, fromTwoColumns, type GridColumns } from "./card-layout";
import type { ProductCard_ProductFragment } from "./ProductCard.generated";

const columns = {
  four: css`
    ${from.small} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${from.large} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  `,
  three: css`
    ${from.medium} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${from.large} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  `,
};

/** The height of a single-column card with a name of two lines. */
const CARD_HEIGHT = "10.8rem";

const Grid = styled.ul<{ $columns: GridColumns }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: clamp(${space[4]}, 2vw, ${space[6]});
  ${({ $columns }) => columns[$columns]}

  > li {
    margin-bottom: var(--card-gap, clamp(${space[6]}, 4vw, ${space[12]}));
    min-width: 0;
    /* The browser skips the layout of rows far below the window and assumes their height, so that Back restores the scroll
       position. The padding leaves space for the focus ring, which would be cut off. */
    content-visibility: auto;
    contain-intrinsic-size: auto ${CARD_HEIGHT};
    > * {
      min-height: ${CARD_HEIGHT};
    }
    padding: ${space[1]};
    margin-inline: calc(-1 * ${space[1]});
  }
  ${({ $columns }) => fromTwoColumns[$columns]} {
    > li {
      content-visibility: visible; /* the cards of a row share its tracks */
      > * {
        min-height: 0;
      }
      padding: 0;
      margin-inline: 0;
      display: grid;
      grid-row: span 5;
      grid-template-rows: subgrid;
      row-gap: ${space[2]};
    }
  }
`;

const SkeletonPlate = styled(CardPlate)`
  aspect-ratio: 5 / 6;
  max-height: 19.5rem;
  width: 100%;
`;

const SkeletonDescription = styled(Skeleton)<{ $columns: GridColumns }>`
  height: var(--target);

  ${({ $columns }) => fromTwoColumns[$columns]} {
    height: 3.875rem;
  }
`;

/** The number of cards in the first window. */
const FIRST = 4;

/**
 * The number of cards in a new document that load their images eagerly: one row. More images would delay the scripts (ADR-0011).
 * After a followed link none does: the page is painted first.
 */
const EAGER = 3;

interface ProductGridProps extends CardParts {
  products: readonly ProductCard_ProductFragment[];
  columns: GridColumns;
}

/** A grid of product cards whose images, names, prices and buttons are aligned across each row. */
export function ProductGrid({ products, columns, ...parts }: ProductGridProps) {
  const opened = useOpenedByLink();
  const shown = useBelowTheFold() ? products : products.slice(0, FIRST);
  const cards = shown.map((product, index) => (
    <li key={product.id}>
      {/* On the home page, which has four columns, the hero is above the grid. */}
      <ProductCard
        product={product}
        columns={columns}
        {...parts}
        eager={!opened && columns === "three" && index < EAGER}
      />
    </li>
  ));
  return (
    <Grid $columns={columns}>
      {cards.slice(0, FIRST)}
      {/* Hydrated after the page, or when pressed. */}
      <Suspense>{cards.slice(FIRST)}</Suspense>
    </Grid>
  );
}

/** The placeholder of a loading grid. */
export function ProductGridSkeleton({ count, columns }: { count: number; columns: GridColumns }) {
  return (
    <Grid $columns={columns} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <CardFrame as="div" $columns={columns}>
            <SkeletonPlate $columns={columns} />
            <Skeleton $width="70%" $height="1.375rem" />
            <SkeletonDescription $columns={columns} />
            <Skeleton $width="45%" $height="1.75rem" />
            <Skeleton $width="80%" $height="2.75rem" />
          </CardFrame>
        </li>
      ))}
    </Grid>
  );
}
