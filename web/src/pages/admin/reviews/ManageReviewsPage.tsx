import { pageSizes } from "@shop/shared/lists";
import { manageReviewsTexts } from "../../../messages/manage-reviews";
import { useListParams, type ListFilter } from "../../../ui/table/list-params";
import { Page } from "../../../ui/layout/Page";
import { PagedTable } from "../../../ui/table/PagedTable";
import { truncate } from "../../../ui/format/format";
import { useRowSelection } from "../../../ui/table/use-row-selection";
import { SelectionBar } from "../SelectionBar";
import { useModerateSelected } from "./use-moderate-selected";
import { Empty } from "../../../ui/feedback/states";
import { pageVariables } from "../page-variables";
import { useManageReviewsQuery, type ReviewColumns_ReviewFragment } from "./ManageReviewsPage.generated";
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

const noun = ["review", "reviews"] as const;

const noRows: readonly ReviewColumns_ReviewFragment[] = [];

const nameOf = ({ name, comment }: ReviewColumns_ReviewFragment) => `${name}: ${truncate(comment, 40)}`;

/** `/manageReviews`: publishes, hides and shows reviews. */
export function ManageReviewsPage() {
  const list = useListParams(noSortOptions, filters);
  const { filter } = list.params;
  const query = useManageReviewsQuery({
    variables: { ...pageVariables(list.params), ...(filter && filterVariables[filter]) },
    fetchPolicy: "cache-and-network",
  });
  const selection = useRowSelection(query.data?.allReviews.nodes ?? noRows, nameOf);
  const moderateSelected = useModerateSelected();

  return (
    <Page title={manageReviewsTexts.title} width="wide">
      <PagedTable
        noun={noun}
        columns={reviewColumns}
        navigation={list}
        query={query}
        select={(data) => data.allReviews}
        pageSize={pageSizes.admin}
        placeholder={manageReviewsTexts.searchHint}
        defaultSortLabel="Newest"
        empty={<Empty>{manageReviewsTexts.empty}</Empty>}
        selection={selection}
      />
      <SelectionBar noun={noun} selection={selection} actions={moderateSelected} />
    </Page>
  );
}
