import { useEffect, useState } from "react";
import { keyframes, styled } from "styled-components";
import { productTexts } from "../../messages/shop";
import { paths } from "../../routing/paths";
import { color, from, motion, radius, shadow, space, text } from "../../theme/tokens";
import { ButtonLink } from "../../ui/form/Button";
import { iconButton } from "../../ui/form/icon-button";
import { Check, X } from "../../ui/icons/icons";

const appear = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

/** Above the bar that a product's page has at the bottom of a phone. */
const Frame = styled.div`
  position: fixed;
  inset: auto ${space[3]} calc(max(${space[3]}, env(safe-area-inset-bottom)) + var(--page-bar, 0px));
  z-index: 11;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  gap: ${space[2]};
  align-items: center;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  font-size: ${text.small};
  line-height: 1.35;
  animation: ${appear} ${motion.calm};

  > svg {
    color: ${color.good};
  }
  b {
    display: block;
    font-weight: 560;
  }
  p span {
    display: block;
    overflow: hidden;
    color: ${color.muted};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${from.small} {
    left: auto;
    width: 25rem;
    right: var(--gutter);
    bottom: var(--gutter);
  }
`;

const Close = styled.button`
  ${iconButton}
  color: ${color.muted};
`;

/** How long the notice stays, in milliseconds, unless the pointer or the focus is on it. */
const SHOWN_FOR = 6_000;

interface AddedNoticeProps {
  /** The product's name. */
  name: string;
  onClose: () => void;
}

/** Says what was added to the cart, with the way to the cart. */
export function AddedNotice({ name, onClose }: AddedNoticeProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [held, onClose]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);

  const [opener] = useState(() => document.activeElement);
  const close = () => {
    onClose();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };

  return (
    <Frame onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Check size={20} aria-hidden />
      <p>
        <b>{productTexts.added}</b>
        <span dir="auto">{name}</span>
      </p>
      <ButtonLink to={paths.cart} variant="soft" onClick={onClose}>
        {productTexts.viewCart}
      </ButtonLink>
      <Close type="button" aria-label={productTexts.close} onClick={close}>
        <X size={18} aria-hidden />
      </Close>
    </Frame>
  );
}
