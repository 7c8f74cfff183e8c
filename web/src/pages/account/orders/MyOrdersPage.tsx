import { useParams, useSearchParams } from "react-router-dom";
import { myOrdersTexts } from "../../../messages/account";
import { Page } from "../../../ui/layout/Page";
import { LoadingOrders } from "./MyOrdersTable";
import { OpenOrders } from "./OpenOrders";
import { OrderTabs } from "./OrderTabs";
import { PastOrders } from "./PastOrders";
import { useOwnAddress } from "./use-own-address";

/** `/myOrder/:email` (spec §2 My Orders), and with `?show=past` the orders that are delivered, cancelled or refunded. */
export function MyOrdersPage() {
  const { id: email = "" } = useParams();
  const [params] = useSearchParams();
  const own = useOwnAddress(email);
  const past = params.get("show") === "past";

  return (
    <Page title={myOrdersTexts.title} width="wide">
      {own ? (
        past ? (
          <PastOrders />
        ) : (
          <OpenOrders />
        )
      ) : (
        <OrderTabs shown="open">
          <LoadingOrders />
        </OrderTabs>
      )}
    </Page>
  );
}
