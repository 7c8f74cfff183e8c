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

interface WasAndNowProps extends Prices {
  /** The group of a product in a list. */
  group?: { variantsText: string; priceText: string } | null;
}

/**
 * A product's price; on sale with the regular price, struck through and labelled for screen readers. In a list, a group has the number
 * of its variants, and of several prices the lowest one.
 */
export function WasAndNow({ price, regularPrice, group }: WasAndNowProps) {
  const from = group?.priceText;
  const isReduced = regularPrice !== null && !from;
  return (
    <>
      <span>{(from || formatPrice(price)) + (isReduced ? " " : "")}</span>
      {isReduced && (
        <Regular>
          <VisuallyHidden>{saleTexts.regularPrice} </VisuallyHidden>
          <span>{formatPrice(regularPrice)}</span>
        </Regular>
      )}
      {group && <small>{` ${group.variantsText}`}</small>}
    </>
  );
}

/** The discount on the regular price; renders nothing for a product without a sale. */
export function SaleBadge(prices: Prices) {
  const percent = percentOff(prices);
  return percent > 0 && <Badge tone="bad">{saleTexts.percentOff(percent)}</Badge>;
}
