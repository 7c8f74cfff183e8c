import { lazy, Suspense, type ComponentType } from "react";
import { dashboardTexts } from "@shop/shared/messages/en/admin-dashboard";
import { Skeleton } from "../../../../ui/feedback/states";
import { chartHeight, EmptyChart } from "./ChartCard";

function ChartFailure() {
  return (
    <EmptyChart>
      <p>{dashboardTexts.chartNotLoaded}</p>
    </EmptyChart>
  );
}

/** Loads a chart separately, with Recharts; a placeholder takes its space while it loads. */
function lazyChart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loading = load().then(
    (Chart) => ({ default: Chart }),
    () => ({ default: ChartFailure as ComponentType<Props> }),
  );
  const Chart = lazy(() => loading);
  return function LazyChart(props: Props) {
    return (
      <Suspense fallback={<Skeleton $height={chartHeight} />}>
        <Chart {...props} />
      </Suspense>
    );
  };
}

export const SalesChart = lazyChart(async () => (await import("./SalesChart")).SalesChart);
export const RatingsChart = lazyChart(async () => (await import("./RatingsChart")).RatingsChart);
