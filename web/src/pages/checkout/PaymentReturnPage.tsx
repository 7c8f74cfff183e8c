import { Page } from "../../ui/layout/Page";

/** TODO */
export function PaymentReturnPage() {
  return <Page title="Payment">{null}</Page>;
}
