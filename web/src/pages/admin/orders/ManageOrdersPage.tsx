import { pageSizes } from "@shop/shared/lists";
import { Navigate, useSearchParams } from "react-router-dom";
import { manageOrdersTexts } from "../../../messages/manage-orders";
import { paths } from "../../../routing/paths";
import { useListParams } from "../../../ui/table/list-params";
import { Page } from "../../../ui/layout/Page";
import { PagedTable } from "../../../ui/table/PagedTable";
import { Empty } from "../../../ui/feedback/states";
import { useDaysFilter } from "../../../ui/table/use-days-filter";
import { useRowSelection } from "../../../ui/table/use-row-selection";
import { SelectionBar } from "../SelectionBar";
import { ExportButton } from "../ExportButton";
import { pageVariables } from "../page-variables";
import { useOrderActions } from "./actions/use-order-actions";
import { customerOf } from "../../../features/orders/customer-of";
import { useManageOrdersQuery, type OrderColumns_OrderFragment } from "./ManageOrdersPage.generated";
import { orderColumns } from "./order-columns";
import { orderFilters, orderVariables } from "./order-filters";
import { orderSortOptions } from "./order-sort-options";

const noun = ["order", "orders"] as const;

const noRows: readonly OrderColumns_OrderFragment[] = [];

const nameOf = (order: OrderColumns_OrderFragment) =>
  manageOrdersTexts.nameOf(order.productName, customerOf(order), order.number);

/** `/manageOrder` (spec §2 Manage Orders). */
export function ManageOrdersPage() {
  const [params] = useSearchParams();
  const order = params.get("order"); // where an order's details were before they had a page
  return order ? <Navigate to={paths.manageOrder(order)} replace /> : <ManageOrders />;
}

function ManageOrders() {
  const list = useListParams(orderSortOptions, orderFilters);
  const query = useManageOrdersQuery({
    variables: { ...pageVariables(list.params), ...orderVariables(list.params) },
    fetchPolicy: "cache-and-network",
  });
  const daysFilter = useDaysFilter({ label: manageOrdersTexts.placed, navigation: list });
  const selection = useRowSelection(query.data?.orders.nodes ?? noRows, nameOf);

  return (
    <Page title={manageOrdersTexts.title} width="wide" actions={<Exports />}>
      <PagedTable
        noun={noun}
        columns={orderColumns}
        navigation={list}
        query={query}
        select={(data) => data.orders}
        pageSize={pageSizes.admin}
        placeholder={manageOrdersTexts.search}
        allLabel={manageOrdersTexts.states.open}
        daysFilter={daysFilter}
        defaultSortLabel="Newest"
        empty={<Empty>{manageOrdersTexts.empty}</Empty>}
        selection={selection}
      />
      <SelectionBar noun={noun} selection={selection} actions={useOrderActions(selection.rows)} />
    </Page>
  );
}

function Exports() {
  return (
    <>
      <ExportButton from="/exports/orders.csv?delivered=false" saveAs="orders.csv">
        {manageOrdersTexts.exportCsv}
      </ExportButton>
      <ExportButton from="/exports/orders.csv?delivered=true" saveAs="delivered-orders.csv">
        {manageOrdersTexts.exportDelivered}
      </ExportButton>
    </>
  );
}
