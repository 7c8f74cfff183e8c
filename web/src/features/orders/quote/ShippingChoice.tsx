import { formatArrival } from "@shop/shared/month-day";
import { styled } from "styled-components";
import { quoteTexts } from "@shop/shared/messages/en/checkout";
import { color, controlFrame, secondary, space } from "../../../theme/tokens";
import { ChoiceGroup } from "../../../ui/form/ChoiceGroup";
import { formatPrice } from "../../../ui/format/format";
import type { CartQuote_QuoteFragment } from "./quote.generated";

type Option = CartQuote_QuoteFragment["shippingOptions"][number];

/** The delivery options in one frame, divided by lines. */
const Options = styled.div`
  margin-top: ${space[2]}; /* a legend is not a grid item */
  ${controlFrame}

  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 ${space[3]};
    align-items: center;
    min-height: var(--target);
    padding: ${space[2]} ${space[3]};
    cursor: pointer;
  }
  label + label {
    border-top: 1px solid ${color.line};
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${color.accent};
  }
  span {
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    ${secondary}
  }
  b {
    font-variant-numeric: tabular-nums;
    font-weight: 560;
  }
`;

interface ShippingChoiceProps {
  options: readonly Option[];
  /** The `id` of the chosen option. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The choice of delivery: name, arrival and price of each option. Renders nothing without options. */
export function ShippingChoice({ options, chosen, onChoose }: ShippingChoiceProps) {
  if (options.length === 0) return null;
  return (
    <ChoiceGroup label={quoteTexts.delivery}>
      <Options>
        {options.map((option) => {
          const { id, name, price } = option;
          const arrival = formatArrival(option);
          return (
            <label key={id}>
              <input
                type="radio"
                name="shippingMethodId"
                value={id}
                checked={id === chosen}
                onChange={() => onChoose(id)}
              />
              <span>
                <span>{name}</span>
                {arrival && <small>{quoteTexts.arrives(arrival)}</small>}
              </span>
              <b>{price > 0 ? formatPrice(price) : quoteTexts.free}</b>
            </label>
          );
        })}
      </Options>
    </ChoiceGroup>
  );
}
