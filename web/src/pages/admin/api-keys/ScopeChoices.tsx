import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { styled } from "styled-components";
import type { Scope } from "../../../graphql/schema.generated";
import { apiKeysTexts } from "../../../messages/admin-api-keys";
import { text } from "../../../theme/tokens";
import { CheckboxField } from "../../../ui/form/CheckboxField";
import { FieldError } from "../../../ui/form/Field";

const Frame = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-size: ${text.small};
    font-weight: 550;
  }
`;

const scopes = Object.keys(apiKeysTexts.scopeNames) as Scope[];

interface ScopeChoicesProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** What a key allows. */
export function ScopeChoices({ field, error }: ScopeChoicesProps) {
  const id = useId();
  return (
    <Frame aria-describedby={error && `${id}-error`}>
      <legend>{apiKeysTexts.scopes}</legend>
      {scopes.map((scope) => (
        <CheckboxField
          key={scope}
          label={apiKeysTexts.scopeNames[scope]}
          hint={apiKeysTexts.scopeHints[scope]}
          value={scope}
          {...field}
        />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Frame>
  );
}
