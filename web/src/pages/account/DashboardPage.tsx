import { lazy, Suspense } from "react";
import { useViewer } from "../../features/session/SessionProvider";
import { layoutTexts } from "../../messages/layout";
import { Page } from "../../ui/layout/Page";
import { Loading } from "../../ui/feedback/states";
import { LatestOrders } from "./LatestOrders";

/** In a chunk of its own, because customers have no charts. */
const ShopkeeperDashboard = lazy(async () => ({
  default: (await import("./ShopkeeperDashboard")).ShopkeeperDashboard,
}));

/** `/dashboard`: the latest orders of a customer, or the shop's statistics for an admin (D-20). */
export function DashboardPage() {
  const { role } = useViewer();
  return (
    <Page title={layoutTexts.menu.dashboard} width="wide">
      {role === "ADMIN" ? (
        <Suspense fallback={<Loading what="the dashboard" />}>
          <ShopkeeperDashboard />
        </Suspense>
      ) : (
        <LatestOrders />
      )}
    </Page>
  );
}
