import { styled } from "styled-components";
import { ChevronDown, ChevronUp } from "../../../ui/icons/icons";
import { IconButton } from "../../../ui/form/IconButton";

const Frame = styled.span`
  display: inline-flex;
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
      {(
        [
          ["up", up, ChevronUp],
          ["down", down, ChevronDown],
        ] as const
      ).map(([direction, move, Icon]) => (
        <IconButton
          key={direction}
          type="button"
          data-move={direction}
          aria-label={`${labels[direction]}: ${name}`}
          title={labels[direction]}
          aria-disabled={move ? undefined : true}
          onClick={move}
        >
          <Icon size={18} />
        </IconButton>
      ))}
    </Frame>
  );
}
