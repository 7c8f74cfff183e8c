import { styled } from "styled-components";
import { wishTexts } from "@shop/shared/messages/en/products";
import { color } from "../../theme/tokens";
import { iconToggle } from "../../ui/form/icon-toggle";
import { icon } from "../../ui/icons/icon";

const Heart = icon(
  "M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5",
);

const Toggle = styled.button<{ $labelled: boolean }>`
  ${iconToggle}

  &[aria-pressed="true"] {
    color: ${color.accentInk};

    svg {
      fill: currentColor;
    }
  }
  /* hover styles would stick after a tap */
  @media (hover: none) {
    &:hover {
      background: none;
    }
  }
`;

interface HeartButtonProps {
  /** The product's name. */
  name: string;
  wished: boolean;
  /** Shows the label next to the heart. */
  labelled?: boolean;
  onPress: () => void;
}

/** The heart, filled if the product is on the wish list. */
export function HeartButton({ name, wished, labelled = false, onPress }: HeartButtonProps) {
  return (
    <Toggle
      type="button"
      $labelled={labelled}
      aria-pressed={wished}
      aria-label={`${wishTexts.title}: ${name}`}
      onClick={onPress}
    >
      <Heart size={18} />
      {labelled && <span>{wishTexts.title}</span>}
    </Toggle>
  );
}
