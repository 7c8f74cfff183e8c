import { Page } from "../../../ui/layout/Page";

/** TODO */
export function JobsPage() {
  return <Page title="Jobs">{null}</Page>;
}
