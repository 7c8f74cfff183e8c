import { pageSizes } from "@shop/shared/lists";
import { useListParams, type ListFilter } from "../../../ui/table/list-params";
import { Page } from "../../../ui/layout/Page";
import { PagedTable } from "../../../ui/table/PagedTable";
import { Empty } from "../../../ui/feedback/states";
import { pageVariables } from "../page-variables";
import { useManageReviewsQuery } from "./ManageReviewsPage.generated";
import { reviewColumns } from "./review-columns";

const noSortOptions = [] as const;

const filters: readonly ListFilter[] = [
  { slug: "shown", label: "Shown" },
  { slug: "hidden", label: "Hidden" },
  { slug: "waiting", label: "Waiting" },
];

const filterVariables: Record<string, { hidden?: boolean; pending?: boolean }> = {
  shown: { hidden: false },
  hidden: { hidden: true, pending: false },
  waiting: { pending: true },
};

/** `/manageReviews`: publishes, hides and shows reviews. */
export function ManageReviewsPage() {
  const list = useListParams(noSortOptions, filters);
  const { filter } = list.params;
  const query = useManageReviewsQuery({
    variables: { ...pageVariables(list.params), ...(filter && filterVariables[filter]) },
    fetchPolicy: "cache-and-network",
  });

  return (
    <Page title="Manage Reviews" width="wide">
      <PagedTable
        noun={["review", "reviews"]}
        columns={reviewColumns}
        navigation={list}
        query={query}
        select={(data) => data.allReviews}
        pageSize={pageSizes.admin}
        placeholder="Name or comment…"
        defaultSortLabel="Newest"
        empty={<Empty>Nobody has reviewed the shop yet.</Empty>}
      />
    </Page>
  );
}
