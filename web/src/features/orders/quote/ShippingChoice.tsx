import { styled } from "styled-components";
import { quoteTexts } from "@shop/shared/messages/en/checkout";
import { color, radius, space, text } from "../../../theme/tokens";
import { ChoiceGroup } from "../../../ui/form/ChoiceGroup";
import { formatPrice } from "../../../ui/format/format";
import type { CartQuote_QuoteFragment } from "./quote.generated";

type Option = CartQuote_QuoteFragment["shippingOptions"][number];

/** The delivery options in one frame, divided by lines. */
const Options = styled.div`
  margin-top: ${space[2]}; /* a legend is not a grid item */
  border: 1px solid ${color.edge};
  border-radius: ${radius.small};
  background: ${color.surface};

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
    color: ${color.muted};
    font-size: ${text.small};
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

/** The choice of delivery: name, days and price of each option. Renders nothing without options. */
export function ShippingChoice({ options, chosen, onChoose }: ShippingChoiceProps) {
  if (options.length === 0) return null;
  return (
    <ChoiceGroup label={quoteTexts.delivery}>
      <Options>
        {options.map((option) => (
          <label key={option.id}>
            <input
              type="radio"
              name="shippingMethodId"
              value={option.id}
              checked={option.id === chosen}
              onChange={() => onChoose(option.id)}
            />
            <span>
              <span>{option.name}</span>
              {daysOf(option) && <small>{daysOf(option)}</small>}
            </span>
            <b>{option.price > 0 ? formatPrice(option.price) : quoteTexts.free}</b>
          </label>
        ))}
      </Options>
    </ChoiceGroup>
  );
}

/** "2 to 4 days"; undefined if unknown. */
export function daysOf({ daysMin, daysMax }: Pick<Option, "daysMin" | "daysMax">): string | undefined {
  const least = daysMin ?? daysMax;
  const most = daysMax ?? daysMin;
  return least === null || most === null ? undefined : quoteTexts.days(least, most);
}
