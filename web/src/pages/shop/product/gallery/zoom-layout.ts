import { styled } from "styled-components";
import { color, shadow, space } from "../../../../theme/tokens";
import { iconButton } from "../../../../ui/form/icon-button";

/** The whole window. */
export const Frame = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  border-radius: 0;
  background: radial-gradient(90% 75% at 50% 45%, ${color.plateGlow}, ${color.plate});
`;

/** Scrolls over the enlarged image: by touch, wheel and arrow keys. */
export const Stage = styled.div`
  display: grid;
  width: 100%;
  height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  place-items: safe center;
  cursor: zoom-in;

  &:not([data-close-up]) {
    touch-action: pinch-zoom;
  }

  img {
    width: 100vw;
    height: 100dvh;
    padding: ${space[4]};
    object-fit: contain;
  }
  &[data-close-up] {
    cursor: zoom-out;

    img {
      width: calc(2.5 * min(100vw, 83dvh));
      max-width: none;
      height: calc(3 * min(100vw, 83dvh));
    }
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

/** The buttons at the top. */
export const Controls = styled.div`
  position: absolute;
  z-index: 1;
  top: max(${space[3]}, env(safe-area-inset-top));
  right: max(${space[3]}, env(safe-area-inset-right));
  display: flex;
  gap: ${space[2]};

  button {
    ${iconButton}
    border-radius: 50%;
    background: ${color.surface};
    box-shadow: ${shadow.resting};
  }
`;

/** The buttons that turn to the previous and the next picture, and which one is shown, at the bottom. */
export const Pager = styled.div`
  position: absolute;
  z-index: 1;
  bottom: max(${space[3]}, env(safe-area-inset-bottom));
  left: 50%;
  display: flex;
  gap: ${space[2]};
  align-items: center;
  padding: ${space[1]};
  border-radius: 99px;
  background: ${color.surface};
  box-shadow: ${shadow.resting};
  font-variant-numeric: tabular-nums;
  translate: -50%;

  button {
    ${iconButton}
    border-radius: 50%;
  }
`;
