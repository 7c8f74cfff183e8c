/** npm test: units, the API and journeys, with the options of CONTRIBUTING.md ("Tests"). The last line counts the tests of all parts. */
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

const chosenJourneys = readdirSync("web/e2e", { recursive: true, encoding: "utf8" })
  .map((file) => `web/e2e/${file}`)
  .filter((file) => file.endsWith(".spec.ts") && !isSourceNamed)
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)));

/** Journeys with Playwright, of these files in these projects, against a separate shop; none if no file is chosen. */
function journeys(name: string, isPart: (file: string) => boolean, projects: string[], browser = ""): Part[] {
  const files = chosenJourneys.filter(isPart);
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

const isRule = (file: string) => shopRules.test(file);
const isShoppers = (file: string) => ![keepers, shopRules, hostile].some((others) => others.test(file));
const sizes = range === "main" ? ["phone"] : ["desktop", "phone"];

const results: TestResult[] = [];

/** The journeys in a browser besides Chromium, if its programs are installed or required. */
function journeysIn(browser: (typeof otherBrowsers)[number]): Part[] {
  const missing = missingFor(browser);
  if (missing.length === 0 || process.env.TEST_PROGRAMS === "required")
    return journeys(`journeys in ${browser}`, Boolean, [browser], browser);
  const reason = `journeys in ${browser} need ${missing.join(" and ")}`;
  results.push({ title: browser, state: "skipped", reason });
  return [];
}

/** The parts that mostly wait, the longest first: three run at once. */
const waitingParts = [
  ...(all ? [jest("commands of the lab", "--config=lab/commands.jest.config.js")] : []),
  ...(all && !isFileNamed ? otherBrowsers.flatMap(journeysIn) : []),
  ...(all ? journeys("journeys with hostile texts", (file) => hostile.test(file), ["desktop hostile"]) : []),
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
    (file) => keepers.test(file) && !isRule(file),
    sizes.map((size) => `${size} keeper`),
  ),
];

/** Runs parts, and adds their tests. A part that ends without a report, or fails for no test, has failed as a whole. */
async function runParts(parts: Part[], width?: number): Promise<void> {
  const failures = await runAll(parts, width);
  for (const { name, read } of parts) {
    const report = reportOf(name);
    const tests = read && existsSync(report) ? read(readFileSync(report, "utf8")) : [];
    results.push(...tests);
    if (failures.includes(name) && tests.every(({ state }) => state !== "failed")) results.push(failed(name));
  }
}

async function main(): Promise<boolean> {
  if (options.watch) return run(jest("watch", "--projects", ...UNIT_TESTS, "api/jest.config.js"));
  if (builds) await runParts([{ name: "build", command: script("tools/build.ts") }]);
  await runParts(waitingParts, 3);
  await runParts(busyParts);
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
