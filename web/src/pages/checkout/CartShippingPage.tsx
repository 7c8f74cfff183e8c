import { Page } from "../../ui/layout/Page";

/** TODO */
export function CartShippingPage() {
  return <Page title="Shipping">{null}</Page>;
}
