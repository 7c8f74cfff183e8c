import { useListParams, type ListPart } from "../../../ui/table/list-params";
import { Page } from "../../../ui/layout/Page";
import { PagedTable } from "../../../ui/table/PagedTable";
import { Empty } from "../../../ui/feedback/states";
import { pageSize, pageVariables } from "../page-variables";
import { useManageReviewsQuery } from "./ManageReviewsPage.generated";
import { reviewColumns } from "./review-columns";

const orders = [] as const;

const parts: readonly ListPart[] = [
  { inUrl: "shown", label: "Shown" },
  { inUrl: "hidden", label: "Hidden" },
  { inUrl: "waiting", label: "Waiting" },
];

const filters: Record<string, { hidden?: boolean; pending?: boolean }> = {
  shown: { hidden: false },
  hidden: { hidden: true, pending: false },
  waiting: { pending: true },
};

/** `/manageReviews`: what customers said, to be published, hidden from the shop's pages or shown again. */
export function ManageReviewsPage() {
  const address = useListParams(orders, parts);
  const { part } = address.place;
  const query = useManageReviewsQuery({
    variables: { ...pageVariables(address.place), ...(part && filters[part]) },
    fetchPolicy: "cache-and-network",
  });

  return (
    <Page title="Manage Reviews" width="wide">
      <PagedTable
        noun={["review", "reviews"]}
        columns={reviewColumns}
        address={address}
        query={query}
        select={(data) => data.allReviews}
        pageSize={pageSize}
        placeholder="Name or comment…"
        ownOrder="Newest"
        empty={<Empty>Nobody has reviewed the shop yet.</Empty>}
      />
    </Page>
  );
}
