import { isLowInStock } from "@shop/shared/stock";
import { styled } from "styled-components";
import { manageItemsTexts } from "../../../messages/admin";
import { color, space, text } from "../../../theme/tokens";

const Units = styled.span`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
`;

const Low = styled.strong`
  padding: 0.1em 0.6em;
  border-radius: 99px;
  background: ${color.badSoft};
  color: ${color.badInk};
  font-size: ${text.tiny};
  font-weight: 550;
`;

/** The units in stock, marked where few are left. */
export function StockCell({ product: { countInStock } }: { product: { countInStock: number } }) {
  return (
    <Units>
      {isLowInStock(countInStock) && <Low>{manageItemsTexts.low}</Low>}
      {countInStock}
    </Units>
  );
}
