import type { UseFormRegisterReturn } from "react-hook-form";
import type { Scope } from "../../../graphql/schema.generated";
import { apiKeysTexts } from "../../../messages/admin-api-keys";
import { CheckboxField } from "../../../ui/form/CheckboxField";
import { ChoiceGroup } from "../../../ui/form/ChoiceGroup";

const scopes = Object.keys(apiKeysTexts.scopeNames) as Scope[];

interface ScopeChoicesProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** What a key allows. */
export function ScopeChoices({ field, error }: ScopeChoicesProps) {
  return (
    <ChoiceGroup label={apiKeysTexts.scopes} error={error}>
      {scopes.map((scope) => (
        <CheckboxField
          key={scope}
          label={apiKeysTexts.scopeNames[scope]}
          hint={apiKeysTexts.scopeHints[scope]}
          value={scope}
          {...field}
        />
      ))}
    </ChoiceGroup>
  );
}
