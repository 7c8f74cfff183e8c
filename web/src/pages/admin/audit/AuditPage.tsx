import { pageSizes } from "@shop/shared/lists";
import { auditTexts } from "../../../messages/audit";
import { useListParams } from "../../../ui/table/list-params";
import { Page } from "../../../ui/layout/Page";
import { PagedTable } from "../../../ui/table/PagedTable";
import { Empty } from "../../../ui/feedback/states";
import { actionOf, auditFilters } from "./audit-actions";
import { useAuditQuery } from "./AuditPage.generated";
import { auditColumns } from "./audit-columns";
import { pageVariables } from "../page-variables";

const noSortOptions = [] as const;

/** `/audit`: the append-only log of who did what and when. */
export function AuditPage() {
  const list = useListParams(noSortOptions, auditFilters);
  const query = useAuditQuery({
    variables: { ...pageVariables(list.params), action: actionOf(list.params.filter) },
    fetchPolicy: "cache-and-network",
  });

  return (
    <Page title={auditTexts.title} lead={auditTexts.lead} width="wide">
      <PagedTable
        noun={["entry", "entries"]}
        columns={auditColumns}
        navigation={list}
        query={query}
        select={(data) => data.auditEntries}
        pageSize={pageSizes.admin}
        placeholder={auditTexts.searchHint}
        defaultSortLabel="Latest"
        empty={<Empty>{auditTexts.empty}</Empty>}
      />
    </Page>
  );
}
