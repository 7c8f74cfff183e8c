import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { record } from "../src/observability/metrics/metrics";
import { aProduct, asCustomer, asVisitor } from "./support/builders";
import { needingProgram } from "./support/needs";
import { anOrderForm, PLACE_ORDER } from "./support/operations";
import { runJobs } from "./support/jobs";
import { startTestShop } from "./support/shop";

const ROOT = resolve(__dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const alerts = read("deploy/prometheus/alerts.yml");
const dashboard = JSON.parse(read("deploy/grafana/shop.json")) as {
  panels: {
    id: number;
    type: string;
    title: string;
    gridPos: { w: number };
    fieldConfig?: { defaults: { unit: string } };
    targets?: { expr: string }[];
  }[];
};
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** Metrics of Prometheus itself and of the database's machine. */
const FOREIGN = /^(up$|node_)/;

/** The names of metrics in a text. Those of the shop and its libraries end with a unit or begin with a subsystem. */
const metricsIn = (text: string) =>
  [...new Set(text.match(/\b(shop|http|graphql|nodejs|process|node)_[a-z0-9_]+\b|\bup(?=\{)/g) ?? [])].filter(
    (name) => !FOREIGN.test(name),
  );

const alertNames = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name as string);

const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;
const withPromtool = needingProgram(hasPromtool ? undefined : "promtool is not installed");

it("names only metrics that a running shop exports", async () => {
  const shop = await startTestShop();
  const recording = record({ url: shop.databaseUrl, pooled: false, preparedStatements: true });
  recording.watchReplicas(() => [{ name: "one", used: true, fault: null, lagSeconds: 0, repeats: 0 }]);
  const customer = await asCustomer(shop);
  const { id } = await aProduct(shop);
  await customer.ask(PLACE_ORDER, { input: anOrderForm(id) });
  await asVisitor(shop).get("/products");
  await runJobs(shop);
  const text = await recording.read();
  await recording.close();
  await shop.stop();
  const declared = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
    type === "histogram" ? ["bucket", "count", "sum"].map((part) => `${name}_${part}`) : [name as string],
  );
  const used = metricsIn([alerts, ...expressions].join("\n"));
  expect(used.length).toBeGreaterThan(25);
  expect(used.filter((name) => !declared.includes(name))).toEqual([]);
});

it("explains each alert, and links to the explanation", () => {
  const sections = [...read("docs/alerts.md").matchAll(/^## (\w+)$/gm)].map(([, title]) => title);
  expect(sections.sort()).toEqual([...alertNames].sort());
  const links = [...alerts.matchAll(/runbook_url: "?docs\/alerts\.md#(\w+)"?/g)].map(([, anchor]) => anchor);
  expect(links).toEqual(alertNames.map((name) => name.toLowerCase()));
});

it("tries each alert", () => {
  const files = ["alerts.test.yml", "alerts-of-a-week.test.yml"];
  const tried = files.map((file) => read(`deploy/prometheus/${file}`)).join("\n");
  expect(alertNames.filter((name) => !tried.includes(`alertname="${name}"`))).toEqual([]);
});

withPromtool.it("has rules that Prometheus reads, and that fire when they should and only then", () => {
  const cwd = join(ROOT, "deploy/prometheus");
  for (const args of [
    ["check", "rules", "alerts.yml"],
    ["test", "rules", "alerts.test.yml", "alerts-of-a-week.test.yml"],
  ])
    expect(execFileSync("promtool", args, { cwd, encoding: "utf8" })).toContain("SUCCESS");
});

it("shows each recurring task's last run on the dashboard, by the metric of its alert", () => {
  const panel = dashboard.panels.find(({ title }) => title === "Since recurring tasks ran");
  expect(panel?.targets?.map(({ expr }) => expr)).toEqual([
    "time() - max by (task) (shop_task_last_run_timestamp_seconds)",
  ]);
  expect(panel?.fieldConfig?.defaults.unit).toBe("s");
});

it("has a dashboard whose panels each have a place, a unit and a query", () => {
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const graphs = panels.filter(({ type }) => type !== "row");
  expect(graphs.length).toBeGreaterThan(20);
  for (const { title, targets, fieldConfig, gridPos } of graphs)
    expect([title, targets?.length, fieldConfig?.defaults.unit, gridPos.w]).toEqual([
      title,
      expect.any(Number),
      expect.any(String),
      expect.any(Number),
    ]);
});
