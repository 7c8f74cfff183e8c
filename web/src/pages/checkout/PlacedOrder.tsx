import { styled } from "styled-components";
import { Options } from "../../ui/product/Options";
import { ProductImage, SmallImagePlate } from "../../ui/product/ProductImage";
import { Amounts } from "../../features/orders/Amounts";
import { amountsOf, hasAmounts } from "../../features/orders/amounts-of";
import { destinationOf } from "../../features/orders/shipping-address";
import { orderTexts } from "@shop/shared/messages/en/checkout";
import { color, radius, space, text } from "../../theme/tokens";
import { formatPrice } from "../../ui/format/format";
import type { PlacedOrder_OrderFragment } from "./ShippingPage.generated";

/** The frame of the details in an alert about orders. */
export const Receipt = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[5]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
`;

const Product = styled.div`
  display: grid;
  grid-template-columns: min(3.5rem, 17.5vw) minmax(0, 1fr);
  gap: ${space[3]};
  align-items: center;

  strong {
    display: block;
    font-weight: 560;
    line-height: 1.35;
  }
  span {
    color: ${color.muted};
  }
`;

/** Terms and their descriptions, in two columns. */
export const ReceiptFacts = styled.dl`
  display: grid;
  gap: ${space[2]};

  > div {
    display: grid;
    grid-template-columns: var(--names, 7rem) minmax(0, 1fr);
    gap: ${space[3]};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    font-weight: 500;
    white-space: pre-line;
  }
`;

interface PlacedOrderProps {
  order: PlacedOrder_OrderFragment;
  image: string;
  /** Shown above the details. */
  note: string | undefined;
}

/** The placed order, below the alert's text. */
export function PlacedOrder({ order, image, note }: PlacedOrderProps) {
  const { number, productName, optionValues, qty, unitPrice, total } = order;
  const amounts = amountsOf([order]);
  return (
    <Receipt>
      {note && <p>{note}</p>}
      <Product>
        <SmallImagePlate>
          <ProductImage src={image} alt="" sizes="3.5rem" width={48} height={58} />
        </SmallImagePlate>
        <div>
          <strong>
            <bdi>{productName}</bdi>
          </strong>
          <Options of={optionValues} />
          <span>{`${qty} × ${formatPrice(unitPrice)}`}</span>
        </div>
      </Product>
      <ReceiptFacts>
        <div>
          <dt>{orderTexts.number}</dt>
          <dd>{number}</dd>
        </div>
        {!hasAmounts(amounts) && (
          <div>
            <dt>{orderTexts.total}</dt>
            <dd>{formatPrice(total)}</dd>
          </div>
        )}
        <div>
          <dt>{orderTexts.address}</dt>
          <dd dir="auto">{destinationOf([order])}</dd>
        </div>
      </ReceiptFacts>
      {hasAmounts(amounts) && <Amounts of={amounts} />}
    </Receipt>
  );
}
