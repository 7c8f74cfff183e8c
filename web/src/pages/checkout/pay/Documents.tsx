import { lazy, Suspense } from "react";
import type { OrderDocuments_OrderFragment } from "../../../features/orders/OrderDocuments.generated";
import { Skeleton } from "../../../ui/feedback/states";

const Downloads = lazy(() => import("./Downloads").then((file) => ({ default: file.Downloads })));

/** Downloads of the orders' invoices and credit notes. Their code is loaded once there are some; a placeholder takes their space. */
export function Documents({ orders }: { orders: readonly OrderDocuments_OrderFragment[] }) {
  const none = orders.every(({ invoice, creditNotes }) => !invoice && creditNotes.length === 0);
  if (none) return null;
  return (
    <Suspense fallback={<Skeleton $height="calc(1.5rem + var(--target))" />}>
      <Downloads orders={orders} />
    </Suspense>
  );
}
