import { exceedsStock } from "@shop/shared/stock";
import { styled } from "styled-components";
import { ProductRow, RowFrame, RowPlate, RowWords } from "../../../features/catalogue/ProductRow";
import { shortOptions } from "@shop/shared/option-values";
import { StockAlert } from "../../../features/StockAlert";
import { productTexts, wishTexts } from "@shop/shared/messages/en/products";
import { space } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { Skeleton } from "../../../ui/feedback/states";
import { Button } from "../../../ui/form/Button";
import { Muted } from "../../../ui/layout/Muted";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { WasAndNow } from "../../../ui/product/Price";
import type { WishRow_ProductFragment } from "./WishListPage.generated";

const Row = styled(ProductRow)`
  > ${RowWords} {
    justify-items: start;

    > p {
      display: flex;
      flex-wrap: wrap;
      gap: ${space[2]} ${space[3]};
      align-items: center;
      font-variant-numeric: tabular-nums;
    }
  }
`;

interface WishRowProps {
  product: WishRow_ProductFragment;
  /** The email of the account. */
  email: string;
  onMove: () => void;
  onRemove: () => void;
}

/** A product of the wish list: moved to the cart with one press, or with a stock alert if sold out. */
export function WishRow({ product, email, onMove, onRemove }: WishRowProps) {
  const { name, price, regularPrice, countInStock, optionValues } = product;
  const soldOut = exceedsStock(countInStock, 1);
  return (
    <Row
      product={product}
      words={
        <>
          {optionValues.length > 0 && <Muted dir="auto">{shortOptions(optionValues)}</Muted>}
          <p>
            <WasAndNow price={price} regularPrice={regularPrice} />
            {soldOut && <Badge>{productTexts.outOfStock}</Badge>}
          </p>
          {soldOut ? (
            <StockAlert product={product} email={email} compact />
          ) : (
            <Button variant="secondary" onClick={onMove}>
              {wishTexts.moveToCart}
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </Button>
          )}
        </>
      }
      removeLabel={wishTexts.remove(name)}
      onRemove={onRemove}
    />
  );
}

/** The placeholder of a {@link WishRow}. */
export function WishRowOutline() {
  return (
    <RowFrame>
      <RowPlate />
      <RowWords>
        <Skeleton $width="14rem" $height="1.5rem" />
        <Skeleton $width="5rem" $height="1.5rem" />
        <Skeleton $width="8rem" $height="var(--target)" />
      </RowWords>
    </RowFrame>
  );
}
