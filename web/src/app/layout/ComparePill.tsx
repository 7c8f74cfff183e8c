import { useLocation } from "react-router-dom";
import { createGlobalStyle, keyframes, styled } from "styled-components";
import { comparedProducts, useIsFull } from "../../features/catalogue/compare-list";
import { compareCount, compareTexts } from "@shop/shared/messages/en/products";
import { paths } from "../../paths";
import { color, motion, space, text, width } from "../../theme/tokens";
import { useDeviceList } from "../../ui/browser/device-list";
import { ButtonLink } from "../../ui/form/Button";
import { iconButton } from "../../ui/form/icon-button-style";
import { X } from "../../ui/icons/icons";

const appear = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

/** Sticks to the bottom of the window while the page scrolls, and ends below the footer, so that it covers nothing. */
const Bar = styled.aside`
  position: sticky;
  bottom: 0;
  z-index: 9;
  display: flex;
  align-items: center;
  min-height: var(--compare-bar);
  padding: ${space[1]} max(var(--gutter), (100% - ${width.page}) / 2)
    max(${space[1]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.ground};
  font-size: ${text.small};
  animation: ${appear} ${motion.calm};

  :is(a, button) {
    flex: none; /* the message wraps instead */
  }
  p {
    padding-inline-start: ${space[3]};
    line-height: 1.35;
  }
  button {
    ${iconButton}
    border-radius: 50%;
    color: ${color.muted};
  }
  @media print {
    display: none;
  }
`;

/** Keeps a product page's bottom bar and notices above this bar. The product page replaces `--page-bar` by the height of both. */
const Height = createGlobalStyle<{ $full: boolean }>`
  html {
    --compare-bar: calc(${({ $full }) => ($full ? "4.5rem" : "3.5rem")} + env(safe-area-inset-bottom));
    --page-bar: var(--compare-bar);
  }
`;

/** The pages of the shop before the cart, except the comparison. */
const pagesBeforeCart = /^\/(products?(\/.*)?|blog|portfolio|privacy|terms)?$/i;

/**
 * Up to the cart: the number of chosen products, a link to their comparison, and a button that clears them.
 */
export function ComparePill() {
  const chosen = useDeviceList(comparedProducts);
  const isFull = useIsFull();
  const { pathname } = useLocation();
  if (chosen.length === 0 || !pagesBeforeCart.test(pathname)) return null;
  return (
    <Bar aria-label={compareTexts.heading}>
      <Height $full={isFull} />
      <ButtonLink to={paths.comparison(chosen)} variant="soft">
        {compareCount(chosen.length)}
      </ButtonLink>
      <button type="button" aria-label={compareTexts.clear} onClick={() => comparedProducts.write([])}>
        <X size={18} />
      </button>
      <p role="status">{isFull && compareTexts.full}</p>
    </Bar>
  );
}
