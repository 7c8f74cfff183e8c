import { apiKeyBounds } from "@shop/shared/api-key";
import type { UseFormRegisterReturn } from "react-hook-form";
import { evictLists } from "../../../graphql/evict";
import type { Scope } from "../../../graphql/schema.generated";
import { apiKeysTexts as texts } from "../../../messages/admin-programs";
import { DateField } from "../../../ui/form/DateField";
import { TextField } from "../../../ui/form/Field";
import { textRule } from "../../../ui/form/text-rule";
import { addDays, dayOf, startOfDay } from "../../../ui/format/days";
import { DialogForm } from "../../../ui/dialog/DialogForm";
import { useSaveForm } from "../parts/use-save-form";
import { useCreateApiKeyMutation, type CreateApiKeyMutation } from "./ApiKeysPage.generated";
import { CheckboxField } from "../../../ui/form/CheckboxField";
import { ChoiceGroup } from "../../../ui/form/ChoiceGroup";

const scopes = Object.keys(texts.scopeNames) as Scope[];

interface ScopeChoicesProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** The permissions of a key. */
function ScopeChoices({ field, error }: ScopeChoicesProps) {
  return (
    <ChoiceGroup label={texts.scopes} error={error}>
      {scopes.map((scope) => (
        <CheckboxField
          key={scope}
          label={texts.scopeNames[scope]}
          hint={texts.scopeHints[scope]}
          value={scope}
          {...field}
        />
      ))}
    </ChoiceGroup>
  );
}

interface ApiKeyEntry {
  name: string;
  scopes: Scope[];
  /** The last day of validity; empty for no end. */
  expiresAt: string;
}

const labels = { name: texts.name, scopes: texts.scopes, expiresAt: texts.expires };

const scopesRule = { validate: (chosen: Scope[]) => chosen.length > 0 || texts.noScopes };
const expiryRule = { validate: (day: string) => day === "" || day >= dayOf(new Date()) || texts.past };

interface ApiKeyDialogProps {
  onCreated: (created: CreateApiKeyMutation["createApiKey"]) => void;
  onClose: () => void;
}

/** The form for a new key. */
export function ApiKeyDialog({ onCreated, onClose }: ApiKeyDialogProps) {
  const [create] = useCreateApiKeyMutation({
    update: (cache) => evictLists(cache, "apiKeys"),
    fetchPolicy: "no-cache", // the secret stays out of the cache
  });
  const { register, formState, sending } = useSaveForm<ApiKeyEntry>({
    labels,
    defaultValues: { name: "", scopes: [], expiresAt: "" },
    save: async ({ name, scopes, expiresAt }) => {
      const end = expiresAt ? startOfDay(addDays(expiresAt, 1)) : null;
      const { data } = await create({ variables: { name, scopes, expiresAt: end } });
      if (data) onCreated(data.createApiKey);
    },
  });
  const { errors } = formState;

  return (
    <DialogForm
      title={texts.add}
      text={texts.dialogText}
      submit={texts.create}
      onClose={onClose}
      {...sending}
    >
      <TextField
        label={labels.name}
        hint={texts.nameHint}
        autoComplete="off"
        required
        error={errors.name?.message}
        {...register("name", textRule(labels.name, apiKeyBounds.name))}
      />
      <ScopeChoices field={register("scopes", scopesRule)} error={errors.scopes?.message} />
      <DateField
        type="date"
        label={labels.expiresAt}
        hint={texts.expiresHint}
        required={false}
        error={errors.expiresAt?.message}
        {...register("expiresAt", expiryRule)}
      />
    </DialogForm>
  );
}
