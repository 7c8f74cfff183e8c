import { useEffect } from "react";
import { styled } from "styled-components";
import { badgeText } from "../../../ui/format/format";
import { onMutation } from "../../../graphql/mutations";
import type { OrderSort } from "../../../graphql/schema.generated";
import { orderTabsTexts as texts } from "@shop/shared/messages/en/admin-orders";
import { color, radius, space, text } from "../../../theme/tokens";
import { Link } from "../../../ui/layout/Link";
import { TabLinks } from "../../../ui/layout/TabLinks";
import type { ListNavigation } from "../../../ui/table/list-params";
import { useOrderCountsQuery } from "./ManageOrdersPage.generated";

const Tabs = styled(TabLinks)`
  flex-wrap: nowrap;
  margin-bottom: ${space[6]};
  overflow-x: auto;
  border-bottom: 1px solid ${color.line};

  && a[aria-current]::after {
    bottom: 0; /* inside the scroll container */
  }
`;

const Count = styled.span`
  margin-left: ${space[2]};
  padding: 0.1em 0.55em;
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.ink};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
`;

/** The tabs: the filter's slug, its label, and the server's count, which the menu also shows. */
const tabs = [
  { slug: "paid", label: texts.toSend, count: "paidOrders" },
  { slug: "placed", label: texts.unpaid, count: "unpaidOrders" },
  { slug: "sent", label: texts.sent, count: "sentOrders" },
  { slug: "delivered", label: texts.delivered, count: "deliveredOrders" },
  { slug: "all", label: texts.all, count: "allOrders" },
] as const;

/** The states by which orders are listed, each with its count. */
export function OrderTabs({ navigation }: { navigation: ListNavigation<OrderSort> }) {
  const { data, refetch } = useOrderCountsQuery({ fetchPolicy: "cache-and-network" });
  useEffect(() => onMutation(() => void refetch().catch(() => undefined)), [refetch]); // on failure the previous counts stay
  return (
    <Tabs aria-label={texts.label}>
      {tabs.map(({ slug, label, count }) => (
        <Link
          key={slug}
          to={navigation.pageAt({ filter: slug, after: null, before: null, page: 1 })}
          aria-current={navigation.params.filter === slug ? "page" : undefined}
        >
          <span>{label}</span>
          {data && <Count>{badgeText(data.waitingCounts[count]) || 0}</Count>}
        </Link>
      ))}
    </Tabs>
  );
}
