import { menuTexts } from "@shop/shared/messages/en/layout";
import { newOrderTexts as texts } from "@shop/shared/messages/en/admin-orders";
import { adminMenuTexts } from "@shop/shared/messages/en/admin";
import { paths } from "../../../paths";
import { Failure, Loading } from "../../../ui/feedback/states";
import { FormSkeleton, linesHigh, oneLine } from "../../../ui/form/FormSkeleton";
import { Page } from "../../../ui/layout/Page";
import { BackToList } from "../parts/BackToList";
import { NewOrderForm } from "./NewOrderForm";
import { useNewOrderQuery } from "./NewOrderPage.generated";

/** `/orders/new`: the shop orders for a customer, who gets a payment link by mail. Not in the specification. */
export function NewOrderPage() {
  const { data, error, refetch } = useNewOrderQuery({ fetchPolicy: "cache-and-network" });
  const needs = data?.shopSettings;
  return (
    <Page
      title={adminMenuTexts.pages.newOrder}
      lead={texts.about}
      above={<BackToList path={paths.manageOrders}>{menuTexts.manageOrders}</BackToList>}
    >
      {needs && <NewOrderForm needs={needs} />}
      {!needs && error && <Failure error={error} onRetry={refetch} />}
      {!needs && !error && (
        <Loading what={texts.loading}>
          <FormSkeleton controls={[oneLine, oneLine, oneLine, linesHigh(3), oneLine]} />
        </Loading>
      )}
    </Page>
  );
}
