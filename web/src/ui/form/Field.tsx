import { useId, type ComponentPropsWithRef, type ElementType, type ReactNode } from "react";
import { styled } from "styled-components";
import { optionalText } from "@shop/shared/messages/en/common";
import { color, secondary, space, text } from "../../theme/tokens";
import { controlStyle, Input } from "./Input";

/** The texts of a form field. */
export interface FieldTexts {
  label: ReactNode;
  /** The error message, shown below the control and read with it. */
  error?: ReactNode;
  /** Help for filling in the field. */
  hint?: ReactNode;
  required?: boolean;
}

/** The attributes that tie a control to its label, error and hint. */
export interface ControlAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

const Stack = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
`;

const Label = styled.label`
  font-size: ${text.small};
  font-weight: 550;
`;

const Optional = styled.span`
  color: ${color.muted};
  font-weight: 400;
`;

/** Help for filling in a field. */
export const Hint = styled.p`
  ${secondary}
`;

/** The error message of a field. */
export const FieldError = styled.p`
  color: ${color.badInk};
  font-size: ${text.small};
  font-weight: 500;
`;

/** The select element without a label. */
export const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: ${space[10]};
  background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23797985' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M4 6.5l4 4 4-4'/%3E%3C/svg%3E");
  background-position: right 0.75rem center;
  background-size: 1rem;
  background-repeat: no-repeat;
  cursor: pointer;
`;

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;

/** A form field with label, hint and error; `children` renders the control with the given attributes. */
export function Field({
  label,
  error,
  hint,
  required,
  children,
}: FieldTexts & { children: (control: ControlAttributes) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");

  return (
    <Stack>
      <Label htmlFor={id}>
        {label}
        {required === false && <Optional> {optionalText}</Optional>}
      </Label>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Stack>
  );
}

interface LabelledProps extends FieldTexts {
  control: ElementType<ControlAttributes>;
}

/** A field around a control; props not listed here are passed to the control. */
function Labelled({ control: Control, label, error, hint, required, ...rest }: LabelledProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(wired) => <Control {...rest} {...wired} />}
    </Field>
  );
}

/** A text field. Takes the props of `<input>`, including react-hook-form's `register`. */
export const TextField = (props: FieldTexts & ComponentPropsWithRef<"input">) => (
  <Labelled control={Input} {...props} />
);

/** A field for several lines of text. */
export const TextArea = (props: FieldTexts & ComponentPropsWithRef<"textarea">) => (
  <Labelled control={Area} {...props} />
);

/** A select field; `children` are its options. */
export const SelectField = (props: FieldTexts & ComponentPropsWithRef<"select">) => (
  <Labelled control={Select} {...props} />
);
