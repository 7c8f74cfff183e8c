import { styled } from "styled-components";
import { paths } from "../../../routing/paths";
import type { CartEntry } from "../../../features/cart/cart";
import { useCartActions } from "../../../features/cart/CartProvider";
import { ImagePlate, ProductImage } from "../../../features/catalogue/ProductImage";
import { color, from, space, text } from "../../../theme/tokens";
import { iconButton } from "../../../ui/form/icon-button";
import { Link } from "../../../ui/layout/Link";
import { formatPrice } from "../../../ui/format/format";
import { X } from "../../../ui/icons/icons";
import { CartQuantity, Unavailable } from "./CartQuantity";
import { useCartProductQuery } from "./CartPage.generated";

const Frame = styled.li<{ $pointedOut: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${space[4]} ${space[5]};
  padding-block: ${space[5]};
  border-top: 1px solid ${({ $pointedOut }) => ($pointedOut ? color.accentInk : color.line)};

  &:last-child {
    border-bottom: 1px solid ${color.line};
  }
  ${from.small} {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
`;

const Picture = styled(ImagePlate)`
  aspect-ratio: 5 / 6;

  img {
    width: 92%;
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[1]};

  h2 {
    padding-right: var(--target);
    font-size: ${text.large};
    line-height: 1.25;
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
  h2 a {
    color: inherit;
    text-decoration: none;
  }
  p {
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

/** One product of the cart, with its current price and stock as soon as they are loaded. */
export function CartRow({ entry, pointedOut: highlighted }: { entry: CartEntry; pointedOut: boolean }) {
  const { productId } = entry;
  const { data } = useCartProductQuery({ variables: { id: productId }, fetchPolicy: "cache-and-network" });
  const { remove } = useCartActions();
  const today = { ...entry, ...data?.product };
  const { name } = today;
  const gone = data?.product === null;

  return (
    <Frame $pointedOut={highlighted} aria-current={highlighted || undefined}>
      <Picture>
        <ProductImage src={today.image} alt="" sizes="9rem" width={144} height={173} />
      </Picture>
      <Words>
        <h2>
          {gone ? (
            <bdi>{name}</bdi>
          ) : (
            <Link to={paths.product(productId)} dir="auto">
              {name}
            </Link>
          )}
        </h2>
        <p>{formatPrice(today.price)}</p>
        {gone ? <Unavailable label="No longer sold" /> : <CartQuantity entry={today} />}
      </Words>
      <Remove type="button" onClick={() => remove(productId)} aria-label={`Remove ${name}`}>
        <X size={20} strokeWidth={1.75} aria-hidden />
      </Remove>
    </Frame>
  );
}
