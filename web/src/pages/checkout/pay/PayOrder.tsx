import { useParams } from "react-router-dom";
import { useStartPayment } from "./PayButton";
import { useViewer } from "../../../features/session/SessionProvider";
import { isNotFound } from "../../../graphql/errors";
import { payTexts } from "../../../messages/checkout";
import { paths } from "../../../paths";
import { Empty, Failure, Loading } from "../../../ui/feedback/states";
import { ButtonLink } from "../../../ui/form/Button";
import { OrderLines } from "../OrderLines";
import { useCheckoutOrderQuery, type CheckoutOrderQuery } from "./Checkout.generated";
import { Documents } from "./Documents";
import { PayFailure, PayLayout, PayPanel, PayStack } from "./PayPanel";
import { PaySkeleton } from "./PaySkeleton";
import { ShipsTo } from "./ShipsTo";

type CheckoutOrder = CheckoutOrderQuery["order"];

/** One order of the viewer with its payment; or the reason why there is nothing to pay. */
export function PayOrder() {
  const { id = "" } = useParams();
  const { email } = useViewer();
  const { data, error, refetch } = useCheckoutOrderQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const payment = useStartPayment(refetch);

  if (isNotFound(error)) {
    return (
      <Empty action={<ButtonLink to={paths.myOrders(email)}>{payTexts.myOrders}</ButtonLink>}>
        {payTexts.unknownOrder}
      </Empty>
    );
  }
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <Loading what={payTexts.loadingOrder}>
        <PaySkeleton />
      </Loading>
    );
  }
  const { order } = data;
  return (
    <PayStack>
      <PayFailure payment={payment} />
      {order.canPay ? (
        <PayLayout>
          <PayStack>
            <OrderLines orders={[order]} />
            <ShipsTo order={order} />
          </PayStack>
          <PayPanel orders={[order]} payment={payment} />
        </PayLayout>
      ) : (
        <NothingToPay order={order} />
      )}
    </PayStack>
  );
}

/** The reason why the order can't be paid, with a link to the next step. */
function NothingToPay({ order }: { order: CheckoutOrder }) {
  const viewer = useViewer();
  const own = viewer.email === order.email;
  const link = own ? (
    <ButtonLink to={paths.myOrder(order.email, order.id)}>{payTexts.seeOrder}</ButtonLink>
  ) : (
    <ButtonLink to={paths.manageOrder(order.id)}>{payTexts.manageOrder}</ButtonLink>
  );
  return (
    <>
      <OrderLines orders={[order]} />
      <Documents orders={[order]} />
      <Empty action={link}>{reasonOf(order)}</Empty>
    </>
  );
}

function reasonOf({ status, paid, total }: CheckoutOrder): string {
  if (paid && total === 0 && status !== "REFUNDED") return payTexts.free;
  switch (status) {
    case "PAID":
      return payTexts.paid;
    case "DELIVERED":
      return payTexts.delivered;
    case "CANCELLED":
      return payTexts.cancelled;
    case "REFUNDED":
      return payTexts.refunded;
    case "SHIPPED":
      return paid ? payTexts.paid : payTexts.notYours;
    case "PLACED":
      return payTexts.notYours;
  }
}
