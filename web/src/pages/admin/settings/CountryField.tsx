import { requiredText } from "@shop/shared/messages/en/common";
import { countryName } from "@shop/shared/country-name";
import { useState, type KeyboardEvent } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { useController } from "react-hook-form";
import { styled } from "styled-components";
import { countryTexts as texts } from "@shop/shared/messages/en/admin-settings";
import { color, controlFrame, space, text } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import { Field, TextField, type FieldTexts } from "../../../ui/form/Field";
import { Input } from "../../../ui/form/Input";
import { codeOf, codesOf, COUNTRY_LIST, countryNames, type CountriesEntry } from "./countries";

/** A datalist of all countries by name, as suggestions. */
export function CountryList() {
  return (
    <datalist id={COUNTRY_LIST}>
      {countryNames().map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

interface CountryFieldProps<Entry extends FieldValues> extends FieldTexts {
  label: string;
  name: FieldPath<Entry>;
  control: Control<Entry>;
}

/** A country, typed or chosen by its name. Its value is the name as typed. */
export function CountryField<Entry extends FieldValues>({
  name,
  control,
  ...texted
}: CountryFieldProps<Entry>) {
  const rules = {
    required: requiredText(texted.label),
    validate: (typed: string) => codeOf(typed) !== undefined || `${texted.label} ${texts.unknown}`,
  };
  const { field, fieldState } = useController({ name, control, rules });
  return (
    <TextField
      {...texted}
      {...field}
      list={COUNTRY_LIST}
      autoComplete="off"
      required
      error={fieldState.error?.message}
    />
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > :first-child {
    flex: 1 1 6rem;
  }
`;

const SelectedCountries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  button {
    display: inline-flex;
    gap: ${space[2]};
    align-items: center;
    min-height: var(--target);
    padding: 0 ${space[3]};
    ${controlFrame}
    color: ${color.ink};
    font-size: ${text.small};
    cursor: pointer;
  }
`;

/** Whether an input event comes from the list of suggestions and not from typing. */
const isChosen = (event: Event) =>
  !(event instanceof InputEvent) || event.inputType === "insertReplacementText";

/** Several countries: each is typed or chosen by its name, and added; pressing an added country removes it. */
export function CountriesField<Entry extends FieldValues>({
  name,
  control,
  ...texted
}: CountryFieldProps<Entry>) {
  const isUnknown = (typed: string) => typed.trim() !== "" && codeOf(typed) === undefined;
  const explain = (typed: string) => `${texted.label}: “${typed.trim()}” ${texts.unknown}`;
  const rules = { validate: ({ typed }: CountriesEntry) => !isUnknown(typed) || explain(typed) };
  const { field, fieldState } = useController({ name, control, rules });
  const [refused, setRefused] = useState<string>();
  const { codes, typed } = field.value as CountriesEntry;

  const change = (entry: CountriesEntry) => {
    setRefused(undefined);
    field.onChange(entry);
  };
  const add = (value: string) => {
    if (isUnknown(value)) setRefused(explain(value));
    else change({ codes: codesOf({ codes, typed: value }), typed: "" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || typed.trim() === "") return;
    event.preventDefault(); // adds the country instead of submitting the form
    add(typed);
  };

  return (
    <Field {...texted} required={false} error={refused ?? fieldState.error?.message}>
      {(wired) => (
        <>
          <Row>
            <Input
              {...wired}
              ref={field.ref}
              list={COUNTRY_LIST}
              autoComplete="off"
              value={typed}
              onKeyDown={onKeyDown}
              onBlur={field.onBlur}
              onChange={({ target, nativeEvent }) => {
                if (isChosen(nativeEvent) && codeOf(target.value)) add(target.value);
                else change({ codes, typed: target.value });
              }}
            />
            <Button variant="secondary" onClick={() => add(typed)}>
              {texts.add}
            </Button>
          </Row>
          {codes.length > 0 && (
            <SelectedCountries aria-label={texted.label}>
              {codes.map((code) => (
                <li key={code}>
                  <button
                    type="button"
                    aria-label={texts.remove(countryName(code))}
                    onClick={() => change({ typed, codes: codes.filter((other) => other !== code) })}
                  >
                    <span>{countryName(code)}</span>
                    <span aria-hidden>×</span>
                  </button>
                </li>
              ))}
            </SelectedCountries>
          )}
        </>
      )}
    </Field>
  );
}
