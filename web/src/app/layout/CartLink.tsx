import { cartLabel } from "@shop/shared/messages/en/layout";
import { keyframes, styled } from "styled-components";
import { badgeText } from "../../ui/format/format";
import { useCartAvailable, useCartCount, useCartPath } from "../../features/cart/CartProvider";
import { color, motion } from "../../theme/tokens";
import { ShoppingCart } from "../../ui/icons/icons";
import { iconButton } from "../../ui/form/icon-button-style";
import { Link } from "../../ui/layout/Link";

const Target = styled(Link)`
  ${iconButton}
  position: relative;
`;

const tick = keyframes`
  from { transform: translateY(40%); opacity: 0; }
`;

const Count = styled.span`
  position: absolute;
  top: 0.25rem;
  left: 1.5rem;
  min-width: 1.125rem;
  padding-inline: 0.3rem;
  border-radius: 99px;
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: 0.6875rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  line-height: 1.125rem;
  text-align: center;

  span {
    display: block;
    animation: ${tick} ${motion.quick};
  }
`;

/** The link to the cart with the number of its products; not for admins, because they have no cart (spec §1, §9). */
export function CartLink() {
  const count = useCartCount();
  const to = useCartPath();
  if (!useCartAvailable()) return null;

  return (
    <Target to={to} aria-label={cartLabel(count)}>
      <ShoppingCart size={21} strokeWidth={1.75} aria-hidden />
      {/* Always rendered: a style added later would make the browser recompute the styles of the whole document. */}
      <Count aria-hidden hidden={count === 0}>
        {count > 0 && <span key={count}>{badgeText(count)}</span>}
      </Count>
    </Target>
  );
}
