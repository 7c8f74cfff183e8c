import { MAX_CART_ITEMS } from "@shop/shared/order";
import { use, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { Documents } from "./pay/Documents";
import { useViewer } from "../../features/session/SessionProvider";
import { isNotFound } from "../../graphql/errors";
import { checkoutTexts, payTexts } from "../../messages/checkout";
import { paths } from "../../paths";
import { Empty, Failure, Loading } from "../../ui/feedback/states";
import { ButtonLink } from "../../ui/form/Button";
import { CurrentSite } from "../../ui/layout/Head";
import { Page } from "../../ui/layout/Page";
import {
  useCheckoutOfCartQuery,
  useUnpaidOrdersQuery,
  type UnpaidOrdersQuery,
} from "./pay/Checkout.generated";
import { ShipsTo } from "./pay/ShipsTo";
import { PaySkeleton } from "./pay/PaySkeleton";
import { useStartPayment } from "./pay/PayButton";
import { OrderLines } from "./OrderLines";
import { PayFailure, PayLayout, PayPanel, PayStack } from "./pay/PayPanel";

interface PayOrdersProps {
  orders: UnpaidOrdersQuery["myOrders"]["nodes"];
  onRefused: () => unknown;
  /** Whether the orders are of one cart. */
  ofCart?: boolean;
  /** The text if no order waits for payment. */
  nothing: string;
  /** Further content if orders wait for payment. */
  children?: ReactNode;
  /** Shown below the orders. */
  documents?: ReactNode;
}

/** Several orders, and one payment for the unpaid ones. */
function PayOrders({ orders, ofCart = false, onRefused, nothing, documents, children }: PayOrdersProps) {
  const { email } = useViewer();
  const payment = useStartPayment(onRefused);
  const payable = orders.filter(({ canPay }) => canPay);

  return (
    <PayStack>
      <PayFailure payment={payment} />
      {payable.length > 0 ? (
        <PayLayout>
          <PayStack>
            <OrderLines orders={orders} ofCart={ofCart} />
            {ofCart && payable[0] && <ShipsTo order={payable[0]} />}
            {documents}
          </PayStack>
          <PayPanel orders={payable} payment={payment}>
            {children}
          </PayPanel>
        </PayLayout>
      ) : (
        <>
          <OrderLines orders={orders} ofCart={ofCart} />
          {documents}
          <Empty action={<ButtonLink to={paths.myOrders(email)}>{payTexts.myOrders}</ButtonLink>}>
            {nothing}
          </Empty>
        </>
      )}
    </PayStack>
  );
}

/** `/checkout/cart`: one payment for all of the viewer's unpaid orders, or for those of `?checkout=`. */
export function CheckoutAllPage() {
  const [params] = useSearchParams();
  const { payments } = use(CurrentSite);
  const checkout = params.get("checkout");
  return <Page title={checkoutTexts.heading}>{contentOf(payments !== "off", checkout)}</Page>;
}

function contentOf(paymentsTaken: boolean, checkout: string | null): ReactNode {
  if (!paymentsTaken) return <WithoutOrders>{payTexts.paymentsOff}</WithoutOrders>;
  return checkout ? <OrdersOfCart key={checkout} id={checkout} /> : <UnpaidOrders />;
}

/** The orders of one cart. */
function OrdersOfCart({ id }: { id: string }) {
  const { data, error, refetch } = useCheckoutOfCartQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });

  if (isNotFound(error)) return <WithoutOrders>{payTexts.unknownCart}</WithoutOrders>;
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <LoadingOrders />;
  const { orders } = data.checkout;
  return (
    <PayOrders
      orders={orders}
      ofCart
      onRefused={refetch}
      nothing={payTexts.cartDone}
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
  if (nodes.length === 0) return <WithoutOrders>{payTexts.nothingWaits}</WithoutOrders>;
  return (
    <PayOrders orders={nodes} onRefused={refetch} nothing={payTexts.nothingWaits}>
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

function WithoutOrders({ children }: { children: string }) {
  const { email } = useViewer();
  return (
    <Empty action={<ButtonLink to={paths.myOrders(email)}>{payTexts.myOrders}</ButtonLink>}>{children}</Empty>
  );
}
