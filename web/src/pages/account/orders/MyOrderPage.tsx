import { Page } from "../../../ui/layout/Page";

/** TODO */
export function MyOrderPage() {
  return <Page title="Order">{null}</Page>;
}
