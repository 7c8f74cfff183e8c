import { exceedsStock, orderQuantities, UNITS_HELD_BACK } from "@shop/shared/stock";
import { useRef, useState, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { lastUnitText, productTexts } from "../../../messages/products";
import { paths } from "../../../paths";
import { useCartAvailable } from "../../../features/cart/CartProvider";
import { usePassedQuantity } from "../../../features/cart/passed-quantity";
import { totalPrice } from "../../../features/orders/total-price";
import { color, from, space, text } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import { SelectField } from "../../../ui/form/Field";
import { formatPrice } from "../../../ui/format/format";
import { CartBar } from "./CartBar";
import type { ProductDetails_ProductFragment } from "./ProductPage.generated";

/** On a phone its rows are rows of the page's column, so that {@link CartBar} sticks to the window over all of it. */
const Frame = styled.div`
  display: contents;

  ${from.medium} {
    display: grid;
    gap: ${space[5]};
    padding-block: ${space[5]};
    border-block: 1px solid ${color.line};
  }
`;

/** Label, then select and button, then one line of explanation. */
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(min(6.5rem, 30vw), min(9rem, 45vw)) minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};

  > div:first-child {
    display: contents;
  }
  label,
  p {
    grid-column: 1 / -1;
  }
  > button {
    order: 1;
  }
  p {
    order: 2;
    min-height: 1.5rem;
  }
  select {
    min-height: 52px;
  }
`;

const Sum = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  b {
    color: ${color.ink};
    font-weight: 560;
  }
  &&:empty {
    min-height: 0;
  }
`;

/**
 * For a product in stock: 'Add to cart' with any number of units, and 'Order now' with the quantities of spec §2, from 0. The number
 * of units follows the quantity until it is changed directly. 'Order now' asks for a quantity while it is 0.
 */
export function OrderForm({ product }: { product: ProductDetails_ProductFragment }) {
  const { price, countInStock } = product;
  const passed = Math.min(usePassedQuantity(), countInStock);
  const [chosen, setQuantity] = useState<number>();
  const [units, setUnits] = useState<number>();
  const quantity = chosen ?? passed;
  const [asked, setAsked] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const navigate = useNavigate();
  const open = quantity === 0;

  const order = (event: FormEvent) => {
    event.preventDefault();
    if (!open) return void navigate(paths.payment(product.id, quantity));
    setAsked(true);
    select.current?.focus();
  };

  return (
    <Frame>
      {useCartAvailable() && (
        <CartBar product={product} units={units ?? (quantity || undefined)} onChange={setUnits} />
      )}
      <Form method="get" action={paths.paymentForm(product.id)} onSubmit={order} noValidate>
        <SelectField
          ref={select}
          label={productTexts.quantity}
          name="quantity"
          value={quantity}
          hint={open && !asked && productTexts.anyNumber}
          error={open && asked && productTexts.chooseHowMany}
          onChange={({ target }) => setQuantity(Number(target.value))}
        >
          {withQuantity(orderQuantities(countInStock), passed).map((offered) => (
            <option key={offered}>{offered}</option>
          ))}
        </SelectField>
        <Button type="submit" size="large" wide variant="secondary">
          {productTexts.orderNow}
        </Button>
        <Sum role="status">
          {!open && (
            <>
              <span>{`${quantity} × ${formatPrice(price)} = `}</span>
              <b>{formatPrice(totalPrice(price, quantity))}</b>
              {exceedsStock(countInStock, quantity) && (
                <span>{` · ${lastUnitText(countInStock - UNITS_HELD_BACK)}`}</span>
              )}
            </>
          )}
        </Sum>
      </Form>
    </Frame>
  );
}

/** The quantities in ascending order including this one, because the cart offers quantities that this page doesn't. */
function withQuantity(offers: readonly number[], quantity: number): number[] {
  return [...new Set([...offers, quantity])].sort((one, other) => one - other);
}
