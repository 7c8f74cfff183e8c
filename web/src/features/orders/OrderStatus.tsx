import type { OrderStatus as Status } from "../../graphql/schema.generated";
import { orderStatusTexts } from "../../messages/order-life";
import { Badge, type BadgeTone } from "../../ui/feedback/Badge";

const tones: Readonly<Record<Status, BadgeTone>> = {
  PLACED: "neutral",
  PAID: "good",
  DELIVERED: "accent",
  CANCELLED: "bad",
  REFUNDED: "neutral",
};

/** The state of an order as a badge; of an open one, whether it is paid (spec §2). */
export function OrderStatus({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{orderStatusTexts[status]}</Badge>;
}
