import { collectDefaultMetrics, Gauge, type Registry } from "prom-client";

const STARTED_SECONDS = (Date.now() - process.uptime() * 1_000) / 1_000;

/** Memory, processor, event loop and garbage collection of this process. */
export function processMetrics(registry: Registry): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  let before = performance.eventLoopUtilization();
  new Gauge({
    name: "shop_event_loop_utilization_ratio",
    help: "The part of the time since the last scrape in which the event loop was busy.",
    registers,
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, before).utilization);
      before = now;
    },
  });
  new Gauge({
    name: "shop_process_start_time_seconds",
    help: "When this process started, since the epoch.",
    registers,
    collect() {
      this.set(STARTED_SECONDS);
    },
  });
}
