import { isLowInStock } from "@shop/shared/stock";
import { styled } from "styled-components";
import { manageItemsTexts } from "../../../messages/admin";
import { space } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";

const { available, notInStock, low } = manageItemsTexts;

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
`;

/** Whether a product can be bought (spec §2 Manage Items), and how few units are left. A draft can't be. */
export function StockStatus({ product }: { product: { countInStock: number; draft: boolean } }) {
  const { countInStock, draft } = product;
  if (draft) return <Badge>{manageItemsTexts.draft}</Badge>;
  if (countInStock === 0) return <Badge tone="bad">{notInStock}</Badge>;
  return (
    <Badges>
      <Badge tone="good">{available}</Badge>
      {isLowInStock(countInStock) && <Badge tone="bad">{`${low} ${countInStock}`}</Badge>}
    </Badges>
  );
}
