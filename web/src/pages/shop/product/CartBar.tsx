import { UNITS_HELD_BACK } from "@shop/shared/stock";
import { useState } from "react";
import { createGlobalStyle, styled } from "styled-components";
import { AddToCart } from "../../../features/cart/AddToCart";
import { totalPrice } from "../../../features/orders/total-price";
import { productTexts } from "@shop/shared/messages/en/products";
import { color, controlFrame, frameless, space } from "../../../theme/tokens";
import { formatPrice } from "../../../ui/format/format";
import type { ProductDetails_ProductFragment } from "./ProductPage.generated";

/** On a phone the last row of the page's column; sticks to the bottom of the window until the reader gets there. */
const Bar = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  align-items: center;

  @media (max-width: 47.99rem) {
    position: sticky;
    bottom: var(--compare-bar, 0px);
    z-index: 8;
    order: 1;
    margin-inline: calc(-1 * var(--gutter));
    padding: ${space[3]} var(--gutter) max(${space[3]}, env(safe-area-inset-bottom));
    border-top: 1px solid ${color.line};
    background: ${color.ground};
    font-variant-numeric: tabular-nums;

    > button {
      padding-inline: ${space[2]};

      @container (max-width: 16rem) {
        grid-column: 1 / -1;
      }
    }
  }
  @media (min-width: 22.51rem) and (max-width: 47.99rem) {
    grid-template-columns: auto auto minmax(0, 1fr);

    /* in CSS, because the page already contains the price */
    &::before {
      content: attr(data-price);
      content: attr(data-price) / "";
      font-size: 1.125rem;
      font-weight: 560;
      letter-spacing: -0.015em;
    }
  }
`;

/** Keeps notices at the bottom of the window above the bar. */
const BottomBar = createGlobalStyle`
  @media (max-width: 47.99rem) {
    :root { --page-bar: calc(4.75rem + var(--compare-bar, 0px)); }
  }
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  ${controlFrame}

  button {
    width: var(--target);
    height: 50px;
    border: 0;
    border-radius: inherit;
    background: none;
    color: ${color.ink};
    font: inherit;
    font-size: 1.25rem;
    cursor: pointer;
  }
  button:hover {
    background: ${color.sunken};
  }
  button:disabled {
    background: none;
    color: ${color.edge};
    cursor: not-allowed;
  }
  input {
    width: min(2.75rem, 13.75vw);
    height: 50px;
    ${frameless}
    color: inherit;
    font: inherit;
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    text-align: center;
    appearance: textfield;
  }
  input::-webkit-inner-spin-button {
    display: none;
  }
`;

interface CartBarProps {
  product: ProductDetails_ProductFragment;
  /** Undefined until changed: an earlier quantity in the cart then stays, and a new entry gets 1. */
  units: number | undefined;
  onChange: (units: number) => void;
}

/** Converts a typed number to a whole number from 1 to `most`. */
const within = (typed: number, most: number) => Math.min(Math.max(1, Math.trunc(typed)), most);

/**
 * 'Add to cart', and the number of units of a product in stock. The number is one tab stop with arrow keys; its buttons are for
 * pointers only, like those of a native number field.
 */
export function CartBar({ product, units, onChange }: CartBarProps) {
  const shown = units ?? 1;
  const most = Math.max(1, product.countInStock - UNITS_HELD_BACK);
  const [blank, setBlank] = useState(false);
  const { fewer, more } = productTexts;
  return (
    <Bar data-price={formatPrice(totalPrice(product.price, shown))}>
      <BottomBar />
      <Steps>
        <button
          type="button"
          tabIndex={-1}
          aria-label={fewer}
          disabled={shown <= 1}
          onClick={() => onChange(shown - 1)}
        >
          −
        </button>
        <input
          type="number"
          inputMode="numeric"
          aria-label={productTexts.units}
          min={1}
          max={most}
          value={blank ? "" : shown}
          onFocus={({ target }) => target.select()}
          onBlur={() => setBlank(false)}
          onChange={({ target }) => {
            setBlank(target.value === "");
            if (target.value) onChange(within(target.valueAsNumber, most));
          }}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={more}
          disabled={shown >= most}
          onClick={() => onChange(shown + 1)}
        >
          +
        </button>
      </Steps>
      <AddToCart product={product} quantity={units} variant="primary" size="large" wide />
    </Bar>
  );
}
