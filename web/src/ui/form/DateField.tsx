import type { ComponentPropsWithoutRef, RefCallback } from "react";
import { styled } from "styled-components";
import { Field, type FieldTexts } from "./Field";
import { Input } from "./Input";

/**
 * WebKit shows the current time in an empty field, nearly as dark as a value; only WebKit supports `hanging-punctuation`.
 */
const DateInput = styled(Input)`
  @supports (hanging-punctuation: first) {
    &[data-empty]:not(:focus-within)::-webkit-datetime-edit {
      opacity: 0;
    }
  }
`;

type DateFieldProps = FieldTexts &
  ComponentPropsWithoutRef<"input"> & {
    type: "date" | "datetime-local";
    ref?: RefCallback<HTMLInputElement>;
  };

/** A field for a day or an instant. Takes the props of `<input>`, including react-hook-form's `register`. */
export function DateField({ label, error, hint, required, ref, onInput, ...input }: DateFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <DateInput
          {...input}
          {...control}
          // a new function, so that React calls it after each render: the form may have changed the value
          ref={(element) => {
            const cleanUp = ref?.(element);
            markEmpty(element);
            return cleanUp;
          }}
          onInput={(event) => {
            markEmpty(event.currentTarget);
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}

/** Sets `data-empty`. A partly typed date has no value either. */
function markEmpty(input: HTMLInputElement | null): void {
  input?.toggleAttribute("data-empty", input.value === "" && !input.validity.badInput);
}
