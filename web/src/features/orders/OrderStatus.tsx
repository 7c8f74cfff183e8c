import type { OrderStatus as Status } from "../../graphql/schema.generated";
import { orderStatusTexts, sentUnpaidText } from "@shop/shared/messages/en/orders";
import { Badge, type BadgeTone } from "../../ui/feedback/Badge";

const tones: Readonly<Record<Status, BadgeTone>> = {
  PLACED: "neutral",
  PAID: "good",
  SHIPPED: "accent",
  DELIVERED: "accent",
  CANCELLED: "bad",
  REFUNDED: "neutral",
};

interface OrderStatusProps {
  status: Status;
  /** Whether it is paid; a sent order shows this too. */
  paid?: boolean;
}

/** The state of an order as a badge; for an open order, whether it is paid (spec §2). */
export function OrderStatus({ status, paid }: OrderStatusProps) {
  if (status === "SHIPPED" && paid === false) return <Badge tone="bad">{sentUnpaidText}</Badge>;
  return <Badge tone={tones[status]}>{orderStatusTexts[status]}</Badge>;
}
