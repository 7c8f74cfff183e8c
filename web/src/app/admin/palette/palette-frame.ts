import { keyframes, styled } from "styled-components";
import { color, from, motion, space, text } from "../../../theme/tokens";
import { DialogFrame } from "../../../ui/dialog/DialogFrame";
import { iconButton } from "../../../ui/form/icon-button-style";

const appear = keyframes`
  from { opacity: 0; transform: translateY(-6px) scale(0.985); }
`;

/** The dialog. It is aligned at the top, so that its field doesn't move with the number of results. */
export const Frame = styled(DialogFrame)`
  width: min(40rem, calc(100vw - 2 * ${space[2]}));
  max-width: none;
  max-height: calc(100dvh - 2 * ${space[2]});
  margin: ${space[2]} auto auto;
  padding: 0;
  overflow: hidden;
  animation: ${appear} ${motion.calm};

  ${from.medium} {
    margin-top: min(14vh, 7rem);
  }
`;

/** The line with the input. */
export const Field = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[5]};
  border-bottom: 1px solid ${color.line};

  > svg {
    flex: none;
    color: ${color.muted};
  }
  input {
    flex: 1;
    min-width: 0;
    height: 3rem;
    padding: 0;
    border: 0;
    outline: 0; /* the caret is always in the field */
    background: none;
    font-size: 1.0625rem;
  }
  input::placeholder {
    color: ${color.muted};
  }
`;

/** Closes the dialog on devices without an Escape key. */
export const CloseButton = styled.button`
  ${iconButton}
  color: ${color.muted};
`;

/** The results. Their height is fixed, so that nothing jumps while they load. */
export const Results = styled.div`
  display: flex;
  flex-direction: column;
  height: min(27rem, calc(100dvh - 12rem));
`;

/** A message in place of results. */
export const Note = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
  padding: ${space[10]} ${space[6]};
  color: ${color.muted};
  text-align: center;
  overflow-wrap: anywhere;
`;

/** A description of the keys, on devices with a keyboard. */
export const Hints = styled.div`
  display: none;

  @media (hover: hover) and (min-width: 48rem) {
    display: flex;
    gap: ${space[5]};
    padding: ${space[2]} ${space[5]};
    border-top: 1px solid ${color.line};
    background: ${color.sunken};
    color: ${color.muted};
    font-size: ${text.tiny};
  }
  kbd {
    padding: 0 ${space[1]};
    border: 1px solid ${color.line};
    border-radius: 4px;
    background: ${color.surface};
    font: inherit;
  }
`;
