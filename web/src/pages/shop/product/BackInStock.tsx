import { useId } from "react";
import { styled } from "styled-components";
import { useSession } from "../../../features/session/SessionProvider";
import { StockAlert } from "../../../features/StockAlert";
import { productPageTexts, productTexts, stockAlertTexts } from "@shop/shared/messages/en/products";
import { color, panel, space } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";

const Box = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  ${panel}

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
  > section {
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }
`;

interface BackInStockProps {
  product: { id: string; name: string };
}

/** Offers an email for when the product is back. Not rendered for admins, because they restock it. */
function BackInStock({ product }: BackInStockProps) {
  const { viewer } = useSession();
  if (viewer?.role === "ADMIN") return null;
  const email = viewer?.email ?? null;
  return <StockAlert key={`${product.id} ${email}`} product={product} email={email} />;
}

interface SoldOutProps extends BackInStockProps {
  similar: string | undefined;
}

/** Replaces the order form of a sold-out product: says so before a quantity is chosen, and links to `similar`, an id. */
export function SoldOut({ product, similar }: SoldOutProps) {
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
      <BackInStock product={product} />
    </Box>
  );
}

/** Below the order form while the whole stock is reserved and no order is accepted. */
export function HeldBack({ product }: BackInStockProps) {
  return (
    <Box>
      <p>{stockAlertTexts.heldBack}</p>
      <BackInStock product={product} />
    </Box>
  );
}
