import { spawn, spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Service } from "../../api/embedded/supervisor";
import { ROOT } from "../../tools/build/target";
import { serviceOf } from "./service";
import { openLog } from "./shop-processes";

const FOLDER = join(ROOT, "deploy/prometheus");

/** Whether Prometheus is installed on this machine. */
export const hasPrometheus = () => spawnSync("prometheus", ["--version"]).status === 0;

/** Starts Prometheus with the configuration and the alerts of deploy/prometheus, for processes of this machine. */
export function startPrometheus(folder: string, port: number, metricsPorts: readonly number[]): Service {
  const settings = join(folder, "prometheus-settings");
  cpSync(FOLDER, settings, { recursive: true });
  const file = join(settings, "prometheus.yml");
  const targets = metricsPorts.map((metrics) => `127.0.0.1:${metrics}`).join(", ");
  writeFileSync(file, readFileSync(file, "utf8").replace(/targets: \[.*\]/, `targets: [${targets}]`));
  const log = openLog(folder, "prometheus");
  const args = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${join(folder, "prometheus-figures")}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  return serviceOf(spawn("prometheus", args, { stdio: ["ignore", log, log] }));
}
