import { exceedsStock } from "@shop/shared/stock";
import { styled } from "styled-components";
import { WasAndNow } from "../../../ui/product/Price";
import { ImagePlate, ProductImage } from "../../../ui/product/ProductImage";
import { StockAlert } from "../../../features/StockAlert";
import { productTexts, wishTexts } from "../../../messages/products";
import { paths } from "../../../paths";
import { color, from, space, text } from "../../../theme/tokens";
import { Badge } from "../../../ui/feedback/Badge";
import { Skeleton } from "../../../ui/feedback/states";
import { Button } from "../../../ui/form/Button";
import { iconButton } from "../../../ui/form/icon-button";
import { X } from "../../../ui/icons/icons";
import { Link } from "../../../ui/layout/Link";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import type { WishRow_ProductFragment } from "./WishListPage.generated";

const Frame = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: min(6rem, 30vw) minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  align-items: start;
  padding-block: ${space[5]};
  border-top: 1px solid ${color.line};

  &:last-child {
    border-bottom: 1px solid ${color.line};
  }
  ${from.small} {
    grid-template-columns: 9rem minmax(0, 1fr);
    column-gap: ${space[5]};
  }
`;

const Plate = styled(ImagePlate)`
  aspect-ratio: 5 / 6;

  img {
    width: 92%;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;

  h2 {
    padding-right: var(--target);
    font-size: ${text.large};
    line-height: 1.25;
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
  h2 a {
    display: inline-block;
    padding-block: calc((var(--target) - 1.25em) / 2); /* a touch target of 44 px in the space of one line */
    margin-block: calc((1.25em - var(--target)) / 2);
    color: inherit;
    text-align: left; /* also for Hebrew */
    text-decoration: none;
  }
  h2 a:hover {
    color: ${color.accentInk};
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[3]};
    align-items: center;
    font-variant-numeric: tabular-nums;
  }
`;

const Remove = styled.button`
  ${iconButton}
  position: absolute;
  top: ${space[3]};
  right: 0;
  color: ${color.muted};

  &:hover {
    color: ${color.ink};
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
  const { id, name, image, price, regularPrice, countInStock } = product;
  const soldOut = exceedsStock(countInStock, 1);
  return (
    <Frame>
      <Plate>
        <ProductImage src={image} alt="" sizes="9rem" width={144} height={173} />
      </Plate>
      <Words>
        <h2>
          <Link to={paths.product(id)} dir="auto">
            {name}
          </Link>
        </h2>
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
      </Words>
      <Remove type="button" aria-label={wishTexts.remove(name)} onClick={onRemove}>
        <X size={20} strokeWidth={1.75} aria-hidden />
      </Remove>
    </Frame>
  );
}

/** The placeholder of a {@link WishRow}. */
export function WishRowOutline() {
  return (
    <Frame>
      <Plate />
      <Words>
        <Skeleton $width="14rem" $height="1.5rem" />
        <Skeleton $width="5rem" $height="1.5rem" />
        <Skeleton $width="8rem" $height="var(--target)" />
      </Words>
    </Frame>
  );
}
