import { useId } from "react";
import { styled } from "styled-components";
import { productPageTexts } from "../../../messages/product-page";
import { productTexts } from "../../../messages/shop";
import { color, radius, space } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";

const Box = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    align-items: center;
    justify-content: space-between;
    font-weight: 550;
  }
  a {
    line-height: var(--target);
  }
`;

/** In place of the order form where nothing is in stock: says so before a quantity is chosen, and leads to `similar`, an id. */
export function SoldOut({ similar }: { similar: string | undefined }) {
  const id = useId();
  return (
    <Box>
      <div>
        <p id={id}>{productTexts.soldOut}</p>
        {similar && <a href={`#${similar}`}>{productPageTexts.seeSimilar}</a>}
      </div>
      <Button size="large" wide disabled aria-describedby={id}>
        {productTexts.orderNow}
      </Button>
    </Box>
  );
}
