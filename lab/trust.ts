/**
 * npm run lab -- trust: the tests that attack, kill and overload the shop. With --long it runs their long versions, which take about
 * an hour. Prints a table of the results at the end.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { plainScript, run, script } from "../tools/run-steps";
import { describeSkipped, skippedByJest, type SkippedTest } from "../tools/skipped-tests";

/** The result of one test. */
interface TestResult {
  file: string;
  title: string;
  passed: boolean;
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

/** What this machine, or a run that is not long, doesn't show. */
const skipped: SkippedTest[] = [];

/** The report of a run; undefined if the run ended without one. */
function readReport<Report>(name: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(reportOf(name), "utf8")) as Report;
  } catch {
    return undefined;
  }
}

/** Runs the specs of the API one after the other, because they measure times and kill processes. */
async function runApi(): Promise<TestResult[]> {
  const report = reportOf("api");
  const options = ["--config", "api/jest.config.js", "--runInBand", "--json", `--outputFile=${report}`];
  await run({
    name: "api",
    command: plainScript("node_modules/jest/bin/jest.js", ...options, "api/test/trust"),
    env,
  });
  const files = readReport<JestReport>("api")?.testResults ?? [crashedRun("api")];
  skipped.push(...skippedByJest({ testResults: files }));
  return files.flatMap(({ name, message, assertionResults }) => {
    const file = basename(name);
    if (assertionResults.length === 0) return [{ file, title: message, passed: false, seconds: 0 }];
    return assertionResults
      .filter(({ status }) => status !== "pending")
      .map(({ fullName, status, duration }) => ({
        file,
        title: fullName,
        passed: status === "passed",
        seconds: (duration ?? 0) / 1_000,
      }));
  });
}

const crashedRun = (name: string) => ({
  name,
  message: "the run ended without a report",
  assertionResults: [],
});

/** Runs the specs of the pages in a browser. */
async function runBrowser(): Promise<TestResult[]> {
  // one after the other, and without the other journeys, which otherwise run first
  const order = ["--no-deps", "--workers=1"];
  const config = ["--config", "web/playwright.config.ts", "--reporter=list,json"];
  const options = ["test", ...config, ...order, "e2e/trust/"];
  await run({
    name: "browser",
    command: plainScript("node_modules/@playwright/test/cli.js", ...options),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf("browser") },
  });
  const report = readReport<{ suites: PlaywrightSuite[] }>("browser");
  if (!report)
    return [{ file: "browser", title: "the run ended without a report", passed: false, seconds: 0 }];
  return report.suites.flatMap(resultsIn);
}

function resultsIn({ file, suites = [], specs = [] }: PlaywrightSuite): TestResult[] {
  const own = specs.map(({ title, ok, tests }) => {
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    const seconds = durations.reduce((sum, duration) => sum + duration, 0) / 1_000;
    return { file: basename(file), title, passed: ok, seconds };
  });
  return [...own, ...suites.flatMap(resultsIn)];
}

function print(results: TestResult[]): void {
  console.log("\n| passed | seconds | test | file |\n| --- | ---: | --- | --- |");
  for (const { passed, seconds, title, file } of results)
    console.log(`| ${passed ? "yes" : "NO"} | ${seconds.toFixed(1)} | ${title.split("\n")[0]} | ${file} |`);
  for (const line of describeSkipped(skipped)) console.log(line);
  const failed = results.filter(({ passed }) => !passed).length;
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function main(): Promise<void> {
  await run({ name: "build", command: script("tools/build.ts") });
  const results = [...(await runApi()), ...(await runBrowser())];
  rmSync(folder, { recursive: true, force: true });
  print(results);
}

void main();
