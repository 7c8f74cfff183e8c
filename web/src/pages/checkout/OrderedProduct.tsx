import { styled } from "styled-components";
import { Plate, ProductPicture } from "../../features/catalogue/ProductPicture";
import { totalPrice } from "../../features/orders/stock-rule";
import type { ShippingForm_ProductFragment } from "../../graphql/generated";
import { shippingTexts } from "../../messages";
import { from, space } from "../../theme/tokens";
import { Card } from "../../ui/Card";
import { TextField } from "../../ui/Field";
import { formatPrice } from "../../ui/format";

const Summary = styled(Card)`
  display: grid;
  gap: ${space[5]};
  min-width: 0;

  ${from.medium} {
    position: sticky;
    top: 6rem;
  }
`;

const SmallPlate = styled(Plate)`
  padding-block: ${space[4]};

  img {
    width: 10rem;
  }
`;

interface OrderedProductProps {
  product: ShippingForm_ProductFragment;
  /** 0 while what is typed is no quantity. */
  qty: number;
}

/** What is being ordered and what it costs; nothing here can be changed. */
export function OrderedProduct({ product, qty }: OrderedProductProps) {
  return (
    <Summary>
      <SmallPlate>
        <ProductPicture image={product.image} alt={product.name} early />
      </SmallPlate>
      <TextField label={shippingTexts.productName} readOnly value={product.name} />
      <TextField
        label={shippingTexts.totalPrice}
        readOnly
        value={formatPrice(totalPrice(product.price, qty))}
      />
    </Summary>
  );
}
