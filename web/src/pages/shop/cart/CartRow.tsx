import { Suspense, useEffect } from "react";
import { styled } from "styled-components";
import { cartPageTexts } from "@shop/shared/messages/en/checkout";
import type { CartProduct } from "../../../features/cart/cart";
import { useCartActions } from "../../../features/cart/CartProvider";
import type { CurrentEntry } from "../../../features/cart/current-entry";
import { ProductRow, RowPlate, RowWords } from "../../../features/catalogue/ProductRow";
import { lazyOptional } from "../../../ui/browser/lazy-optional";
import { Options } from "../../../ui/product/Options";
import { WasAndNow } from "../../../ui/product/Price";
import type { Prices } from "../../../ui/product/percent-off";
import { color, from, secondary, space } from "../../../theme/tokens";
import { formatPrice } from "../../../ui/format/format";
import { CartQuantity, Unavailable } from "./CartQuantity";
import { useCartProductQuery } from "./CartPage.generated";

/** Loaded for entries with variants. */
const CartVariant = lazyOptional(async () => (await import("./CartVariant")).CartVariant);

/** The quantity is below the words, next to the image. */
const Row = styled(ProductRow)`
  grid-template-rows: auto 1fr auto;

  &[aria-current] {
    border-top-color: ${color.accentInk};
  }
  > * {
    grid-column: 2;
  }
  > ${RowPlate} {
    grid-row: 1 / span 2;
    grid-column: 1;
  }
  > ${RowWords} {
    gap: ${space[1]};
    align-content: start;

    p {
      ${secondary}
      font-variant-numeric: tabular-nums;
    }
  }
  ${from.small} {
    grid-template-rows: auto auto 1fr;

    > ${RowPlate} {
      grid-row: 1 / span 3;
    }
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
  const product = data?.product;

  useEffect(() => {
    if (data) onLoaded(productId, data.product);
  }, [data, productId, onLoaded]);

  return (
    <Row
      product={{ id: productId, slug: product?.slug, name, image }}
      gone={gone}
      aria-current={highlighted || undefined}
      words={
        <>
          <Options of={product?.optionValues ?? []} />
          <PriceNote entry={entry} regularPrice={product?.regularPrice ?? null} />
          {data && (product?.group || entry.options) && (
            <Suspense>
              <CartVariant entry={entry} product={product} />
            </Suspense>
          )}
        </>
      }
      removeLabel={cartPageTexts.remove(name)}
      onRemove={() => remove(productId)}
    >
      {gone ? (
        <Unavailable label={cartPageTexts.noLongerSold} />
      ) : (
        <CartQuantity entry={entry} slug={product?.slug} />
      )}
    </Row>
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
