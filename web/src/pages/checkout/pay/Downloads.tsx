import { useAuthorizedFetch } from "../../../features/session/use-authorized-fetch";
import { OrderDocuments } from "../../../features/orders/OrderDocuments";
import type { OrderDocuments_OrderFragment } from "../../../features/orders/OrderDocuments.generated";

/** Downloads of the invoices and credit notes of the viewer's orders. */
export function Downloads({ orders }: { orders: readonly OrderDocuments_OrderFragment[] }) {
  return <OrderDocuments orders={orders} authorizedFetch={useAuthorizedFetch()} />;
}
