import { Page } from "../../ui/layout/Page";

/** TODO */
export function CheckoutAllPage() {
  return <Page title="Checkout">{null}</Page>;
}
