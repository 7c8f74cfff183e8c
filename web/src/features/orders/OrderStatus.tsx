import { styled } from "styled-components";
import type { OrderStatus as Status } from "../../graphql/schema.generated";
import { orderStatusTexts } from "../../messages/order-life";
import { space } from "../../theme/tokens";
import { Badge, type BadgeTone } from "../../ui/feedback/Badge";

const tones: Readonly<Record<Status, BadgeTone>> = {
  PLACED: "neutral",
  PAID: "good",
  SHIPPED: "accent",
  DELIVERED: "accent",
  CANCELLED: "bad",
  REFUNDED: "neutral",
};

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

interface OrderStatusProps {
  status: Status;
  /** Whether it is paid, which one that was sent shows beside its state. */
  paid?: boolean;
}

/** The state of an order as a badge; of an open one, whether it is paid (spec §2). */
export function OrderStatus({ status, paid }: OrderStatusProps) {
  const state = <Badge tone={tones[status]}>{orderStatusTexts[status]}</Badge>;
  if (status !== "SHIPPED" || paid === undefined) return state;
  return (
    <Badges>
      <OrderStatus status={paid ? "PAID" : "PLACED"} />
      {state}
    </Badges>
  );
}
