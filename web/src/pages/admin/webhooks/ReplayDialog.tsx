import { webhookTexts } from "../../../messages/admin-programs";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { DateField } from "../../../ui/form/DateField";
import { DialogForm } from "../../../ui/dialog/DialogForm";
import { fromLocalTime, toLocalTime } from "../parts/local-time";
import { useSaveForm } from "../parts/use-save-form";
import { useReplayWebhookMutation } from "./WebhookPage.generated";

const { replay: texts } = webhookTexts;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The last 24 hours, up to the end of this minute. */
function lastDay() {
  const now = Date.now() + MINUTE;
  const local = (at: number) => toLocalTime(new Date(at).toISOString());
  return { from: local(now - DAY), to: local(now) };
}

type Period = ReturnType<typeof lastDay>;

const labels = { from: texts.from, to: texts.to };

interface ReplayDialogProps {
  id: string;
  /** Called after the deliveries were queued. */
  onSent: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a period and sends its events again. */
export function ReplayDialog({ id, onSent, onClose }: ReplayDialogProps) {
  const [replay] = useReplayWebhookMutation();
  const alert = useAlert();
  const { register, formState, sending } = useSaveForm<Period, number>({
    labels,
    defaultValues: lastDay(),
    save: async ({ from, to }) => {
      const period = { from: fromLocalTime(from) ?? "", to: fromLocalTime(to) ?? "" };
      const { data } = await replay({ variables: { id, ...period } });
      return data?.replayWebhook ?? 0;
    },
    onSaved: async (count) => {
      onClose();
      await onSent();
      await alert(texts.sent(count));
    },
  });
  const { errors } = formState;
  const field = (name: "from" | "to") => ({
    type: "datetime-local" as const,
    label: labels[name],
    required: true,
    error: errors[name]?.message,
    ...register(name, { required: texts.missing }),
  });

  return (
    <DialogForm title={texts.title} text={texts.text} submit={texts.send} onClose={onClose} {...sending}>
      <DateField {...field("from")} />
      <DateField {...field("to")} />
    </DialogForm>
  );
}
