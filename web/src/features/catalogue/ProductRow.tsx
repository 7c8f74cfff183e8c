import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { paths } from "../../paths";
import { color, from, space, text } from "../../theme/tokens";
import { iconButton } from "../../ui/form/icon-button-style";
import { X } from "../../ui/icons/icons";
import { Link } from "../../ui/layout/Link";
import { ImagePlate, ProductImage } from "../../ui/product/ProductImage";

/** A row of a list of products, with the image at the left. */
export const RowFrame = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: min(6rem, 30vw) minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  align-items: start;
  padding-block: ${space[5]};
  border-top: 1px solid ${color.line};

  &:last-child {
    border-bottom: 1px solid ${color.line};
  }
  ${from.small} {
    grid-template-columns: 9rem minmax(0, 1fr);
    column-gap: ${space[5]};
  }
`;

/** The background of the row's image. */
export const RowPlate = styled(ImagePlate)`
  aspect-ratio: 5 / 6;

  img {
    width: 92%;
  }
`;

/** The product's name, and the content below it. */
export const RowWords = styled.div`
  display: grid;
  gap: ${space[2]};

  h2 {
    padding-right: var(--target);
    font-size: ${text.large};
    line-height: 1.25;
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
  h2 a {
    display: inline-block;
    padding-block: calc((var(--target) - 1.25em) / 2); /* a touch target of 44 px in the space of one line */
    margin-block: calc((1.25em - var(--target)) / 2);
    color: inherit;
    text-align: left; /* also for Hebrew */
    text-decoration: none;
  }
  h2 a:hover {
    color: ${color.accentInk};
  }
`;

const Remove = styled.button`
  ${iconButton}
  position: absolute;
  top: ${space[3]};
  right: 0;
  color: ${color.muted};

  &:hover {
    color: ${color.ink};
  }
`;

interface ProductRowProps extends Pick<ComponentProps<"li">, "className" | "aria-current"> {
  product: { id: string; slug?: string | null | undefined; name: string; image: string };
  /** Whether the product is no longer sold, so that its name isn't a link. */
  gone?: boolean;
  /** Content below the name. */
  words: ReactNode;
  /** Content below the words. */
  children?: ReactNode;
  /** The accessible name of the remove button. */
  removeLabel: string;
  onRemove: () => void;
}

/** A product in the cart or on the wish list, with a button that removes it. */
export function ProductRow(props: ProductRowProps) {
  const { product, gone = false, words, children, removeLabel, onRemove, ...frame } = props;
  return (
    <RowFrame {...frame}>
      <RowPlate>
        <ProductImage src={product.image} alt="" sizes="9rem" width={144} height={173} />
      </RowPlate>
      <RowWords>
        <h2>
          {gone ? (
            <bdi>{product.name}</bdi>
          ) : (
            <Link to={paths.product(product.id, product.slug)} dir="auto">
              {product.name}
            </Link>
          )}
        </h2>
        {words}
      </RowWords>
      {children}
      <Remove type="button" aria-label={removeLabel} onClick={onRemove}>
        <X size={20} strokeWidth={1.75} aria-hidden />
      </Remove>
    </RowFrame>
  );
}
