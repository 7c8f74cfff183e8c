import { useEffect } from "react";
import { styled } from "styled-components";
import { cartPageTexts } from "../../../messages/checkout";
import { paths } from "../../../paths";
import type { CartProduct } from "../../../features/cart/cart";
import { useCartActions } from "../../../features/cart/CartProvider";
import type { CurrentEntry } from "../../../features/cart/current-entry";
import { WasAndNow } from "../../../ui/product/Price";
import type { Prices } from "../../../ui/product/percent-off";
import { ImagePlate, ProductImage } from "../../../ui/product/ProductImage";
import { color, from, space, text } from "../../../theme/tokens";
import { iconButton } from "../../../ui/form/icon-button";
import { Link } from "../../../ui/layout/Link";
import { formatPrice } from "../../../ui/format/format";
import { X } from "../../../ui/icons/icons";
import { CartQuantity, Unavailable } from "./CartQuantity";
import { useCartProductQuery } from "./CartPage.generated";

const Frame = styled.li<{ $highlighted: boolean }>`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: min(6rem, 30vw) minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  align-items: start;
  padding-block: ${space[5]};
  border-top: 1px solid ${({ $highlighted }) => ($highlighted ? color.accentInk : color.line)};

  > * {
    grid-column: 2;
  }
  &:last-child {
    border-bottom: 1px solid ${color.line};
  }
  ${from.small} {
    grid-template-rows: auto auto 1fr;
    grid-template-columns: 9rem minmax(0, 1fr);
    column-gap: ${space[5]};
  }
`;

const RowImage = styled(ImagePlate)`
  grid-row: 1 / span 2;
  grid-column: 1;
  aspect-ratio: 5 / 6;

  img {
    width: 92%;
  }
  ${from.small} {
    grid-row: 1 / span 3;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  align-content: start;

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
  p {
    color: ${color.muted};
    font-size: ${text.small};
    font-variant-numeric: tabular-nums;
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

interface CartRowProps {
  entry: CurrentEntry;
  highlighted: boolean;
  /** Called with the current product; null if it is no longer sold. */
  onLoaded: (productId: string, product: CartProduct | null) => void;
}

/** A product in the cart, with its current price and stock once they are loaded. */
export function CartRow({ entry, highlighted, onLoaded }: CartRowProps) {
  const { productId, name, image, gone } = entry;
  const { data } = useCartProductQuery({ variables: { id: productId }, fetchPolicy: "cache-and-network" });
  const { remove } = useCartActions();

  useEffect(() => {
    if (data) onLoaded(productId, data.product);
  }, [data, productId, onLoaded]);

  return (
    <Frame $highlighted={highlighted} aria-current={highlighted || undefined}>
      <RowImage>
        <ProductImage src={image} alt="" sizes="9rem" width={144} height={173} />
      </RowImage>
      <Words>
        <h2>
          {gone ? (
            <bdi>{name}</bdi>
          ) : (
            <Link to={paths.product(productId)} dir="auto">
              {name}
            </Link>
          )}
        </h2>
        <PriceNote entry={entry} regularPrice={data?.product?.regularPrice ?? null} />
      </Words>
      {gone ? <Unavailable label={cartPageTexts.noLongerSold} /> : <CartQuantity entry={entry} />}
      <Remove type="button" onClick={() => remove(productId)} aria-label={`Remove ${name}`}>
        <X size={20} strokeWidth={1.75} aria-hidden />
      </Remove>
    </Frame>
  );
}

/** The unit price, the regular price if it is on sale, and the price at the time of adding, if it differed. */
function PriceNote({ entry, regularPrice }: { entry: CurrentEntry } & Pick<Prices, "regularPrice">) {
  const { price, addedPrice } = entry;
  return (
    <>
      <p>
        {regularPrice === null ? (
          cartPageTexts.each(formatPrice(price))
        ) : (
          <WasAndNow price={price} regularPrice={regularPrice} />
        )}
      </p>
      {price !== addedPrice && <p>{cartPageTexts.priceBefore(formatPrice(addedPrice))}</p>}
    </>
  );
}
