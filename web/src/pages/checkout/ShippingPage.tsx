import { isQuantity } from "@shop/shared/stock";
import { useParams } from "react-router-dom";
import { shippingTexts } from "../../messages/checkout";
import { paths } from "../../routing/paths";
import { ButtonLink } from "../../ui/form/Button";
import { Page } from "../../ui/layout/Page";
import { Empty, Failure, Loading } from "../../ui/feedback/states";
import { ShippingForm } from "./ShippingForm";
import { ShippingSkeleton } from "./ShippingSkeleton";
import { useShippingQuery } from "./ShippingPage.generated";

/** `/payment/:id/:qty` (spec §2 Shipping). */
export function ShippingPage() {
  return (
    <Page title={shippingTexts.heading} width="regular">
      <Shipping />
    </Page>
  );
}

function Shipping() {
  const { id = "", qty: quantity = "" } = useParams();
  const { data, error, refetch } = useShippingQuery({ variables: { id }, fetchPolicy: "cache-and-network" });

  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <Loading what={shippingTexts.loading}>
        <ShippingSkeleton />
      </Loading>
    );
  }
  if (!data.product) {
    return (
      <Empty action={<ButtonLink to={paths.products}>{shippingTexts.seeProducts}</ButtonLink>}>
        {shippingTexts.notSold}
      </Empty>
    );
  }
  return (
    <ShippingForm
      key={`${id} ${quantity}`}
      product={data.product}
      initialQuantity={parseQuantity(quantity)}
    />
  );
}

/** The URL's quantity, or 1 where it is invalid: /payment/x/0, /payment/x/-1. */
function parseQuantity(quantity: string): number {
  return isQuantity(Number(quantity)) ? Number(quantity) : 1;
}
