import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { color, space, text } from "../../theme/tokens";
import { controlStyle, Input } from "./Input";

/** The words around a control. */
export interface FieldTexts {
  label: ReactNode;
  /** What is wrong with what was entered; shown under the control and read with it. */
  error?: ReactNode;
  /** What helps to fill it in. */
  hint?: ReactNode;
  required?: boolean;
}

/** What a control takes from its field, so that label, error and hint belong to it. */
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

const Hint = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
`;

/** What is wrong with what was entered, under its control. */
export const FieldError = styled.p`
  color: ${color.badInk};
  font-size: ${text.small};
  font-weight: 500;
`;

/** The bare choice, for a place that labels it itself. */
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

/** Ties a label, a hint and an error to whatever control `children` draws with the given attributes. */
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
        {required === false && <Optional> (optional)</Optional>}
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

/** One line of text. Takes what `<input>` takes, react-hook-form's `register` included. */
export function TextField({
  label,
  error,
  hint,
  required,
  ...input
}: FieldTexts & ComponentPropsWithRef<"input">) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(wired) => <Input {...input} {...wired} />}
    </Field>
  );
}

/** Several lines of text. */
export function TextArea({
  label,
  error,
  hint,
  required,
  ...area
}: FieldTexts & ComponentPropsWithRef<"textarea">) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(wired) => <Area {...area} {...wired} />}
    </Field>
  );
}

/** A choice from a list; `children` are its options. */
export function SelectField({
  label,
  error,
  hint,
  required,
  ...select
}: FieldTexts & ComponentPropsWithRef<"select">) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(wired) => <Select {...select} {...wired} />}
    </Field>
  );
}
