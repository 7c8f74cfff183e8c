import { styled } from "styled-components";
import { color, motion, radius, space, text } from "../../../../theme/tokens";

/** An option with its values. */
export const Option = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space[2]};
    padding: 0;
    color: ${color.muted};
    font-size: ${text.small};
    overflow-wrap: anywhere;
  }
  legend b {
    color: ${color.ink};
    font-weight: 550;
  }
`;

/** The values of an option, side by side. */
export const Values = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** A value: its colour at the left, its name, and below it a note. */
export const Value = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: center;
  align-items: center;
  min-width: var(--target);
  max-width: 100%;
  min-height: var(--target);
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.ink};
  line-height: 1.3;
  text-decoration: none;
  cursor: pointer;
  transition: border-color ${motion.quick};

  > span,
  > small {
    grid-column: 2;
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.muted};
    font-size: ${text.tiny};
  }
  &:hover {
    border-color: ${color.accent};
  }
  &[aria-checked="true"],
  &[aria-current="true"] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  &[aria-disabled] {
    border: 1px dashed ${color.edge};
    background: none;
    color: ${color.muted};
    cursor: not-allowed;
  }
  /* also while the next variant is loading, when it isn't the tab stop yet */
  &&:focus-visible {
    outline: 2px solid ${color.focus};
  }
  @media (forced-colors: active) {
    &[aria-checked="true"],
    &[aria-current="true"] {
      border: 3px solid Highlight;
    }
    &[aria-disabled],
    &[aria-disabled] small {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** The colour of a value. */
export const Swatch = styled.svg`
  grid-row: span 2;
  width: 20px;
  height: 20px;
  margin-right: ${space[2]};

  circle {
    stroke: ${color.edge};
  }
  [aria-disabled] > & {
    opacity: 0.45;
  }
`;
