import { lazy, Suspense, type ReactNode } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { myOrdersTexts } from "@shop/shared/messages/en/orders";
import { myReturnsTexts } from "@shop/shared/messages/en/returns";
import { Page, Stack } from "../../../ui/layout/Page";
import { OwnAddress } from "./OwnAddress";
import { useViewer } from "../../../features/session/SessionProvider";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/form/Button";
import { Empty, Failure, Skeleton } from "../../../ui/feedback/states";
import { LoadMoreButton } from "../../../ui/table/LoadMore";
import {
  usePastOrdersQuery,
  useMyOrdersQuery,
  type MyOrdersTable_OrderFragment,
} from "./MyOrdersPage.generated";
import { LoadingPastOrders, PastOrdersTable } from "./PastOrdersTable";
import { NoOrders } from "../../../features/orders/NoOrders";
import { PayAll } from "../../../features/orders/PayAll";
import { OrderStatus } from "../../../features/orders/OrderStatus";
import { productColumns } from "./OrderedProduct";
import { OrderPayment, PaymentOutline } from "./OrderPayment";
import { OrderTable, OrderTableOutline, type OrderColumn } from "./OrderTable";
import { color, from, secondary, space } from "../../../theme/tokens";
import { Link } from "../../../ui/layout/Link";
import { TabLinks } from "../../../ui/layout/TabLinks";

/** As high as a button, so that nothing moves when one appears. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-items: end;
  justify-content: space-between;
  border-bottom: 1px solid ${color.line};
`;

const TabAction = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  padding-bottom: ${space[2]};

  p {
    display: none;
    ${secondary}
    font-variant-numeric: tabular-nums;
  }
  a {
    white-space: nowrap;
  }
  ${from.medium} {
    p {
      display: block;
    }
  }
`;

/** Loaded for viewers with returns. */
const MyReturns = lazy(() => import("./returns/MyReturns").then((file) => ({ default: file.MyReturns })));

/** The parts of My Orders, by their place in the URL. */
type OrderTab = "open" | "past" | "returns";

interface OrderTabsProps {
  shown: OrderTab;
  /** Whether the viewer has returns. */
  hasReturns?: boolean;
  /** An action on all shown orders. */
  action?: ReactNode;
  children: ReactNode;
}

/** The path of the viewer's past orders. */
const pastOrdersPath = (email: string) => `${paths.myOrders(email)}?show=past`;

/** The links between open and past orders, above the table. */
function OrderTabs({ shown, hasReturns = false, action, children }: OrderTabsProps) {
  const { email } = useViewer();
  const tabs = {
    open: paths.myOrders(email),
    past: pastOrdersPath(email),
    ...(hasReturns && { returns: `${paths.myOrders(email)}?show=returns` }),
  };
  return (
    <Stack $gap={6}>
      <Bar>
        <TabLinks aria-label={myOrdersTexts.tabs}>
          {(Object.entries(tabs) as [OrderTab, string][]).map(([tab, to]) => (
            <Link key={tab} to={to} aria-current={tab === shown ? "page" : undefined}>
              {tab === "returns" ? myReturnsTexts.tab : myOrdersTexts[tab]}
            </Link>
          ))}
        </TabLinks>
        {action && <TabAction>{action}</TabAction>}
      </Bar>
      {children}
    </Stack>
  );
}

const { columns: headers } = myOrdersTexts;

/** The columns of spec §2, in its order. */
const columns: readonly OrderColumn<MyOrdersTable_OrderFragment>[] = [
  {
    cell: "email",
    header: headers.email,
    content: ({ email }) => email,
    outline: <Skeleton $width="10rem" $height="1.3rem" />,
  },
  {
    cell: "name",
    header: headers.customerName,
    content: ({ name }) => <bdi>{name}</bdi>,
    outline: <Skeleton $width="6rem" $height="1.3rem" />,
  },
  ...productColumns,
  {
    cell: "status",
    header: headers.status,
    content: ({ status, paid }) => <OrderStatus status={status} paid={paid} />,
    outline: <Skeleton $width="5rem" $height="1.6rem" />,
  },
  {
    cell: "action",
    header: headers.action,
    content: (order) => <OrderPayment order={order} />,
    outline: <PaymentOutline />,
  },
];

/** The viewer's open orders, each with buttons to pay and to cancel. */
function MyOrdersTable({ orders }: { orders: readonly MyOrdersTable_OrderFragment[] }) {
  return <OrderTable label={myOrdersTexts.title} columns={columns} orders={orders} />;
}

/** The placeholder of the table while the orders are loading. */
function LoadingOrders() {
  return <OrderTableOutline columns={columns} />;
}

/** Whether all orders are of one cart; its heading then has the link to pay. */
const isOneCart = ([first, ...others]: readonly MyOrdersTable_OrderFragment[]) =>
  Boolean(first?.checkout) && others.every(({ checkout }) => checkout?.id === first?.checkout?.id);

/** Whether the viewer has returns; false while unknown. */
const hasReturns = (data?: { myReturns: readonly unknown[] | null }) => Boolean(data?.myReturns?.length);

/** The viewer's open orders, with a link to pay all unpaid ones. */
function OpenOrders() {
  const query = useMyOrdersQuery({ fetchPolicy: "cache-and-network" });
  const waiting = query.data?.myOrders.nodes.filter(({ canPay }) => canPay) ?? [];
  return (
    <OrderTabs
      shown="open"
      hasReturns={hasReturns(query.data)}
      action={!isOneCart(waiting) && <PayAll orders={waiting} />}
    >
      <OpenOrderList {...query} />
    </OrderTabs>
  );
}

function OpenOrderList({ data, error, refetch, fetchMore }: ReturnType<typeof useMyOrdersQuery>) {
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <LoadingOrders />;

  const { nodes, pageInfo } = data.myOrders;
  if (nodes.length === 0) return data.past.totalCount > 0 ? <NoOpenOrders /> : <NoOrders />;
  return (
    <Stack $gap={8}>
      <MyOrdersTable orders={nodes} />
      {pageInfo.hasNextPage && (
        <LoadMoreButton onPress={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </Stack>
  );
}

function NoOpenOrders() {
  const { email } = useViewer();
  return (
    <Empty action={<ButtonLink to={pastOrdersPath(email)}>{myOrdersTexts.past}</ButtonLink>}>
      {myOrdersTexts.noneOpen}
    </Empty>
  );
}

/** The viewer's delivered, cancelled and refunded orders. */
function PastOrders() {
  const query = usePastOrdersQuery({ fetchPolicy: "cache-and-network" });
  return (
    <OrderTabs shown="past" hasReturns={hasReturns(query.data)}>
      <PastOrderList {...query} />
    </OrderTabs>
  );
}

function PastOrderList({ data, error, refetch, fetchMore }: ReturnType<typeof usePastOrdersQuery>) {
  const { email } = useViewer();
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <LoadingPastOrders />;

  const { nodes, pageInfo } = data.myOrders;
  if (nodes.length === 0) {
    return (
      <Empty action={<ButtonLink to={paths.myOrders(email)}>{myOrdersTexts.open}</ButtonLink>}>
        {myOrdersTexts.nonePast}
      </Empty>
    );
  }
  return (
    <Stack $gap={8}>
      <PastOrdersTable orders={nodes} />
      {pageInfo.hasNextPage && (
        <LoadMoreButton onPress={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </Stack>
  );
}

/** `/myOrder/:email` (spec §2 My Orders), with `?show=past` the delivered, cancelled and refunded orders, and with `?show=returns` the returns. */
export function MyOrdersPage() {
  const { id: email = "" } = useParams();
  const [params] = useSearchParams();
  const shown = params.get("show");
  const loading = (
    <Page title={myOrdersTexts.title} width="wide">
      <OrderTabs shown="open">
        <LoadingOrders />
      </OrderTabs>
    </Page>
  );

  return (
    <OwnAddress
      email={email}
      managePath={`${paths.manageOrders}?show=all&search=${encodeURIComponent(email)}`}
      loading={loading}
    >
      <Page title={myOrdersTexts.title} width="wide">
        {shown === "returns" ? (
          <OrderTabs shown="returns" hasReturns>
            <Suspense>
              <MyReturns />
            </Suspense>
          </OrderTabs>
        ) : shown === "past" ? (
          <PastOrders />
        ) : (
          <OpenOrders />
        )}
      </Page>
    </OwnAddress>
  );
}
