import { styled } from "styled-components";
import { saleTexts } from "@shop/shared/messages/en/products";
import { color } from "../../theme/tokens";
import { Badge } from "../feedback/Badge";
import { formatPrice } from "../format/format";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { percentOff, type Prices } from "./percent-off";

const Regular = styled.s`
  margin-left: 0.25em;
  color: ${color.muted};
  font-size: 0.8em;
  font-weight: 400;
  letter-spacing: 0;
  white-space: nowrap;
`;

/** A product's price; on sale with the regular price, struck through and labelled for screen readers. */
export function WasAndNow({ price, regularPrice }: Prices) {
  if (regularPrice === null) return <span>{formatPrice(price)}</span>;
  return (
    <>
      <span>{`${formatPrice(price)} `}</span>
      <Regular>
        <VisuallyHidden>{saleTexts.regularPrice} </VisuallyHidden>
        <span>{formatPrice(regularPrice)}</span>
      </Regular>
    </>
  );
}

/** The discount on the regular price; renders nothing for a product without a sale. */
export function SaleBadge(prices: Prices) {
  const percent = percentOff(prices);
  return percent > 0 && <Badge tone="bad">{saleTexts.percentOff(percent)}</Badge>;
}
