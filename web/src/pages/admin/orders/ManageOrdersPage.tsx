import { pageSizes } from "@shop/shared/lists";
import { manageOrdersTexts } from "../../../messages/admin";
import { useListParams } from "../../../ui/table/list-params";
import { Page } from "../../../ui/layout/Page";
import { PagedTable } from "../../../ui/table/PagedTable";
import { Empty } from "../../../ui/feedback/states";
import { ExportButton } from "../ExportButton";
import { useManageOrdersQuery } from "./ManageOrdersPage.generated";
import { orderColumns } from "./order-columns";
import { orderSortOptions } from "./order-sort-options";
import { pageVariables } from "../page-variables";

/** `/manageOrder` (spec §2 Manage Orders). */
export function ManageOrdersPage() {
  const list = useListParams(orderSortOptions);
  const query = useManageOrdersQuery({
    variables: pageVariables(list.params),
    fetchPolicy: "cache-and-network",
  });

  return (
    <Page
      title={manageOrdersTexts.title}
      width="wide"
      actions={
        <>
          <ExportButton from="/exports/orders.csv?delivered=false" saveAs="orders.csv">
            Export CSV
          </ExportButton>
          <ExportButton from="/exports/orders.csv?delivered=true" saveAs="delivered-orders.csv">
            Export delivered
          </ExportButton>
        </>
      }
    >
      <PagedTable
        noun={["order", "orders"]}
        columns={orderColumns}
        navigation={list}
        query={query}
        select={(data) => data.orders}
        pageSize={pageSizes.admin}
        placeholder="Customer, e-mail or item…"
        defaultSortLabel="Newest"
        empty={<Empty>Every order has been delivered.</Empty>}
      />
    </Page>
  );
}
