import { useEffect } from "react";
import { styled } from "styled-components";
import { badgeText } from "../../../ui/format/format";
import { onMutation } from "../../../graphql/mutations";
import type { OrderSort } from "../../../graphql/schema.generated";
import { orderTabsTexts as texts } from "../../../messages/send-orders";
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
    bottom: 0; /* inside what scrolls */
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

/** Each tab: the filter's slug, its label, and how the server counts it, which is also the number of the menu. */
const tabs = [
  { slug: "paid", label: texts.toSend, count: "paidOrders" },
  { slug: "placed", label: texts.unpaid, count: "unpaidOrders" },
  { slug: "sent", label: texts.sent, count: "sentOrders" },
  { slug: "delivered", label: texts.delivered, count: "deliveredOrders" },
  { slug: "all", label: texts.all, count: "allOrders" },
] as const;

/** The states that orders are listed by, each with how many there are. */
export function OrderTabs({ navigation }: { navigation: ListNavigation<OrderSort> }) {
  const { data, refetch } = useOrderCountsQuery({ fetchPolicy: "cache-and-network" });
  useEffect(() => onMutation(() => void refetch().catch(() => undefined)), [refetch]); // the counts of before stay
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
