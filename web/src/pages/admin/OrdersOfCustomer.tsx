import { orderStatuses } from "@shop/shared/order-transitions";
import { manageOrdersTexts } from "@shop/shared/messages/en/admin-orders";
import { userTexts as texts } from "@shop/shared/messages/en/admin";
import { Empty } from "../../ui/feedback/states";
import { useListParams } from "../../ui/table/list-params";
import { PagedTable } from "../../ui/table/PagedTable";
import { ordersOfCustomerColumns } from "./orders/order-columns";
import { customerFilters, orderSortOptions, orderVariables } from "./orders/order-filters";
import { useManageOrdersQuery } from "./orders/ManageOrdersPage.generated";
import { useColumns } from "./parts/actions-column";
import { pageQuery } from "./parts/page-query";

const { noun, sorts, states } = manageOrdersTexts;

/** The orders of a customer, newest first, optionally filtered by state, with their actions. */
export function OrdersOfCustomer({ customer }: { customer: string }) {
  const list = useListParams(orderSortOptions, customerFilters);
  const { params } = list;
  const query = useManageOrdersQuery(
    pageQuery(params, {
      ...orderVariables(params, customerFilters),
      ...(!params.filter && { status: [...orderStatuses] }),
      customer,
    }),
  );

  return (
    <PagedTable
      noun={noun}
      columns={useColumns(ordersOfCustomerColumns, "WRITE_ORDERS")}
      navigation={list}
      query={query}
      select={(data) => data.orders}
      placeholder={texts.orderSearch}
      allLabel={states.all}
      defaultSortLabel={sorts.newest}
      empty={<Empty>{texts.ordersEmpty}</Empty>}
    />
  );
}
