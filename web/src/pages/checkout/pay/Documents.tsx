import { lazy, Suspense } from "react";
import type { OrderDocuments_OrderFragment } from "../../../features/orders/OrderDocuments.generated";
import { Skeleton } from "../../../ui/feedback/states";

const Downloads = lazy(() => import("./Downloads").then((file) => ({ default: file.Downloads })));

/**
 * Download links to the orders' invoices and credit notes. The code is loaded once there are documents; a placeholder takes their
 * space.
 */
export function Documents({ orders }: { orders: readonly OrderDocuments_OrderFragment[] }) {
  const none = orders.every(({ invoice, creditNotes }) => !invoice && creditNotes.length === 0);
  if (none) return null;
  return (
    <Suspense fallback={<Skeleton $height="calc(1.5rem + var(--target))" />}>
      <Downloads orders={orders} />
    </Suspense>
  );
}
