import { useManageReviewsQuery } from "../../graphql/generated";
import { useListAddress, type ListPart } from "../../ui/list-address";
import { Page } from "../../ui/Page";
import { PagedTable } from "../../ui/PagedTable";
import { Empty } from "../../ui/states";
import { pageSize, pageVariables } from "./page-variables";
import { reviewColumns } from "./review-columns";

const orders = [] as const;

const parts: readonly ListPart[] = [
  { inUrl: "shown", label: "Shown" },
  { inUrl: "hidden", label: "Hidden" },
];

/** `/manageReviews`: what customers said, to be hidden from the shop's pages or shown again. */
export function ManageReviewsPage() {
  const address = useListAddress(orders, parts);
  const { part } = address.place;
  const query = useManageReviewsQuery({
    variables: { ...pageVariables(address.place), hidden: part === null ? null : part === "hidden" },
    fetchPolicy: "cache-and-network",
  });

  return (
    <Page title="Manage Reviews" width="wide">
      <PagedTable
        noun={["review", "reviews"]}
        columns={reviewColumns}
        address={address}
        query={query}
        pageSize={pageSize}
        placeholder="Name or comment…"
        ownOrder="Newest"
        empty={<Empty>Nobody has reviewed the shop yet.</Empty>}
      />
    </Page>
  );
}
