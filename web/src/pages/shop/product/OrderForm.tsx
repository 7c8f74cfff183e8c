import { exceedsStock, orderQuantities, UNITS_HELD_BACK } from "@shop/shared/stock";
import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { css, styled } from "styled-components";
import { lastUnitText, productTexts } from "@shop/shared/messages/en/products";
import { paths } from "../../../paths";
import { useCartAvailable } from "../../../features/cart/CartProvider";
import { usePassedQuantity } from "../../../features/cart/passed-quantity";
import { totalPrice } from "../../../features/orders/total-price";
import { color, from, panel, secondary, space } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import { SelectField } from "../../../ui/form/Field";
import { formatPrice } from "../../../ui/format/format";
import { CartBar } from "./CartBar";
import type { ProductDetails_ProductFragment } from "./ProductPage.generated";

const box = css`
  ${from.medium} {
    display: grid;
    gap: ${space[4]};
    padding: ${space[5]};
    ${panel}
  }
`;

/** On a phone its rows are rows of the page's column, so that {@link CartBar} sticks to the window over all of it. */
const BuyBlock = styled.div<{ $inStock: boolean }>`
  display: contents;
  ${({ $inStock }) => $inStock && box}
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
`;

const Sum = styled.p`
  ${secondary}
  font-variant-numeric: tabular-nums;

  b {
    color: ${color.ink};
    font-weight: 560;
  }
  &&:empty {
    min-height: 0;
  }
`;

interface OrderFormProps {
  product: ProductDetails_ProductFragment;
  /** The offer, above 'Add to cart'. */
  children: ReactNode;
  /** Replaces the form if the product is sold out. */
  soldOut: ReactNode;
}

/**
 * For a product in stock: the offer with 'Add to cart', and below it 'Order now' with the quantities of spec §2, from 0. Both share
 * one quantity, which also another variant of the product keeps; while it is 0, 'Add to cart' adds one unit, and 'Order now' asks for a
 * quantity.
 */
export function OrderForm({ product, children, soldOut }: OrderFormProps) {
  const { price, countInStock } = product;
  const inStock = countInStock > 0;
  const passed = usePassedQuantity();
  const [chosen, setQuantity] = useState<number>();
  const quantity = Math.min(chosen ?? passed, countInStock);
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

  const orderForm = (
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
        {withQuantity(orderQuantities(countInStock), quantity).map((offered) => (
          <option key={offered}>{offered}</option>
        ))}
      </SelectField>
      <Button type="submit" wide variant="secondary">
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
  );
  return (
    <>
      <BuyBlock $inStock={inStock}>
        {children}
        {useCartAvailable() && inStock && (
          <CartBar product={product} units={quantity || undefined} onChange={setQuantity} />
        )}
      </BuyBlock>
      {inStock ? orderForm : soldOut}
    </>
  );
}

/** The quantities in ascending order including this one, because 'Add to cart' and the cart offer others. */
function withQuantity(offers: readonly number[], quantity: number): number[] {
  return [...new Set([...offers, quantity])].sort((one, other) => one - other);
}
