import { useAuthorizedFetch } from "../../../features/session/use-authorized-fetch";
import { OrderDocuments } from "../../../features/orders/OrderDocuments";
import type { OrderDocuments_OrderFragment } from "../../../features/orders/OrderDocuments.generated";

/** Download links to the invoices and credit notes of the viewer's orders. */
export function Downloads({ orders }: { orders: readonly OrderDocuments_OrderFragment[] }) {
  return <OrderDocuments orders={orders} authorizedFetch={useAuthorizedFetch()} />;
}
