import { useListParams } from "../../../ui/table/list-params";
import { Page } from "../../../ui/layout/Page";
import { PagedTable } from "../../../ui/table/PagedTable";
import { Empty } from "../../../ui/feedback/states";
import { useAuditQuery } from "./AuditPage.generated";
import { actionOf, auditParts } from "./audit-actions";
import { auditColumns } from "./audit-columns";
import { pageSize, pageVariables } from "../page-variables";

const orders = [] as const;

/** `/audit`: who did what and when, from the record that nobody can change. */
export function AuditPage() {
  const address = useListParams(orders, auditParts);
  const query = useAuditQuery({
    variables: { ...pageVariables(address.place), action: actionOf(address.place.part) },
    fetchPolicy: "cache-and-network",
  });

  return (
    <Page title="Audit" lead="Who did what, and when. Entries are added and never changed." width="wide">
      <PagedTable
        noun={["entry", "entries"]}
        columns={auditColumns}
        address={address}
        query={query}
        select={(data) => data.auditEntries}
        pageSize={pageSize}
        placeholder="Who, to what, or what changed…"
        ownOrder="Latest"
        empty={<Empty>Nothing has been done yet.</Empty>}
      />
    </Page>
  );
}
