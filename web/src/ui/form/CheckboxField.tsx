import type { ComponentPropsWithRef, ReactNode } from "react";
import { useId } from "react";
import { styled } from "styled-components";
import { secondary, space } from "../../theme/tokens";

const Choice = styled.div`
  label {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    min-height: var(--target);
    padding-block: ${space[1]};
    font-weight: 550;
    cursor: pointer;
  }
  input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    cursor: pointer;
  }
  p {
    margin: calc(-1 * ${space[1]}) 0 ${space[1]} calc(1.5rem + ${space[3]});
    ${secondary}
  }
`;

interface CheckboxFieldProps extends ComponentPropsWithRef<"input"> {
  label: ReactNode;
  hint: ReactNode;
}

/** A checkbox with a label and a hint. Takes the props of `<input>`, including react-hook-form's `register`. */
export function CheckboxField({ label, hint, ...input }: CheckboxFieldProps) {
  const id = useId();
  return (
    <Choice>
      <label>
        <input type="checkbox" {...input} aria-describedby={`${id}-hint`} />
        {label}
      </label>
      <p id={`${id}-hint`}>{hint}</p>
    </Choice>
  );
}
