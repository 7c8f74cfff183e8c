/**
 * npm test: units, the API and the main journeys on a phone. With -- --journeys, as in CI, each journey once. With -- --all, also the tests
 * that attack, kill and overload the shop, and all journeys, at both sizes and with axe (ADR-0021). With words, as in -- orders, only the
 * files whose path contains one of them; for the path of a source, the tests that load it. With -- --watch, Jest's tests again after each
 * change. The last line counts the tests of all parts.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { watchParent } from "../api/embedded/parent-process";
import { hostile, keepers, shopRules } from "../web/e2e/support/parts";
import { missingFor, otherBrowsers } from "../web/e2e/support/other-browsers/programs";
import { program, run, runAll, script, UNIT_TESTS, type Step } from "./run-steps";
import { failed, readJest, readPlaywright, summaryOf, type TestResult } from "./test-reports";

/** A command that writes a report. */
interface Part extends Step {
  read?(report: string): TestResult[];
}

const { values: options, positionals: words } = parseArgs({
  options: { all: { type: "boolean" }, journeys: { type: "boolean" }, watch: { type: "boolean" } },
  allowPositionals: true,
});
const isFileNamed = words.some((word) => existsSync(word));
const isSourceNamed = words.some((word) => /(?<!\.spec)\.(tsx?|c?js)$/.test(word) && existsSync(word));
/** Whether all tests run: with `--all`, and of a named file. */
const all = options.all || isFileNamed;
/** Which journeys run: all, each once, or the main ones (web/playwright.config.ts). */
const range = all || words.length > 0 ? "all" : options.journeys ? "each" : "main";
/** A run without words builds first. */
const builds = words.length === 0 && !options.watch;
/** Holds this run's reports and the databases of its tests. */
const folder = mkdtempSync(join(tmpdir(), "shop-tests-"));
chmodSync(folder, 0o711); // where root runs this, PostgreSQL's user must enter it

const reportOf = (name: string) => join(folder, `${name}.json`);

/** Tests with Jest: the chosen ones of these options' files. */
const jest = (name: string, ...which: string[]): Part => ({
  name,
  command: program(
    "jest",
    ...which,
    ...(options.watch ? ["--watch"] : ["--json", `--outputFile=${reportOf(name)}`]),
    ...(words.length > 0 ? ["--passWithNoTests"] : []),
    ...(isSourceNamed ? ["--findRelatedTests"] : []), // the named specs, too
    ...words,
  ),
  env: { TEST_FOLDER: folder, ...(builds ? { TEST_BUILT: "yes" } : {}) },
  read: readJest,
});

/** The chosen journeys' files. */
const chosen = readdirSync("web/e2e", { recursive: true, encoding: "utf8" })
  .map((file) => `web/e2e/${file}`)
  .filter((file) => file.endsWith(".spec.ts") && !isSourceNamed)
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)));

/** Journeys with Playwright, of these files in these projects, against a shop of their own; none if no file is chosen. */
function journeys(name: string, isPart: (file: string) => boolean, projects: string[], browser = ""): Part[] {
  const files = chosen.filter(isPart);
  if (files.length === 0) return [];
  const command = program(
    "playwright",
    "test",
    "--config=web/playwright.config.ts",
    "--no-deps", // a dependency that fails would skip the projects that follow
    ...projects.map((project) => `--project=${project}`),
    `--output=web/test-results/${name}`,
    "--reporter=list,json",
    ...(words.length > 0 ? ["--pass-with-no-tests", ...files] : []),
  );
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name), JOURNEYS: range, TEST_BROWSER: browser };
  return [{ name, command, env, read: readPlaywright }];
}

/** Of the browsers beside Chromium, those whose programs are installed or required. */
const isRunning = (browser: (typeof otherBrowsers)[number]): boolean =>
  process.env.TEST_PROGRAMS === "required" || missingFor(browser).length === 0;
const browsers = all && !isFileNamed ? otherBrowsers : [];

const isRule = (file: string) => shopRules.test(file);
const isHostile = (file: string) => hostile.test(file);
const isKeepers = (file: string) => keepers.test(file) && !isRule(file);
const isShoppers = (file: string) => ![keepers, shopRules, hostile].some((others) => others.test(file));
const sizes = range === "main" ? ["phone"] : ["desktop", "phone"];

/** The parts that mostly wait, the longest first: three run at once. */
const waitingParts = [
  ...(all ? [jest("commands of the lab", "--config=lab/commands.jest.config.js")] : []),
  ...browsers
    .filter(isRunning)
    .flatMap((browser) => journeys(`journeys in ${browser}`, Boolean, [browser], browser)),
  ...(all ? journeys("journeys with hostile texts", isHostile, ["desktop hostile"]) : []),
  ...(range === "main" ? [] : journeys("journeys about prices on a phone", isRule, ["phone rules"])),
  ...(all ? journeys("journeys about prices at a desk", isRule, ["desktop rules"]) : []),
  jest("unit tests", "--maxWorkers=2", "--projects", ...UNIT_TESTS),
];

/** API tests that take a fifth of the time, and that few changes concern: `npm test` leaves them to CI. */
const LONG =
  /test\/(auth-emulator|bad-rows-in-pages|drafts|plans|statements|typed-client)\.spec|search-at-size\.spec/;
const ignored = [...(all ? [] : ["/test/trust/"]), ...(range === "main" ? [LONG.source] : [])];

/** The parts that need both processors: one runs at a time. */
const busyParts = [
  jest(
    "API",
    "--config=api/jest.config.js",
    `--maxWorkers=${all ? 3 : 2}`, // trust tests wait for processes that end or start
    ...ignored.map((pattern) => `--testPathIgnorePatterns=${pattern}`),
  ),
  ...journeys("journeys of shoppers", isShoppers, sizes),
  ...journeys(
    "journeys of shopkeepers",
    isKeepers,
    sizes.map((size) => `${size} keeper`),
  ),
];

/** The tests of a part. A part that ends without a report, or fails for no test, has failed as a whole. */
function resultsOf({ name, read }: Part, hasFailed: boolean): TestResult[] {
  const report = reportOf(name);
  const results = read && existsSync(report) ? read(readFileSync(report, "utf8")) : [];
  return hasFailed && results.every(({ state }) => state !== "failed") ? [...results, failed(name)] : results;
}

/** The journeys in a browser that isn't installed. */
const skipped = (browser: (typeof otherBrowsers)[number]): TestResult => ({
  title: browser,
  state: "skipped",
  reason: `journeys in ${browser} need ${missingFor(browser).join(" and ")}`,
});

async function main(): Promise<boolean> {
  if (options.watch) return run(jest("watch", "--projects", ...UNIT_TESTS, "api/jest.config.js"));
  const first: Part[] = builds ? [{ name: "build", command: script("tools/build.ts") }] : [];
  const failures = [
    ...(await runAll(first)),
    ...(await runAll(waitingParts, 3)),
    ...(await runAll(busyParts)),
  ];
  const results = [
    ...browsers.filter((browser) => !isRunning(browser)).map(skipped),
    ...[...first, ...waitingParts, ...busyParts].flatMap((part) =>
      resultsOf(part, failures.includes(part.name)),
    ),
  ];
  console.log(summaryOf(results).join("\n"));
  return results.every(({ state }) => state !== "failed");
}

// npm forwards the signals that it gets, but not its own SIGKILL
watchParent(() => process.kill(process.pid, "SIGTERM"));
void main()
  .catch(console.error)
  .then((passed) => {
    process.exitCode = passed ? 0 : 1;
    // after an interrupted run, PostgreSQL may be about to write its last file
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  });
