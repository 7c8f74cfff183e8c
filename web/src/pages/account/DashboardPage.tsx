import { lazy, Suspense } from "react";
import { customerDashboardTexts } from "@shop/shared/messages/en/orders";
import { worksHere } from "../../features/session/permissions";
import { useViewer } from "../../features/session/SessionProvider";
import { menuTexts } from "@shop/shared/messages/en/layout";
import { Loading } from "../../ui/feedback/states";
import { Page } from "../../ui/layout/Page";
import { CustomerDashboard } from "./dashboard/CustomerDashboard";

/** In a separate chunk, because customers have no charts. */
const ShopDashboard = lazy(async () => ({
  default: (await import("./dashboard/ShopDashboard")).ShopDashboard,
}));

/** `/dashboard`: a customer's latest orders, or the shop's statistics for admins and staff (D-20). */
export function DashboardPage() {
  const viewer = useViewer();
  if (!worksHere(viewer)) {
    return (
      <Page title={menuTexts.dashboard} lead={<Greeting name={viewer.name} />} width="wide">
        <CustomerDashboard />
      </Page>
    );
  }
  return (
    <Page title={menuTexts.dashboard} width="wide">
      <Suspense fallback={<Loading what={customerDashboardTexts.loading} />}>
        <ShopDashboard />
      </Suspense>
    </Page>
  );
}

function Greeting({ name }: { name: string | null }) {
  const [firstName] = name?.split(" ") ?? [];
  return firstName ? (
    <>
      {customerDashboardTexts.greeting} <bdi>{firstName}</bdi>.
    </>
  ) : (
    <span>{customerDashboardTexts.greetingAlone}</span>
  );
}
