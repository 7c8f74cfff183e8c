import { styled } from "styled-components";
import { LegalNote } from "../../ui/layout/LegalNote";
import { shippingTexts } from "@shop/shared/messages/en/checkout";
import { color, from, secondary, space, text } from "../../theme/tokens";
import { Button } from "../../ui/form/Button";
import { formatPrice } from "../../ui/format/format";

/** Sticks to the bottom of a phone's screen, in reach of the thumb. */
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]} ${space[5]};
  align-items: center;
  margin-inline: calc(-1 * var(--gutter));
  padding: ${space[3]} var(--gutter) max(${space[3]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.ground};

  ${from.medium} {
    position: static;
    margin-inline: 0;
    padding: ${space[5]} 0 0;
  }
`;

const Total = styled.p`
  ${secondary}
  font-variant-numeric: tabular-nums;
  line-height: 1.3;

  strong {
    display: block;
    color: ${color.ink};
    font-size: ${text.title};
    font-weight: 600;
    letter-spacing: -0.02em;
  }
`;

const Consequence = styled.p`
  ${secondary}
`;

interface PlaceOrderBarProps {
  /** In major units. */
  total: number;
  /** Also while the newest total is fetched. */
  placing: boolean;
  /** The reason why the order can't be placed; false if it can. */
  blocked: string | false;
}

/** The total next to the button that places the order (spec §2 Shipping), and a description of the button. */
export function PlaceOrderBar({ total, placing, blocked }: PlaceOrderBarProps) {
  return (
    <>
      <Bar>
        <Total>
          {shippingTexts.payable}
          <strong>{formatPrice(total)}</strong>
        </Total>
        <div>
          <Button
            type="submit"
            size="large"
            wide
            busy={placing}
            disabled={blocked !== false}
            disabledReason={blocked}
          >
            {shippingTexts.submit}
          </Button>
        </div>
      </Bar>
      <Consequence>{shippingTexts.consequence}</Consequence>
      <LegalNote>{shippingTexts.agreement}</LegalNote>
    </>
  );
}
