import { useMayDo } from "../../../features/session/use-may-do";
import { reviewTexts } from "@shop/shared/messages/en/account";
import { manageReviewsTexts, moderateSelectedTexts } from "@shop/shared/messages/en/admin";
import { useListParams, type ListFilter } from "../../../ui/table/list-params";
import { Page } from "../../../ui/layout/Page";
import { PagedTable } from "../../../ui/table/PagedTable";
import { truncate } from "../../../ui/format/format";
import { SelectionBar } from "../selection/SelectionBar";
import { Empty } from "../../../ui/feedback/states";
import { useColumns } from "../parts/actions-column";
import { pageQuery } from "../parts/page-query";
import { useListSelection } from "../selection/use-list-selection";
import {
  type ManageReviewsQuery,
  useManageReviewsQuery,
  type ReviewColumns_ReviewFragment,
  useHideReviewMutation,
  useShowReviewMutation,
} from "./ManageReviewsPage.generated";
import { reviewColumns } from "./review-columns";
import { isNotFound } from "../../../graphql/errors";
import { evictLists } from "../../../graphql/evict";
import type { BulkAction } from "../selection/bulk-action";

/** Hides the selected reviews, or publishes them. */
function useModerateSelected(): BulkAction<ReviewColumns_ReviewFragment>[] {
  const [hide, { client }] = useHideReviewMutation();
  const [show] = useShowReviewMutation();

  const actionOf = (
    moderate: typeof hide | typeof show,
    texts: (typeof moderateSelectedTexts)["hide" | "show"],
  ): BulkAction<ReviewColumns_ReviewFragment> => ({
    label: texts.label,
    confirmation: (reviews) => ({
      title: texts.question(reviews.length),
      text: texts.consequence,
      confirm: texts.label,
    }),
    act: ({ id }) =>
      moderate({ variables: { id } }).then(
        () => null,
        (error: unknown) => {
          if (isNotFound(error)) return moderateSelectedTexts.gone;
          throw error;
        },
      ),
    onFinished: () => evictLists(client.cache, "reviews"),
    says: texts.done,
  });
  return [actionOf(hide, moderateSelectedTexts.hide), actionOf(show, moderateSelectedTexts.show)];
}

const filters: readonly ListFilter[] = [
  { slug: "shown", label: reviewTexts.states.shown },
  { slug: "hidden", label: reviewTexts.states.hidden },
  { slug: "waiting", label: reviewTexts.states.waiting },
];

const filterVariables: Record<string, { hidden?: boolean; pending?: boolean }> = {
  shown: { hidden: false },
  hidden: { hidden: true, pending: false },
  waiting: { pending: true },
};

const { noun } = manageReviewsTexts;

const reviewsOf = (data: ManageReviewsQuery) => data.allReviews;

const nameOf = ({ name, comment }: ReviewColumns_ReviewFragment) => `${name}: ${truncate(comment, 40)}`;

/** `/manageReviews`: publishes, hides and shows reviews. */
export function ManageReviewsPage() {
  const list = useListParams(undefined, filters);
  const query = useManageReviewsQuery(pageQuery(list.params, filterVariables[list.params.filter ?? ""]));
  const selection = useListSelection(query, reviewsOf, nameOf);
  const moderateSelected = useModerateSelected();
  const mayModerate = useMayDo("WRITE_REVIEWS");

  return (
    <Page title={manageReviewsTexts.title} width="wide">
      <PagedTable
        noun={noun}
        columns={useColumns(reviewColumns, "WRITE_REVIEWS")}
        navigation={list}
        query={query}
        select={reviewsOf}
        placeholder={manageReviewsTexts.searchHint}
        defaultSortLabel={manageReviewsTexts.newest}
        empty={<Empty>{manageReviewsTexts.empty}</Empty>}
        selection={mayModerate ? selection : undefined}
      />
      {mayModerate && <SelectionBar noun={noun} selection={selection} actions={moderateSelected} />}
    </Page>
  );
}
