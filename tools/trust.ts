/**
 * The tests that attack, kill and overload the shop: npm run trust. With -- --long their long versions, which take about an
 * hour. Ends with a table of the results.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { ROOT } from "./build/target";
import { plainScript, run } from "./run-steps";

/** One test: where it stands, what it says, and whether it held. */
interface Shown {
  file: string;
  title: string;
  held: boolean;
  seconds: number;
}

interface JestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; duration: number | null }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[];
}

const folder = mkdtempSync(join(tmpdir(), "shop-trust-report-"));
const reportOf = (name: string): string => join(folder, `${name}.json`);
const env = process.argv.includes("--long") ? { TRUST: "long" } : {};

/** What the report of a run holds; undefined where the run broke down before it could write one. */
function readReport<Report>(name: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(reportOf(name), "utf8")) as Report;
  } catch {
    return undefined;
  }
}

/** The specs of the API, one after the other, because they measure, and kill processes. */
async function runApi(): Promise<Shown[]> {
  const report = reportOf("api");
  const options = ["--config", "api/jest.config.js", "--runInBand", "--json", `--outputFile=${report}`];
  await run({
    name: "api",
    command: plainScript("node_modules/jest/bin/jest.js", ...options, "api/test/trust"),
    env,
  });
  const files = readReport<JestReport>("api")?.testResults ?? [brokenDown("api")];
  return files.flatMap(({ name, message, assertionResults }) => {
    const file = basename(name);
    if (assertionResults.length === 0) return [{ file, title: message, held: false, seconds: 0 }];
    return assertionResults
      .filter(({ status }) => status !== "pending")
      .map(({ fullName, status, duration }) => ({
        file,
        title: fullName,
        held: status === "passed",
        seconds: (duration ?? 0) / 1_000,
      }));
  });
}

const brokenDown = (name: string) => ({ name, message: "the run broke down", assertionResults: [] });

/** The specs of the pages, in a browser. */
async function runBrowser(): Promise<Shown[]> {
  // one after the other and without the ordinary journeys, which the hostile texts come after otherwise
  const order = ["--no-deps", "--workers=1"];
  const config = ["--config", "web/playwright.config.ts", "--reporter=list,json"];
  const options = ["test", ...config, ...order, "e2e/trust/"];
  await run({
    name: "browser",
    command: plainScript("node_modules/@playwright/test/cli.js", ...options),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf("browser") },
  });
  const report = readReport<{ suites: PlaywrightSuite[] }>("browser");
  if (!report) return [{ file: "browser", title: "the run broke down", held: false, seconds: 0 }];
  return report.suites.flatMap(shownIn);
}

function shownIn({ file, suites = [], specs = [] }: PlaywrightSuite): Shown[] {
  const own = specs.map(({ title, ok, tests }) => {
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    const seconds = durations.reduce((sum, duration) => sum + duration, 0) / 1_000;
    return { file: basename(file), title, held: ok, seconds };
  });
  return [...own, ...suites.flatMap(shownIn)];
}

function print(shown: Shown[]): void {
  console.log("\n| held | seconds | what was tried | where |\n| --- | ---: | --- | --- |");
  for (const { held, seconds, title, file } of shown)
    console.log(`| ${held ? "yes" : "NO"} | ${seconds.toFixed(1)} | ${title.split("\n")[0]} | ${file} |`);
  const broken = shown.filter(({ held }) => !held).length;
  console.log(`\n${shown.length - broken} held, ${broken} did not`);
  process.exitCode = broken === 0 ? 0 : 1;
}

async function main(): Promise<void> {
  const inBrowser = existsSync(join(ROOT, "web/e2e/trust"));
  const shown = [...(await runApi()), ...(inBrowser ? await runBrowser() : [])];
  rmSync(folder, { recursive: true, force: true });
  print(shown);
}

void main();
