import { Page } from "../../../ui/layout/Page";

/** TODO */
export function ManageOrderPage() {
  return <Page title="Order">{null}</Page>;
}
