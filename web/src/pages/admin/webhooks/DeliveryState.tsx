import { webhookTexts } from "@shop/shared/messages/en/admin-programs";
import { Badge } from "../../../ui/feedback/Badge";
import type { DeliveryState_DeliveryFragment } from "./WebhooksPage.generated";

const { state } = webhookTexts;

/** Whether the latest attempt succeeded, with the HTTP status of the response, if any. */
export function DeliveryState({ delivery }: { delivery: DeliveryState_DeliveryFragment }) {
  const { error, nextTryAt, attempt, status } = delivery;
  const answered = status === null ? "" : ` · ${status}`;
  if (attempt === 0) return <Badge>{state.waiting}</Badge>;
  if (error === null) return <Badge tone="good">{state.arrived + answered}</Badge>;
  if (nextTryAt) return <Badge tone="accent">{state.retried + answered}</Badge>;
  return <Badge tone="bad">{state.failed + answered}</Badge>;
}
