import { MAX_CART_ITEMS } from "@shop/shared/order";
import { use, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { Documents } from "./pay/Documents";
import { isNotFound } from "../../graphql/errors";
import { checkoutTexts, payTexts } from "@shop/shared/messages/en/checkout";
import { Failure, Loading } from "../../ui/feedback/states";
import { CurrentSite } from "../../ui/layout/Head";
import { Page } from "../../ui/layout/Page";
import { useCheckoutOfCartQuery, useUnpaidOrdersQuery } from "./pay/Checkout.generated";
import { NothingToPay, PayOrders } from "./pay/PayOrders";
import { PaySkeleton } from "./pay/PaySkeleton";

/** `/checkout/cart`: one payment for all of the viewer's unpaid orders, or for those of `?checkout=`. */
export function CheckoutAllPage() {
  const [params] = useSearchParams();
  const { payments } = use(CurrentSite);
  const checkout = params.get("checkout");
  return <Page title={checkoutTexts.heading}>{contentOf(payments !== "off", checkout)}</Page>;
}

function contentOf(paymentsTaken: boolean, checkout: string | null): ReactNode {
  if (!paymentsTaken) return <NothingToPay>{payTexts.paymentsOff}</NothingToPay>;
  return checkout ? <OrdersOfCart key={checkout} id={checkout} /> : <UnpaidOrders />;
}

/** The orders of one cart. */
function OrdersOfCart({ id }: { id: string }) {
  const { data, error, refetch } = useCheckoutOfCartQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });

  if (isNotFound(error)) return <NothingToPay>{payTexts.unknownCart}</NothingToPay>;
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <LoadingOrders />;
  const { orders } = data.checkout;
  return (
    <PayOrders
      orders={orders}
      ofCart
      onRefused={refetch}
      nothing={<NothingToPay>{payTexts.cartDone}</NothingToPay>}
      documents={<Documents orders={orders} />}
    />
  );
}

/** All unpaid orders of the viewer, up to the limit of one payment. */
function UnpaidOrders() {
  const { data, error, refetch } = useUnpaidOrdersQuery({ fetchPolicy: "cache-and-network" });

  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <LoadingOrders />;
  const { nodes, totalCount } = data.myOrders;
  if (nodes.length === 0) return <NothingToPay>{payTexts.nothingWaits}</NothingToPay>;
  return (
    <PayOrders
      orders={nodes}
      onRefused={refetch}
      nothing={<NothingToPay>{payTexts.nothingWaits}</NothingToPay>}
    >
      {totalCount > nodes.length && <p>{payTexts.atMost(MAX_CART_ITEMS)}</p>}
    </PayOrders>
  );
}

function LoadingOrders() {
  return (
    <Loading what={payTexts.loadingOrders}>
      <PaySkeleton />
    </Loading>
  );
}
