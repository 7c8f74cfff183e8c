import { styled } from "styled-components";
import { color, from, secondary, space, text } from "../../../theme/tokens";
import { Link } from "../../../ui/layout/Link";

/** One column on a phone; {@link Details} and the order form contribute its rows. */
export const Frame = styled.article`
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

/** The breadcrumbs, in one line of a fixed height. */
export const BreadcrumbRow = styled.div`
  display: flex;
  grid-column: 1 / -1;
  gap: ${space[4]};
  align-items: center;
  min-width: 0;
  margin-bottom: calc(-1 * ${space[3]});

  nav {
    min-width: 0;
  }
  nav ol {
    flex-wrap: nowrap;
    margin: 0;
    white-space: nowrap;
  }
  nav li {
    flex: none;
  }
  nav li:last-child {
    flex: 0 1 auto;
  }
  nav a {
    display: block;
    overflow: hidden;
    line-height: var(--target);
    text-overflow: ellipsis;
  }
  /* In narrow windows: the categories only. */
  @media (max-width: 47.99rem) {
    nav li:first-child {
      display: none;
    }
    nav li:nth-child(2)::before {
      content: none;
    }
  }
  ${from.medium} {
    margin-bottom: 0;
  }
`;

/** The link back. */
export const Back = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-height: var(--target);
  ${secondary}
  font-weight: 500;
  text-decoration: none;

  &:hover {
    color: ${color.ink};
  }
`;

/** As high as the column at its side: the image sticks to the window within it, and not over the content below. */
export const ImageColumn = styled.div`
  ${from.medium} {
    align-self: stretch;
  }
`;

/** The column at the side of the image. */
export const Details = styled.div`
  display: contents;

  ${from.medium} {
    display: grid;
    gap: ${space[5]};
    padding-top: clamp(${space[3]}, 3vw, ${space[8]});
  }
`;

/** The description. */
export const Prose = styled.div`
  display: grid;
  gap: ${space[3]};
  max-width: 60ch;
  font-size: ${text.large};
  line-height: 1.55;
  overflow-wrap: anywhere;
`;

/** Below the product, over the whole width. On a phone the price and 'Add to cart' stick to the window over it too. */
export const Related = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: clamp(${space[8]}, 5vw, ${space[12]});
  min-width: 0;
  padding-top: clamp(${space[6]}, 5vw, ${space[16]});

  &:empty {
    display: none;
  }
`;
