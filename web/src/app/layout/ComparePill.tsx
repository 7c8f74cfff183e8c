import { useLocation } from "react-router-dom";
import { keyframes, styled } from "styled-components";
import { comparedProducts, useIsFull } from "../../features/catalogue/compare-list";
import { compareCount, compareTexts } from "../../messages/products";
import { paths } from "../../paths";
import { color, motion, shadow, space, text } from "../../theme/tokens";
import { useDeviceList } from "../../ui/browser/device-list";
import { ButtonLink } from "../../ui/form/Button";
import { iconButton } from "../../ui/form/icon-button-style";
import { X } from "../../ui/icons/icons";

const appear = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

/** At the left, above a product page's bottom bar on a phone. */
const Pill = styled.aside`
  position: fixed;
  bottom: calc(
    max(${space[3]}, env(safe-area-inset-bottom)) + max(var(--page-bar, 0px), var(--bottom-bar, 0px))
  );
  left: calc(var(--side-bar, 0px) + var(--gutter));
  z-index: 9;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  max-width: calc(100vw - 2 * var(--gutter));
  padding: ${space[1]};
  border: 1px solid ${color.line};
  border-radius: 1.75rem;
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  font-size: ${text.small};
  animation: ${appear} ${motion.calm};

  p {
    padding-inline: ${space[3]};
  }
  p:empty {
    display: none;
  }
  button {
    ${iconButton}
    border-radius: 50%;
    color: ${color.muted};
  }
  a {
    border-radius: 99px;
  }
  @media print {
    display: none;
  }
`;

/**
 * On every page except the comparison: the number of chosen products, a link to their comparison, and a button that clears them.
 */
export function ComparePill() {
  const chosen = useDeviceList(comparedProducts);
  const isFull = useIsFull();
  const { pathname } = useLocation();
  if (chosen.length === 0 || pathname === paths.compare) return null;
  return (
    <Pill aria-label={compareTexts.heading}>
      <ButtonLink to={paths.comparison(chosen)} variant="soft">
        {compareCount(chosen.length)}
      </ButtonLink>
      <button type="button" aria-label={compareTexts.clear} onClick={() => comparedProducts.write([])}>
        <X size={18} />
      </button>
      <p role="status">{isFull && compareTexts.full}</p>
    </Pill>
  );
}
