import { WEBHOOK_EVENTS, webhookLimits } from "@shop/shared/webhooks";
import { useForm } from "react-hook-form";
import { evictLists } from "../../../graphql/evict";
import { webhooksTexts as texts } from "../../../messages/admin-webhooks";
import { CheckboxField } from "../../../ui/form/CheckboxField";
import { ChoiceGroup } from "../../../ui/form/ChoiceGroup";
import { TextField } from "../../../ui/form/Field";
import { textRule } from "../../../ui/form/text-rule";
import { DialogForm } from "../DialogForm";
import { useSave } from "../use-save";
import { useCreateWebhookMutation, type CreateWebhookMutation } from "./WebhooksPage.generated";

interface WebhookEntry {
  url: string;
  events: string[];
}

const labels = { url: texts.url, events: texts.events } as const;

interface WebhookDialogProps {
  onClose: () => void;
  onCreated: (created: CreateWebhookMutation["createWebhook"]) => void;
}

/** Asks for the address and the events of a new webhook. */
export function WebhookDialog({ onClose, onCreated }: WebhookDialogProps) {
  const { register, handleSubmit, formState, setError } = useForm<WebhookEntry>({
    defaultValues: { url: "", events: [] },
  });
  const { errors, isSubmitting } = formState;
  const { failure, attempt } = useSave<WebhookEntry>(labels);
  const [create] = useCreateWebhookMutation({ update: (cache) => evictLists(cache, "webhooks") });
  const send = handleSubmit(async (entry) => {
    const save = async () => {
      const { data } = await create({ variables: entry });
      if (data) onCreated(data.createWebhook);
    };
    if (await attempt(save, setError)) onClose();
  });

  return (
    <DialogForm
      title={texts.add}
      text={texts.dialogText}
      submit={texts.create}
      busy={isSubmitting}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={labels.url}
        hint={texts.urlHint}
        type="url"
        inputMode="url"
        placeholder={texts.urlStart}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.url?.message}
        {...register("url", textRule(labels.url, { min: 1, max: webhookLimits.url }))}
      />
      <ChoiceGroup label={labels.events} error={errors.events?.message}>
        {WEBHOOK_EVENTS.map((event) => (
          <CheckboxField
            key={event}
            label={<code>{event}</code>}
            hint={texts.about[event]}
            value={event}
            {...register("events", { validate: ({ length }) => length > 0 || texts.eventsMissing })}
          />
        ))}
      </ChoiceGroup>
    </DialogForm>
  );
}
