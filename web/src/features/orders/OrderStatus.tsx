import { myOrdersTexts } from "../../messages/account";
import { Badge } from "../../ui/feedback/Badge";

/** Whether an order is paid (spec §2). */
export function OrderStatus({ paid }: { paid: boolean }) {
  return <Badge tone={paid ? "good" : "neutral"}>{paid ? myOrdersTexts.paid : myOrdersTexts.notPaid}</Badge>;
}
