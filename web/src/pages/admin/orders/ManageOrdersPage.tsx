import { pageSizes } from "@shop/shared/lists";
import { manageOrdersTexts } from "../../../messages/admin";
import { useListParams } from "../../../ui/table/list-params";
import { Page } from "../../../ui/layout/Page";
import { PagedTable } from "../../../ui/table/PagedTable";
import { Empty } from "../../../ui/feedback/states";
import { useRowSelection } from "../../../ui/table/use-row-selection";
import { BulkBar } from "../BulkBar";
import { ExportButton } from "../ExportButton";
import { useManageOrdersQuery, type OrderColumns_OrderFragment } from "./ManageOrdersPage.generated";
import { orderColumns } from "./order-columns";
import { orderSortOptions } from "./order-sort-options";
import { OrderSheet } from "./OrderSheet";
import { useDeliverSelected } from "./use-deliver-selected";
import { useOrderInUrl } from "./use-order-in-url";
import { pageVariables } from "../page-variables";

const noun = ["order", "orders"] as const;

const noRows: readonly OrderColumns_OrderFragment[] = [];

const nameOf = ({ name, email, productName }: OrderColumns_OrderFragment) =>
  `${productName}, ${name || email}`;

/** `/manageOrder` (spec §2 Manage Orders). */
export function ManageOrdersPage() {
  const list = useListParams(orderSortOptions);
  const query = useManageOrdersQuery({
    variables: pageVariables(list.params),
    fetchPolicy: "cache-and-network",
  });

  const opened = useOrderInUrl();
  const selection = useRowSelection(query.data?.orders.nodes ?? noRows, nameOf);
  const deliverSelected = useDeliverSelected();

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
        noun={noun}
        columns={orderColumns}
        navigation={list}
        query={query}
        select={(data) => data.orders}
        pageSize={pageSizes.admin}
        placeholder="Customer, email or item"
        defaultSortLabel="Newest"
        empty={<Empty>{manageOrdersTexts.empty}</Empty>}
        selection={selection}
      />
      <BulkBar noun={noun} selection={selection} actions={[deliverSelected]} />
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
