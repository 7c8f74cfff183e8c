import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { space, text } from "../../theme/tokens";
import { FieldError } from "./Field";

const Group = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-size: ${text.small};
    font-weight: 550;
  }
`;

interface ChoiceGroupProps {
  label: string;
  /** The error message, shown below the choices and read with them. */
  error?: string | undefined;
  children: ReactNode;
}

/** A group of checkboxes that answers one question, or of fields with one subject. */
export function ChoiceGroup({ label, error, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <Group aria-describedby={error && `${id}-error`}>
      <legend>{label}</legend>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  );
}
