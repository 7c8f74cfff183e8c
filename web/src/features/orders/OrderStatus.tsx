import { myOrdersTexts } from "../../messages";
import { Badge } from "../../ui/Badge";

/** Whether an order is paid (spec §2). */
export function OrderStatus({ paid }: { paid: boolean }) {
  return <Badge tone={paid ? "good" : "neutral"}>{paid ? myOrdersTexts.paid : myOrdersTexts.notPaid}</Badge>;
}
