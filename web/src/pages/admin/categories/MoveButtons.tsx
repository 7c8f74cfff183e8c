import { styled } from "styled-components";
import { ChevronDown, ChevronUp } from "../../../ui/icons/icons";
import { iconButton } from "../../../ui/form/icon-button";
import { color } from "../../../theme/tokens";

const Frame = styled.span`
  display: inline-flex;
`;

const Arrow = styled.button`
  ${iconButton}

  &[aria-disabled="true"] {
    color: ${color.edge};
    cursor: default;
  }
`;

interface MoveButtonsProps {
  name: string;
  labels: { up: string; down: string };
  /** Undefined for the first row; `down` is undefined for the last one. */
  up: (() => void) | undefined;
  down: (() => void) | undefined;
}

/**
 * Moves a row up or down among its siblings. The buttons stay focusable at both ends, so that they keep the
 * focus.
 */
export function MoveButtons({ name, labels, up, down }: MoveButtonsProps) {
  return (
    <Frame>
      <Arrow
        type="button"
        data-move="up"
        aria-label={`${labels.up}: ${name}`}
        title={labels.up}
        aria-disabled={up ? undefined : true}
        onClick={up}
      >
        <ChevronUp size={18} />
      </Arrow>
      <Arrow
        type="button"
        data-move="down"
        aria-label={`${labels.down}: ${name}`}
        title={labels.down}
        aria-disabled={down ? undefined : true}
        onClick={down}
      >
        <ChevronDown size={18} />
      </Arrow>
    </Frame>
  );
}
