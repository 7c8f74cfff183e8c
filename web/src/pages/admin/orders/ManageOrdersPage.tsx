import { lazy } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { useMayDo } from "../../../features/session/use-may-do";
import { adminMenuTexts, fileNames } from "@shop/shared/messages/en/admin";
import { manageOrdersTexts, refundTexts } from "@shop/shared/messages/en/admin-orders";
import { paths } from "../../../paths";
import { useListParams } from "../../../ui/table/list-params";
import { ButtonLink } from "../../../ui/form/Button";
import { Page } from "../../../ui/layout/Page";
import type { RowGroup } from "../../../ui/table/Table";
import { formatPrice } from "../../../ui/format/format";
import { PagedTable } from "../../../ui/table/PagedTable";
import { Empty } from "../../../ui/feedback/states";
import { useDaysFilter } from "../../../ui/table/use-days-filter";
import { SelectionBar } from "../selection/SelectionBar";
import { useColumns } from "../parts/actions-column";
import { ExportButton } from "../parts/ExportButton";
import { pageQuery } from "../parts/page-query";
import { customerOf } from "../../../features/orders/customer-of";
import { useListSelection } from "../selection/use-list-selection";
import {
  type ManageOrdersQuery,
  useManageOrdersQuery,
  type OrderColumns_OrderFragment,
} from "./ManageOrdersPage.generated";
import { orderColumns } from "./order-columns";
import { sendSelected } from "./actions/SendButton";
import { orderFilters, orderSortOptions, orderVariables } from "./order-filters";
import { OrderTabs } from "./OrderTabs";
import type { BulkAction, ConfirmedAction, DialogAction } from "../selection/bulk-action";
import type { OrderActions_OrderFragment } from "./actions/order-actions.generated";
import {
  whyNotCancelled,
  whyNotDelivered,
  whyNotRefunded,
  whyNotSent,
  type WhyNot,
  whyNotRefundedHere,
} from "./actions/order-states";
import { perCart } from "./actions/per-cart";
import { type OrderChange, useOrderChange } from "./actions/order-changes";
import { partNumberOf } from "../../../features/orders/order-number";
import { useRefundOrder } from "./actions/use-refund-order";

type Orders = readonly OrderActions_OrderFragment[];

/** Changes those of the selected orders that allow it. */
function useChangeSelected(name: OrderChange, selected: Orders): ConfirmedAction<OrderActions_OrderFragment> {
  const { dangerous, whyNot, question, change, evictChanged, selected: texts } = useOrderChange(name);
  return {
    label: texts.label,
    dangerous,
    secondary: dangerous,
    confirmation: (orders) => {
      const changed = orders.filter((order) => whyNot(order) === null);
      return question(changed, orders.length - changed.length);
    },
    act: perCart(selected, whyNot, change, texts.gone),
    onFinished: evictChanged,
    says: texts.says,
  };
}

const RefundDialog = lazy(() =>
  import("./actions/RefundDialog").then((file) => ({ default: file.RefundDialog })),
);

/** Refunds the paid ones of the selected orders. */
function useRefundSelected(): DialogAction<OrderActions_OrderFragment> {
  const { refund, evictChanged } = useRefundOrder();
  return {
    label: refundTexts.refund,
    secondary: true,
    dialog: ({ rows, run, onClose }) => {
      const paid = rows.filter((order) => whyNotRefundedHere(order) === null);
      return (
        <RefundDialog
          orders={paid}
          othersStay={rows.length - paid.length}
          onConfirm={(choice) =>
            run({
              act: perCart(rows, whyNotRefundedHere, (orders) => refund(orders, choice)),
              onFinished: evictChanged,
              says: refundTexts.done,
            })
          }
          onClose={onClose}
        />
      );
    },
  };
}

/** The actions that at least one of the selected orders allows. */
function useOrderActions(orders: Orders): BulkAction<OrderActions_OrderFragment>[] {
  const deliver = useChangeSelected("deliver", orders);
  const cancel = useChangeSelected("cancel", orders);
  const refund = useRefundSelected();
  const fitsOne = (whyNot: WhyNot) => orders.some((order) => whyNot(order) === null);

  return [
    ...(fitsOne(whyNotCancelled) ? [cancel] : []),
    ...(fitsOne(whyNotRefunded) ? [refund] : []),
    ...(fitsOne(whyNotSent) ? [sendSelected] : []),
    ...(fitsOne(whyNotDelivered) ? [deliver] : []),
  ];
}

const { noun, sorts } = manageOrdersTexts;

/** The cart of an order, as a heading above adjacent orders of the cart. Its sum covers the whole cart. */
function cartOf(order: OrderColumns_OrderFragment): RowGroup | null {
  const { checkout } = order;
  if (!checkout || !partNumberOf(order)) return null;
  const { id, number, total, shipping } = checkout;
  const delivery = shipping > 0 ? formatPrice(shipping) : null;
  return {
    key: id,
    heading: manageOrdersTexts.cart(number, customerOf(order), formatPrice(total), delivery),
  };
}

const ordersOf = (data: ManageOrdersQuery) => data.orders;

const nameOf = (order: OrderColumns_OrderFragment) =>
  manageOrdersTexts.nameOf(order.productName, customerOf(order), order.number);

/** `/manageOrder` (spec §2 Manage Orders). */
export function ManageOrdersPage() {
  const [params] = useSearchParams();
  const order = params.get("order"); // the URL of an order's details before they had a page
  return order ? <Navigate to={paths.manageOrder(order)} replace /> : <ManageOrders />;
}

function ManageOrders() {
  const list = useListParams(orderSortOptions, orderFilters);
  const query = useManageOrdersQuery(pageQuery(list.params, orderVariables(list.params, orderFilters)));
  const daysFilter = useDaysFilter({ label: manageOrdersTexts.placed, navigation: list });
  const selection = useListSelection(query, ordersOf, nameOf);
  const actions = useOrderActions(selection.rows);
  const mayChange = useMayDo("WRITE_ORDERS");

  return (
    <Page title={manageOrdersTexts.title} width="wide" actions={<Exports />}>
      <OrderTabs navigation={list} />
      <PagedTable
        noun={noun}
        columns={useColumns(orderColumns, "WRITE_ORDERS")}
        navigation={list}
        query={query}
        select={ordersOf}
        placeholder={manageOrdersTexts.search}
        allLabel={manageOrdersTexts.states.open}
        daysFilter={daysFilter}
        defaultSortLabel={sorts.newest}
        empty={<Empty>{manageOrdersTexts.empty}</Empty>}
        selection={mayChange ? selection : undefined}
        groupOf={cartOf}
      />
      {mayChange && <SelectionBar noun={noun} selection={selection} actions={actions} />}
    </Page>
  );
}

function Exports() {
  const mayPlace = useMayDo("READ_ORDERS", "WRITE_ORDERS", "READ_PRODUCTS");
  return (
    <>
      {mayPlace && <ButtonLink to={paths.newOrder}>{adminMenuTexts.pages.newOrder}</ButtonLink>}
      <ExportButton from="/exports/orders.csv?delivered=false" saveAs={fileNames.orders}>
        {manageOrdersTexts.exportCsv}
      </ExportButton>
      <ExportButton from="/exports/orders.csv?delivered=true" saveAs={fileNames.delivered}>
        {manageOrdersTexts.exportDelivered}
      </ExportButton>
    </>
  );
}
