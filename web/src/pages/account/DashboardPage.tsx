import { lazy, Suspense } from "react";
import { useViewer } from "../../features/session/SessionProvider";
import { layoutTexts } from "../../messages/layout";
import { Page } from "../../ui/layout/Page";
import { Loading } from "../../ui/feedback/states";
import { LatestOrders } from "./LatestOrders";

/** Charts are heavy, and customers have none. */
const ShopDashboard = lazy(async () => ({
  default: (await import("../../features/dashboard/ShopDashboard")).ShopDashboard,
}));

/** `/dashboard`: a customer's latest orders, or an admin's figures (D-20). */
export function DashboardPage() {
  const { role } = useViewer();
  return (
    <Page title={layoutTexts.menu.dashboard} width="wide">
      {role === "ADMIN" ? (
        <Suspense fallback={<Loading what="the dashboard" />}>
          <ShopDashboard />
        </Suspense>
      ) : (
        <LatestOrders />
      )}
    </Page>
  );
}
