import { useEffect } from "react";
import { styled } from "styled-components";
import type { CartProduct } from "../../../features/cart/cart";
import type { CurrentEntry } from "../../../features/cart/current-entry";
import { ImagePlate, ProductImage } from "../../../features/catalogue/ProductImage";
import { totalPrice } from "../../../features/orders/total-price";
import { cartOrderTexts } from "../../../messages/cart-order";
import { color, radius, space, text } from "../../../theme/tokens";
import { formatPrice } from "../../../ui/format/format";
import { CartEntryProblem } from "./CartEntryProblem";
import type { CartProblem } from "./cart-problem";
import { rowIdOf } from "./focus-on";
import { useCartOrderProductQuery } from "./CartOrder.generated";

const Row = styled.li`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  scroll-margin-block: ${space[24]};

  strong {
    display: block;
    font-weight: 560;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  p {
    color: ${color.muted};
    font-size: ${text.small};
  }
  b {
    font-weight: 560;
  }
`;

const Plate = styled(ImagePlate)`
  aspect-ratio: 5 / 6;
  border-radius: ${radius.small};

  img {
    width: 86%;
  }
`;

interface CartEntryRowProps {
  entry: CurrentEntry;
  problem: CartProblem | undefined;
  /** Called with the product as it is now; null if it is no longer sold. */
  onLoaded: (productId: string, product: CartProduct | null) => void;
}

/** An entry of the cart that is to be ordered, and what stands in the way of that. */
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
      <Plate>
        <ProductImage src={image} alt="" sizes="3.5rem" width={48} height={58} />
      </Plate>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <p>
          {quantity} × {formatPrice(price)}
        </p>
        {price !== addedPrice && <p>{cartOrderTexts.addedAt(formatPrice(addedPrice))}</p>}
      </div>
      <b>{formatPrice(totalPrice(price, quantity))}</b>
      {problem && <CartEntryProblem entry={entry} problem={problem} />}
    </Row>
  );
}
