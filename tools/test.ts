/**
 * npm test: units, the API and the main journeys on a phone. With -- --journeys, as in CI, each journey once. With -- --all, also the tests
 * that attack, kill and overload the shop, and all journeys, at both sizes and with axe (ADR-0021). With words, as in -- orders, only the
 * files whose path contains one of them; for the path of a source, the tests that load it. With -- --watch, Jest's tests again after each
 * change. The last line counts the tests of all parts.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { watchParent } from "../api/embedded/parent-process";
import { hostile, keepers, shopRules } from "../web/e2e/support/parts";
import { missingFor, otherBrowsers } from "../web/e2e/support/other-browsers/programs";
import { plainScript, run, runAll, script, UNIT_TESTS, type Step } from "./run-steps";
import { failed, readJest, readPlaywright, summaryOf, type TestResult } from "./test-reports";

/** A command that writes a report. */
interface Part extends Step {
  report: string;
  read(report: string): TestResult[];
}

const OPTIONS = ["--all", "--journeys", "--watch"];
const options = process.argv.slice(2).filter((argument) => argument.startsWith("--"));
const isWatching = options.includes("--watch");
const words = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const isFileNamed = words.some((word) => existsSync(word));
const isSourceNamed = words.some((word) => /(?<!\.spec)\.(tsx?|c?js)$/.test(word) && existsSync(word));
/** Whether all tests run: with `--all`, and of a named file. */
const all = options.includes("--all") || isFileNamed;
/** Which journeys run: all, each once, or the main ones (web/playwright.config.ts). */
const range = all || words.length > 0 ? "all" : options.includes("--journeys") ? "each" : "main";
/** A run without words builds first. */
const builds = words.length === 0 && !isWatching;
/** Holds this run's reports and the databases of its tests. */
const folder = mkdtempSync(join(tmpdir(), "shop-tests-"));
chmodSync(folder, 0o711); // where root runs this, PostgreSQL's user must enter it

/** Tests with Jest: the chosen ones of these options' files. */
function jest(name: string, ...which: string[]): Part {
  const report = join(folder, `${name.replaceAll(" ", "-")}.json`);
  return {
    name,
    command: plainScript(
      "node_modules/jest/bin/jest.js",
      ...which,
      ...(isWatching ? ["--watch"] : ["--json", `--outputFile=${report}`]),
      ...(words.length > 0 ? ["--passWithNoTests"] : []),
      ...(isSourceNamed ? ["--findRelatedTests"] : []), // the named specs, too
      ...words,
    ),
    env: { TEST_FOLDER: folder, ...(builds ? { TEST_BUILT: "yes" } : {}) },
    report,
    read: readJest,
  };
}

/** Journeys with Playwright: projects of web/playwright.config.ts, against a shop of their own. */
function journeys(name: string, projects: string[], browser = ""): Part {
  const report = join(folder, `${name.replaceAll(" ", "-")}.json`);
  return {
    name,
    command: plainScript(
      "node_modules/@playwright/test/cli.js",
      "test",
      "--config=web/playwright.config.ts",
      "--no-deps", // a dependency that fails would skip the projects that follow
      ...projects.map((project) => `--project=${project}`),
      `--output=web/test-results/${name.replaceAll(" ", "-")}`,
      "--reporter=list,json",
      ...(words.length > 0 ? ["--pass-with-no-tests", ...words.map(journeysOf)] : []),
    ),
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      JOURNEYS: range,
      TEST_BROWSER: browser,
    },
    report,
    read: readPlaywright,
  };
}

/** A pattern for the paths of journeys that contain a word. */
const journeysOf = (word: string): string => (word.includes("e2e/") ? word : `web/e2e/.*${word}`);

/** The chosen journeys' files: a part without any would start a shop for nothing. */
const chosen = isSourceNamed
  ? []
  : readdirSync("web/e2e", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".spec.ts"))
      .map((file) => `web/e2e/${file}`)
      .filter(
        (file) => words.length === 0 || words.some((word) => new RegExp(journeysOf(word), "i").test(file)),
      );

/** These projects' journeys, if one of the chosen files belongs to them. The main journeys run on a phone. */
const ifChosen = (isPart: (file: string) => boolean, name: string, ...projects: string[]): Part[] => {
  const running = projects.filter((project) => range !== "main" || project.startsWith("phone"));
  return chosen.some(isPart) ? [journeys(name, running)] : [];
};

/** Of the browsers beside Chromium, those whose programs are installed or required. */
const isRunning = (browser: (typeof otherBrowsers)[number]): boolean =>
  process.env.TEST_PROGRAMS === "required" || missingFor(browser).length === 0;
const browsers = all && !isFileNamed ? otherBrowsers : [];

/** The parts that mostly wait, the longest first: three run at once. */
function waitingParts(): Part[] {
  const isRule = (file: string) => shopRules.test(file);
  return [
    ...(all ? [jest("commands of the lab", "--config=lab/commands.jest.config.js")] : []),
    ...browsers.filter(isRunning).map((browser) => journeys(`journeys in ${browser}`, [browser], browser)),
    ...(all ? ifChosen((file) => hostile.test(file), "journeys with hostile texts", "desktop hostile") : []),
    ...(range === "main"
      ? []
      : ifChosen(isRule, "journeys about an order's price on a phone", "phone rules")),
    ...(all ? ifChosen(isRule, "journeys about an order's price at a desk", "desktop rules") : []),
    jest("unit tests", "--maxWorkers=2", "--projects", ...UNIT_TESTS),
  ];
}

/** API tests that take a fifth of the time, and that few changes concern: `npm test` leaves them to CI. */
const LONG =
  /test\/(auth-emulator|bad-rows-in-pages|drafts|plans|statements|typed-client)\.spec|search-at-size\.spec/;

/** The parts that need both processors: one runs at a time. */
function busyParts(): Part[] {
  const isOther = (file: string) => !keepers.test(file) && !shopRules.test(file) && !hostile.test(file);
  const ignored = [...(all ? [] : ["/test/trust/"]), ...(range === "main" ? [LONG.source] : [])];
  return [
    // trust tests wait for processes that end or start
    jest(
      "API",
      "--config=api/jest.config.js",
      `--maxWorkers=${all ? 3 : 2}`,
      ...ignored.map((pattern) => `--testPathIgnorePatterns=${pattern}`),
    ),
    ...ifChosen(isOther, "journeys of shoppers", "desktop", "phone"),
    ...ifChosen((file) => keepers.test(file), "journeys of shopkeepers", "desktop keeper", "phone keeper"),
  ];
}

/** The tests of a part. A part that ends without a report, or fails for no test, has failed as a whole. */
function resultsOf({ name, report, read }: Part, hasFailed: boolean): TestResult[] {
  const results = existsSync(report) ? read(readFileSync(report, "utf8")) : [];
  return hasFailed && results.every(({ state }) => state !== "failed") ? [...results, failed(name)] : results;
}

/** The journeys in a browser that isn't installed. */
const skipped = (browser: (typeof otherBrowsers)[number]): TestResult => ({
  title: browser,
  state: "skipped",
  reason: `journeys in ${browser} need ${missingFor(browser).join(" and ")}`,
});

async function main(): Promise<boolean> {
  const unknown = options.filter((option) => !OPTIONS.includes(option));
  if (unknown.length > 0)
    throw new Error(`npm test knows no ${unknown.join(", ")}, only ${OPTIONS.join(", ")}.`);
  if (isWatching) return run(jest("watch", "--projects", ...UNIT_TESTS, "api/jest.config.js"));
  const build: Part = { name: "build", command: script("tools/build.ts"), report: "", read: () => [] };
  const [first, waiting, busy] = [builds ? [build] : [], waitingParts(), busyParts()];
  const failures = [...(await runAll(first)), ...(await runAll(waiting, 3)), ...(await runAll(busy))];
  const results = [
    ...browsers.filter((browser) => !isRunning(browser)).map(skipped),
    ...[...first, ...waiting, ...busy].flatMap((part) => resultsOf(part, failures.includes(part.name))),
  ];
  console.log(summaryOf(results).join("\n"));
  return results.every(({ state }) => state !== "failed");
}

// npm forwards the signals that it gets, but not its own SIGKILL
watchParent(() => process.kill(process.pid, "SIGTERM"));
void main()
  .catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
  .then((passed) => {
    process.exitCode = passed ? 0 : 1;
    // after an interrupted run, PostgreSQL may be about to write its last file
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  });
