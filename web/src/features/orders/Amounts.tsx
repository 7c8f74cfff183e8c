import { styled } from "styled-components";
import { amountsTexts } from "@shop/shared/messages/en/checkout";
import { color, space } from "../../theme/tokens";
import { formatPrice } from "../../ui/format/format";
import { hasAmounts, type AmountsOf } from "./amounts-of";

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[4]};
  font-variant-numeric: tabular-nums;

  dt {
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
  dd {
    text-align: right;
    white-space: nowrap;
  }
  [data-total] {
    padding-top: ${space[1]};
    color: ${color.ink};
    font-weight: 600;
  }
`;

interface AmountsProps {
  of: AmountsOf;
  /** The label of the total. */
  totalTerm?: string;
  /** Whether to show what a gift card leaves to pay. */
  left?: boolean;
}

/** The lines from the products' price to the total. Omits empty lines, for example a discount of 0. */
export function Amounts({ of, totalTerm = amountsTexts.total, left = false }: AmountsProps) {
  const { items, discount, discountCode, shipping, shippingMethod, total, giftCard = 0, refunded = 0 } = of;
  const taxes = of.taxLines.map(({ name, percent, amount }) => {
    const term = amountsTexts.tax(name, percent, of.taxIncluded);
    return <Line key={term} term={term} amount={formatPrice(amount)} />;
  });
  return (
    <List>
      {hasAmounts(of) && <Line term={amountsTexts.items} amount={formatPrice(items)} />}
      {discount > 0 && <Line term={amountsTexts.discount(discountCode)} amount={minus(discount)} />}
      {(shippingMethod || shipping > 0) && (
        <Line
          term={amountsTexts.shipping(shippingMethod)}
          amount={shipping > 0 ? formatPrice(shipping) : amountsTexts.free}
        />
      )}
      {!of.taxIncluded && taxes}
      <dt data-total>{totalTerm}</dt>
      <dd data-total>{formatPrice(total)}</dd>
      {of.taxIncluded && taxes}
      {giftCard > 0 && <Line term={amountsTexts.giftCard} amount={minus(giftCard)} />}
      {giftCard > 0 && left && <Line term={amountsTexts.left} amount={formatPrice(total - giftCard)} />}
      {refunded > 0 && <Line term={amountsTexts.refunded} amount={minus(refunded)} />}
    </List>
  );
}

const minus = (amount: number) => `−${formatPrice(amount)}`;

function Line({ term, amount }: { term: string; amount: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{amount}</dd>
    </>
  );
}
