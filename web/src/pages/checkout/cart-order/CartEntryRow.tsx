import { Suspense, useEffect } from "react";
import { styled } from "styled-components";
import type { CartProduct } from "../../../features/cart/cart";
import type { CurrentEntry } from "../../../features/cart/current-entry";
import { Options } from "../../../ui/product/Options";
import { ProductImage, SmallImagePlate } from "../../../ui/product/ProductImage";
import { totalPrice } from "../../../features/orders/total-price";
import { cartOrderTexts } from "@shop/shared/messages/en/checkout";
import { secondary, space } from "../../../theme/tokens";
import { formatPrice } from "../../../ui/format/format";
import type { CartProblem } from "./cart-problem";
import { rowIdOf } from "./focus-on";
import { Remedies } from "../lazy-parts";
import { useCartOrderProductQuery } from "./CartOrder.generated";
import { Notice } from "../../../ui/feedback/Notice";

const Frame = styled(Notice)`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space[3]};
  padding: ${space[3]};

  && p {
    color: inherit;
  }
`;

const Row = styled.li`
  container-type: inline-size;
  display: grid;
  grid-template-columns: min(3.5rem, 17.5vw) minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  scroll-margin-block: ${space[24]};

  > :nth-child(3) {
    @container (max-width: 13rem) {
      grid-column: 2;
    }
  }
  strong {
    display: block;
    font-weight: 560;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  p {
    ${secondary}
  }
  b {
    font-weight: 560;
  }
`;

interface CartEntryRowProps {
  entry: CurrentEntry;
  problem: CartProblem | undefined;
  /** Called with the current product; null if it is no longer sold. */
  onLoaded: (productId: string, product: CartProduct | null) => void;
}

/** An entry of the cart to order, and the problem that prevents it, if any. */
export function CartEntryRow({ entry, problem, onLoaded }: CartEntryRowProps) {
  const { productId, name, image, price, addedPrice, quantity } = entry;
  const { data } = useCartOrderProductQuery({
    variables: { id: productId },
    fetchPolicy: "cache-and-network",
  });

  useEffect(() => {
    if (data) onLoaded(productId, data.product);
  }, [data, productId, onLoaded]);

  return (
    <Row id={rowIdOf(productId)} tabIndex={-1}>
      <SmallImagePlate>
        <ProductImage src={image} alt="" sizes="3.5rem" width={48} height={58} />
      </SmallImagePlate>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Options of={data?.product?.optionValues ?? []} />
        <p>{`${quantity} × ${formatPrice(price)}`}</p>
        {price !== addedPrice && <p>{cartOrderTexts.addedAt(formatPrice(addedPrice))}</p>}
      </div>
      <b>{formatPrice(totalPrice(price, quantity))}</b>
      {problem && (
        <Frame>
          <p>{problem.text}</p>
          <Suspense>
            <Remedies entry={entry} problem={problem} />
          </Suspense>
        </Frame>
      )}
    </Row>
  );
}
