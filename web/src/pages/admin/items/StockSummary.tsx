import { styled } from "styled-components";
import { RestockButton } from "../../../features/restock/RestockButton";
import type { RestockButton_ProductFragment } from "../../../features/restock/restock.generated";
import { addItemsTexts } from "../../../messages/admin";
import { Skeleton } from "../../../ui/feedback/states";
import { Card } from "../../../ui/layout/Card";
import { color, space, text } from "../../../theme/tokens";

const Line = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space[4]};
  margin-bottom: ${space[6]};

  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }
  dd {
    margin: 0;
    font-size: ${text.title};
    font-variant-numeric: tabular-nums;
  }
`;

/** The current stock and the button that changes it. Not part of the form, because orders change the stock meanwhile. */
export function StockSummary({ product }: { product: RestockButton_ProductFragment }) {
  return (
    <Line>
      <dl>
        <dt>{addItemsTexts.quantity}</dt>
        <dd>{product.countInStock}</dd>
      </dl>
      <div>
        <RestockButton product={product} size="medium" />
      </div>
    </Line>
  );
}

/** The placeholder of {@link StockSummary}. */
export function StockSummarySkeleton() {
  return (
    <Line>
      <Skeleton $width="7rem" $height="3.5rem" />
      <Skeleton $width="6rem" $height="var(--target)" />
    </Line>
  );
}
