import { styled } from "styled-components";
import { from, space } from "../../theme/tokens";
import { ImagePlate } from "../../ui/product/ProductImage";

/** Four columns at the widest (home), or three (all products); one on a phone (spec §9). */
export type GridColumns = "four" | "three";

/** From these widths on, a grid has several columns of upright cards. In narrower windows the image is next to the text. */
export const fromTwoColumns = { four: from.small, three: from.medium };

/** The layout of a card and its skeleton: five rows, aligned across a row of upright cards. */
export const CardFrame = styled.article<{ $columns: GridColumns }>`
  position: relative;
  display: grid;
  grid-template: auto auto auto 1fr / min(7rem, 32vw) minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  min-width: 0;

  @media (max-width: 22.5rem) {
    grid-template-columns: min(5.5rem, 27.5vw) minmax(0, 1fr);
    column-gap: ${space[3]};
  }
  ${from.small} {
    grid-template-columns: min(17rem, 42.5vw) minmax(0, 1fr);
    gap: ${space[2]} ${space[6]};
  }
  ${({ $columns }) => fromTwoColumns[$columns]} {
    grid-row: span 5;
    grid-template: subgrid / minmax(0, 1fr);
    row-gap: ${space[2]};
  }
  @media (hover: hover) {
    &:hover img {
      transform: translateY(-2px);
    }
  }
`;

/** The plate of a card's image. */
export const CardPlate = styled(ImagePlate)<{ $columns: GridColumns }>`
  grid-area: 1 / 1 / -1;
  padding-block: ${space[2]};

  ${from.small} {
    padding-block: ${space[3]};
  }
  ${({ $columns }) => fromTwoColumns[$columns]} {
    grid-row: 1;
    margin-bottom: ${space[2]};
  }
  /* At a fixed height, an image far below the window is neither loaded nor drawn, even by browsers that load lazy images early. */
  @media (min-width: 72rem) {
    content-visibility: auto;
    contain-intrinsic-height: 18rem; /* plus the padding */
  }
`;
