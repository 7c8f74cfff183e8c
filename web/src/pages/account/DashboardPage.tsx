import { useViewer } from "../../features/session/SessionProvider";
import { layoutTexts } from "../../messages";
import { Page } from "../../ui/Page";
import { LatestOrders } from "./LatestOrders";
import { WaitingOrders } from "./WaitingOrders";

/** `/dashboard`: a customer's latest orders, or what waits for an admin (decision 20). */
export function DashboardPage() {
  const { role } = useViewer();
  return (
    <Page title={layoutTexts.menu.dashboard} width="wide">
      {role === "ADMIN" ? <WaitingOrders /> : <LatestOrders />}
    </Page>
  );
}
