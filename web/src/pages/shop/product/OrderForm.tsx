import { orderQuantities } from "@shop/shared/stock";
import { useRef, useState, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { productTexts } from "../../../messages/shop";
import { paths } from "../../../routing/paths";
import { AddToCart } from "../../../features/cart/AddToCart";
import { usePassedQuantity } from "../../../features/cart/passed-quantity";
import { color, from, space } from "../../../theme/tokens";
import { SelectField } from "../../../ui/form/Field";
import { OrderBar } from "./OrderBar";
import type { ProductDetails_ProductFragment } from "./ProductPage.generated";

/** On a phone its rows are rows of the page's column, so that {@link OrderBar} sticks to the window over all of it. */
const Form = styled.form`
  display: contents;

  select {
    min-height: 3.25rem;
  }
  ${from.medium} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    padding-block: ${space[5]};
    border-block: 1px solid ${color.line};
  }
`;

/** The choice of a quantity, from 0 (spec §2), 'Order now' and 'Add to cart', of a product in stock. */
export function OrderForm({ product }: { product: ProductDetails_ProductFragment }) {
  const passed = Math.min(usePassedQuantity(), product.countInStock);
  const [chosen, setQuantity] = useState<number>();
  const quantity = chosen ?? passed;
  const offers = withQuantity(orderQuantities(product.countInStock), passed);
  const [asked, setAsked] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const navigate = useNavigate();

  const order = (event: FormEvent) => {
    event.preventDefault();
    if (quantity > 0) return void navigate(paths.payment(product.id, quantity));
    setAsked(true);
    select.current?.focus();
  };

  return (
    <Form method="get" action={paths.paymentForm(product.id)} onSubmit={order} noValidate>
      <SelectField
        ref={select}
        label={productTexts.quantity}
        name="quantity"
        value={quantity}
        hint={offers.length > 2 ? productTexts.steps : productTexts.noSteps}
        error={asked && quantity === 0 && productTexts.chooseHowMany}
        onChange={({ target }) => setQuantity(Number(target.value))}
      >
        {offers.map((offered) => (
          <option key={offered}>{offered}</option>
        ))}
      </SelectField>
      <OrderBar product={product} quantity={quantity} />
      <AddToCart product={product} quantity={quantity} variant="secondary" size="large" wide />
    </Form>
  );
}

/** The quantities in ascending order with this one among them: the cart offers others than this page. */
function withQuantity(offers: readonly number[], quantity: number): number[] {
  return [...new Set([...offers, quantity])].sort((one, other) => one - other);
}
