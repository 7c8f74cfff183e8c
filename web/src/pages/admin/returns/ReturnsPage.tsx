import { manageReturnsTexts as texts, returnStatusTexts } from "@shop/shared/messages/en/returns";
import { returnStatuses } from "@shop/shared/return-transitions";
import { Empty } from "../../../ui/feedback/states";
import { Page } from "../../../ui/layout/Page";
import { useListParams } from "../../../ui/table/list-params";
import { PagedTable } from "../../../ui/table/PagedTable";
import { pageQuery } from "../parts/page-query";
import { returnColumns } from "./return-columns";
import { useReturnsQuery } from "./ReturnsPage.generated";

/** The states by which returns are listed. */
const filters = returnStatuses.map((status) => ({
  slug: status.toLowerCase(),
  label: returnStatusTexts[status],
  status,
}));

/** `/returns`: what customers want to send back, newest first. */
export function ReturnsPage() {
  const list = useListParams(undefined, filters);
  const status = filters.find(({ slug }) => slug === list.params.filter)?.status;
  const query = useReturnsQuery(pageQuery(list.params, status && { status: [status] }));
  return (
    <Page title={texts.title} width="wide">
      <PagedTable
        noun={texts.noun}
        columns={returnColumns}
        navigation={list}
        query={query}
        select={(data) => data.returns}
        placeholder={texts.search}
        defaultSortLabel={texts.newest}
        empty={<Empty>{texts.empty}</Empty>}
      />
    </Page>
  );
}
