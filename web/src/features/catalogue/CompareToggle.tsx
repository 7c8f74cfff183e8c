import { useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { productTexts } from "@shop/shared/messages/en/products";
import { color, shadow } from "../../theme/tokens";
import { deviceKeys, onStored, stored } from "../../ui/browser/device-storage";
import { iconToggle } from "../../ui/form/icon-toggle";
import { Columns } from "../../ui/icons/icons";
import { toggleCompared } from "./compare-list";

const Toggle = styled.button<{ $labelled: boolean }>`
  ${iconToggle}
  ${({ $labelled }) => $labelled && "margin-left: -0.75rem;"}
  position: relative;

  &&[aria-pressed="true"] {
    background: ${color.accentSoft};
    color: ${color.accentInk};
    box-shadow: ${shadow.resting};
  }
  /* hover styles would stick after a tap */
  @media (hover: none) {
    &:not([aria-pressed="true"]):hover {
      background: none;
    }
  }
`;

interface CompareToggleProps {
  product: { id: string; name: string };
  /** Shows the label next to the icon. */
  labelled?: boolean;
  className?: string;
}

/** Adds a product to the comparison, or removes it. */
export function CompareToggle({ product: { id, name }, labelled = false, className }: CompareToggleProps) {
  const chosen = useSyncExternalStore(
    onStored,
    () => stored(deviceKeys.compared).includes(id),
    () => false,
  );
  return (
    <Toggle
      type="button"
      className={className}
      $labelled={labelled}
      aria-pressed={chosen}
      aria-label={`${productTexts.compare}: ${name}`}
      onClick={() => toggleCompared(id)}
    >
      <Columns size={18} />
      {labelled && <span>{productTexts.compare}</span>}
    </Toggle>
  );
}
