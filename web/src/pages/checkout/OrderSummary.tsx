import { styled } from "styled-components";
import { ImagePlate, ProductCardImage } from "../../features/catalogue/ProductImage";
import { totalPrice } from "../../features/orders/total-price";
import { shippingTexts } from "../../messages/checkout";
import { color, from, space } from "../../theme/tokens";
import { Card } from "../../ui/layout/Card";
import { TextField } from "../../ui/form/Field";
import { formatPrice } from "../../ui/format/format";
import type { ShippingForm_ProductFragment } from "./ShippingPage.generated";

const Summary = styled(Card)`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;

  input[readonly] {
    color: ${color.ink};
  }
  ${from.medium} {
    position: sticky;
    top: 6rem;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
  }
`;

const SmallPlate = styled(ImagePlate)`
  grid-row: span 2;
  padding: ${space[2]};

  img {
    width: 100%;
    max-width: 10rem;
    height: auto;
  }
  ${from.medium} {
    grid-row: auto;
    padding-block: ${space[4]};
  }
`;

interface OrderSummaryProps {
  product: ShippingForm_ProductFragment;
  /** 0 while the typed quantity is invalid. */
  quantity: number;
}

/** The ordered product and the total price; read-only. */
export function OrderSummary({ product, quantity }: OrderSummaryProps) {
  return (
    <Summary>
      <SmallPlate>
        <ProductCardImage image={product.image} alt={product.name} eager />
      </SmallPlate>
      <TextField label={shippingTexts.productName} readOnly value={product.name} />
      <TextField
        label={shippingTexts.totalPrice}
        readOnly
        value={formatPrice(totalPrice(product.price, quantity))}
      />
    </Summary>
  );
}
