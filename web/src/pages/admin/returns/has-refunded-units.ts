import type { ReturnActions_ReturnFragment } from "./ReturnPage.generated";

/** Whether units of a return were refunded on the page of their order: another refund would pay for units that the customer keeps. */
export const hasRefundedUnits = ({ orders }: ReturnActions_ReturnFragment): boolean =>
  orders.some(({ qty, order }) => qty > order.qty - order.refundedQty);
