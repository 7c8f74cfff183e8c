import { useParams } from "react-router-dom";
import { useViewer } from "../../../features/session/SessionProvider";
import { isNotFound } from "../../../graphql/errors";
import { payTexts } from "@shop/shared/messages/en/checkout";
import { paths } from "../../../paths";
import { Empty, Failure, Loading } from "../../../ui/feedback/states";
import { ButtonLink } from "../../../ui/form/Button";
import { useCheckoutOrderQuery, type CheckoutOrderQuery } from "./Checkout.generated";
import { Documents } from "./Documents";
import { NothingToPay, PayOrders } from "./PayOrders";
import { PaySkeleton } from "./PaySkeleton";

type CheckoutOrder = CheckoutOrderQuery["order"];

/** One order of the viewer with its payment; or the reason why there is nothing to pay. */
export function PayOrder() {
  const { id = "" } = useParams();
  const { email } = useViewer();
  const { data, error, refetch } = useCheckoutOrderQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });

  if (isNotFound(error)) return <NothingToPay>{payTexts.unknownOrder}</NothingToPay>;
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <Loading what={payTexts.loadingOrder}>
        <PaySkeleton />
      </Loading>
    );
  }
  const { order } = data;
  const link =
    email === order.email ? (
      <ButtonLink to={paths.myOrder(email, order.id)}>{payTexts.seeOrder}</ButtonLink>
    ) : (
      <ButtonLink to={paths.manageOrder(order.id)}>{payTexts.manageOrder}</ButtonLink>
    );
  return (
    <PayOrders
      orders={[order]}
      ofCart
      onRefused={refetch}
      nothing={<Empty action={link}>{reasonOf(order)}</Empty>}
      documents={<Documents orders={[order]} />}
    />
  );
}

/** The reason why the order can't be paid. */
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
