import { returnStatusTexts } from "@shop/shared/messages/en/returns";
import type { ReturnStatus as Status } from "../../../graphql/schema.generated";
import { Badge, type BadgeTone } from "../../../ui/feedback/Badge";

const tones: Readonly<Record<Status, BadgeTone>> = {
  REQUESTED: "neutral",
  ACCEPTED: "accent",
  DECLINED: "bad",
  RECEIVED: "accent",
  REFUNDED: "good",
  CANCELLED: "neutral",
};

/** The state of a return as a badge. */
export function ReturnStatus({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{returnStatusTexts[status]}</Badge>;
}
