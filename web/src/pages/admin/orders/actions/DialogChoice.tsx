import { styled } from "styled-components";
import { color, radius, secondary, space, text } from "../../../../theme/tokens";

/** A checkbox or radio button in a dialog, with a label and an explanation. */
export const DialogChoice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[3]};
  align-items: center;
  min-height: var(--target);
  margin-top: ${space[5]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  font-weight: 550;
  cursor: pointer;

  & + & {
    margin-top: ${space[2]};
  }
  input {
    width: 1.125rem;
    height: 1.125rem;
  }
  span:last-child {
    grid-column: 2;
    ${secondary}
    font-weight: 400;
  }
`;

/** A group of choices, one of them chosen. */
export const DialogChoices = styled.fieldset`
  min-width: 0;
  margin-top: ${space[5]};
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-size: ${text.small};
    font-weight: 550;
  }
  > label {
    margin-top: ${space[2]};
  }
  > div {
    margin-block: ${space[3]} ${space[4]};
  }
  > div:last-child {
    margin-bottom: 0;
  }
`;
