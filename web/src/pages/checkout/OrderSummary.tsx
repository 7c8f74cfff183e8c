import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Options } from "../../ui/product/Options";
import { ImagePlate, ProductCardImage } from "../../ui/product/ProductImage";
import { totalPrice } from "../../features/orders/total-price";
import { shippingTexts } from "@shop/shared/messages/en/checkout";
import { color, from, radius, secondary, space, text } from "../../theme/tokens";
import { Card } from "../../ui/layout/Card";
import { TextArea, TextField } from "../../ui/form/Field";
import { formatPrice } from "../../ui/format/format";
import type { ShippingForm_ProductFragment } from "./ShippingPage.generated";

/** The card of the ordered product: a row on a phone, a column at the side of the form in wider windows. */
export const Summary = styled(Card)`
  display: grid;
  grid-template-columns: min(5.5rem, 27.5vw) minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;
  min-width: 0;

  ${from.medium} {
    position: sticky;
    top: 6rem;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
  }
`;

/** The image's plate. */
export const SmallPlate = styled(ImagePlate)`
  padding: ${space[2]};
  border-radius: ${radius.small};
  --image-width: 11rem;

  ${from.medium} {
    padding-block: ${space[4]};
    border-radius: ${radius.large};
  }
`;

/** Read-only fields that look like text: the order can't be edited here. */
const Facts = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  font-variant-numeric: tabular-nums;

  label {
    color: ${color.muted};
    font-weight: 400;
  }
  > div {
    gap: 0;
  }
  input[readonly],
  textarea[readonly] {
    min-height: 0;
    padding: 0;
    overflow: hidden;
    border: 0;
    background: none;
    color: ${color.ink};
    font-size: ${text.large};
    font-weight: 560;
    line-height: 1.35;
    resize: none;
    field-sizing: content;
  }
  input[readonly] {
    width: 100%;
    font-size: ${text.title};
    font-weight: 600;
    letter-spacing: -0.02em;
  }
  p {
    ${secondary}
  }
  hr {
    height: 1px;
    border: 0;
    background: ${color.line};
  }
  /* The sums are as wide as the card. */
  > section {
    margin-left: calc(-5.5rem - ${space[4]});
  }
  ${from.medium} {
    > section {
      margin-left: 0;
    }
  }
`;

/** The approximate number of characters in a line of the narrowest summary. */
const LINE_LENGTH = 22;

interface OrderSummaryProps {
  product: ShippingForm_ProductFragment;
  /** 0 while the typed quantity is invalid. */
  quantity: number;
  /** Additions to the total price. */
  children?: ReactNode;
}

/** The ordered product with its full name, the unit price and the total price; read-only. */
export function OrderSummary({ product, quantity, children }: OrderSummaryProps) {
  const { name, optionValues, price, image } = product;
  return (
    <Summary>
      <SmallPlate>
        <ProductCardImage image={image} alt={name} eager />
      </SmallPlate>
      <Facts>
        {/* Not in the tab order, because it is read-only. */}
        <TextArea
          label={shippingTexts.productName}
          readOnly
          tabIndex={-1}
          dir="auto"
          rows={Math.ceil(name.length / LINE_LENGTH)}
          value={name}
        />
        <Options of={optionValues} />
        <p>{shippingTexts.each(formatPrice(price))}</p>
        <hr />
        <TextField
          label={shippingTexts.totalPrice}
          readOnly
          tabIndex={-1}
          value={formatPrice(totalPrice(price, quantity))}
        />
        {children}
      </Facts>
    </Summary>
  );
}
