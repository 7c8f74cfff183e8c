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
import { OrderSheet } from "./OrderSheet";
import { useOrderInUrl } from "./use-order-in-url";
import { pageVariables } from "../page-variables";

/** `/manageOrder` (spec §2 Manage Orders). */
export function ManageOrdersPage() {
  const list = useListParams(orderSortOptions);
  const query = useManageOrdersQuery({
    variables: pageVariables(list.params),
    fetchPolicy: "cache-and-network",
  });

  const opened = useOrderInUrl();

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
        placeholder="Customer, email or item"
        defaultSortLabel="Newest"
        empty={<Empty>{manageOrdersTexts.empty}</Empty>}
      />
      {opened.id && (
        <OrderSheet
          key={opened.id}
          id={opened.id}
          listed={query.data?.orders.nodes.find(({ id }) => id === opened.id)}
          onClose={opened.close}
        />
      )}
    </Page>
  );
}
