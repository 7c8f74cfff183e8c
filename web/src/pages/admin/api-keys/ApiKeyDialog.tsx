import { apiKeyBounds } from "@shop/shared/api-key";
import { evicting } from "../../../graphql/evict";
import type { Scope } from "../../../graphql/schema.generated";
import { apiKeysTexts as texts } from "@shop/shared/messages/en/admin-programs";
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

interface ApiKeyEntry {
  name: string;
  scopes: Scope[];
  /** The last day of validity; empty for no end. */
  expiresAt: string;
}

const labels = { name: texts.name, scopes: texts.scopes, expiresAt: texts.expires };

const rules = {
  name: textRule(labels.name, apiKeyBounds.name),
  scopes: { validate: (chosen: Scope[]) => chosen.length > 0 || texts.noScopes },
  expiresAt: { validate: (day: string) => day === "" || day >= dayOf(new Date()) || texts.past },
};

interface ApiKeyDialogProps {
  onCreated: (created: CreateApiKeyMutation["createApiKey"]) => void;
  onClose: () => void;
}

/** The form for a new key. */
export function ApiKeyDialog({ onCreated, onClose }: ApiKeyDialogProps) {
  const [create] = useCreateApiKeyMutation({
    ...evicting("apiKeys"),
    fetchPolicy: "no-cache", // the secret stays out of the cache
  });
  const { register, formState, field, sending } = useSaveForm<ApiKeyEntry>({
    labels,
    rules,
    defaultValues: { name: "", scopes: [], expiresAt: "" },
    save: async ({ name, scopes, expiresAt }) => {
      const end = expiresAt ? startOfDay(addDays(expiresAt, 1)) : null;
      const { data } = await create({ variables: { name, scopes, expiresAt: end } });
      if (data) onCreated(data.createApiKey);
    },
  });

  return (
    <DialogForm
      title={texts.add}
      text={texts.dialogText}
      submit={texts.create}
      onClose={onClose}
      {...sending}
    >
      <TextField {...field("name")} hint={texts.nameHint} />
      <ChoiceGroup label={texts.scopes} error={formState.errors.scopes?.message}>
        {scopes.map((scope) => (
          <CheckboxField
            key={scope}
            label={texts.scopeNames[scope]}
            hint={texts.scopeHints[scope]}
            value={scope}
            {...register("scopes", rules.scopes)}
          />
        ))}
      </ChoiceGroup>
      <DateField {...field("expiresAt")} type="date" hint={texts.expiresHint} required={false} />
    </DialogForm>
  );
}
