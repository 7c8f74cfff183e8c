import { webhookTexts } from "@shop/shared/messages/en/admin-programs";
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

const rules = { from: { required: texts.missing }, to: { required: texts.missing } };

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
  const { field, sending } = useSaveForm<Period, number>({
    labels,
    rules,
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
  return (
    <DialogForm title={texts.title} text={texts.text} submit={texts.send} onClose={onClose} {...sending}>
      <DateField {...field("from")} type="datetime-local" />
      <DateField {...field("to")} type="datetime-local" />
    </DialogForm>
  );
}
