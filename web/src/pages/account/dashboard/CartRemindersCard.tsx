import { cartReminderCountTexts as texts } from "@shop/shared/messages/en/cart-reminders";
import { formatNumber } from "../../../ui/format/format";
import { ChartCard } from "./charts/ChartCard";
import { CompactCard } from "./DashboardSkeletons";
import { RankedList } from "./RankedList";
import type { SalesReportQuery } from "./ShopDashboard.generated";

interface CartRemindersCardProps {
  counts: NonNullable<SalesReportQuery["cartReminderCounts"]>;
  days: number;
}

/** The emails about forgotten carts of a period, and what they led to. */
export function CartRemindersCard({ counts, days }: CartRemindersCardProps) {
  const rows = (["sent", "cameBack", "ordered"] as const).map((name) => ({
    id: name,
    name: texts[name],
    value: counts[name],
    shown: formatNumber(counts[name]),
    end: null,
  }));
  return (
    <ChartCard title={texts.title} note={texts.note(days)}>
      <CompactCard>
        <RankedList rows={rows} />
      </CompactCard>
    </ChartCard>
  );
}
