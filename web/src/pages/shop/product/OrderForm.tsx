import { orderQuantities } from "@shop/shared/stock";
import { useRef, useState, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { productTexts } from "../../../messages/shop";
import { paths } from "../../../routing/paths";
import { AddToCart } from "../../../features/cart/AddToCart";
import { usePassedQuantity } from "../../../features/cart/passed-quantity";
import { color, space } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import { SelectField } from "../../../ui/form/Field";
import type { ProductDetails_ProductFragment } from "./ProductPage.generated";

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-block: ${space[5]};
  border-block: 1px solid ${color.line};
`;

const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(6.5rem, 1fr) 3fr;
  gap: ${space[3]};
  align-items: start;

  select {
    min-height: 3.25rem;
  }
  /* Aligned with the select, below its label. */
  > :last-child {
    padding-top: calc(0.875rem * 1.5 + ${space[2]});
  }
`;

/**
 * The quantity and 'Order now' (spec §2). The quantity starts at 0, and 'Order now' then asks for one. The button is
 * disabled only where nothing is in stock.
 */
export function OrderForm({ product }: { product: ProductDetails_ProductFragment }) {
  const passed = Math.min(usePassedQuantity(), product.countInStock);
  const [chosen, setQuantity] = useState<number>();
  const quantity = chosen ?? passed;
  const offers = withQuantity(orderQuantities(product.countInStock), passed);
  const [asked, setAsked] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const navigate = useNavigate();
  const inStock = product.countInStock > 0;

  const order = (event: FormEvent) => {
    event.preventDefault();
    if (quantity > 0) return void navigate(paths.payment(product.id, quantity));
    setAsked(true);
    select.current?.focus();
  };

  return (
    <Form method="get" action={paths.paymentForm(product.id)} onSubmit={order} noValidate>
      <Choice>
        <SelectField
          ref={select}
          label="Quantity"
          name="quantity"
          value={quantity}
          disabled={!inStock}
          error={asked && quantity === 0 && "Choose how many."}
          onChange={({ target }) => setQuantity(Number(target.value))}
        >
          {offers
            .sort((one, other) => one - other)
            .map((offered) => (
              <option key={offered}>{offered}</option>
            ))}
        </SelectField>
        <div>
          <Button type="submit" size="large" wide disabled={!inStock} disabledReason="Currently sold out.">
            {productTexts.orderNow}
          </Button>
        </div>
      </Choice>
      <AddToCart product={product} quantity={quantity} variant="secondary" size="large" wide />
    </Form>
  );
}

/** The quantities in ascending order with this one among them: the cart offers others than this page. */
function withQuantity(offers: readonly number[], quantity: number): number[] {
  return [...new Set([...offers, quantity])].sort((one, other) => one - other);
}
