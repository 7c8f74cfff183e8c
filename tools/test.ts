/**
 * npm test: runs the tests that each change needs. With -- --all, as in CI, also the tests that attack, kill and overload the
 * shop, and all journeys, at both sizes and with axe (ADR-0021); --without-units leaves out the tests of npm run check. With words, as in -- orders, only
 * the files whose path contains one of them; for the path of a source, the tests that load it. With -- --watch, Jest's tests again after
 * each change. A skipped test without a reason counts as failed, and so does a journey skipped at each size. The last line
 * counts the tests over all suites.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { watchParent } from "../api/embedded/parent-process";
import { plainScript, run, runAll, script, type Step } from "./run-steps";
import { hostile, keepers, shopRules } from "../web/e2e/support/parts";
import { missingFor, otherBrowsers } from "../web/e2e/support/other-browsers/programs";
import * as skips from "./skipped-tests";

interface JestReport extends skips.JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport extends skips.PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

interface Count {
  passed: number;
  failed: number;
  skipped: skips.SkippedTest[];
}

interface Suite extends Step {
  report: string;
  count(report: string): Count;
}

const options = process.argv.slice(2).filter((argument) => argument.startsWith("--"));
/** Parts of test files' paths, or sources. */
const words = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const sources = words.filter(
  (word) => existsSync(word) && /\.(ts|tsx|cjs|js)$/.test(word) && !word.includes(".spec."),
);
/** Whether a file is named. */
const isNamed = words.some((word) => existsSync(word));
/** Whether all tests run: with `--all`, and if a file is named. */
const all = options.includes("--all") || isNamed;
/** Whether the journeys run once each, without variants and axe: all but where some are chosen. */
const brief = !all && words.length === 0;
/** How many of the smaller parts run at once, on two cores: they wait in a third of their time. */
const AT_ONCE = 3;
/**
 * How many files of the API's tests run at once, on two cores: those that only `--all` runs wait for processes that end, start or take
 * over in a third to a half of their time.
 */
const API_WORKERS = all ? 3 : 2;
/** The space for the databases of a run, with a reserve. */
const NEEDED_MEGABYTES = 500;
const jestBin = "node_modules/jest/bin/jest.js";
/** Of this run: its reports, and the databases of its tests. */
const folder = mkdtempSync(join(tmpdir(), "shop-tests-"));
chmodSync(folder, 0o711); // PostgreSQL's user enters it where root runs this
/** A run of everything builds first. */
const built = words.length === 0 && !options.includes("--watch");
const reportOf = (name: string): string => join(folder, `${name}.json`);

/** Which of Jest's test files run. */
function selected(): string[] {
  if (sources.length > 0) return ["--passWithNoTests", "--findRelatedTests", ...words];
  return words.length > 0 ? ["--passWithNoTests", ...words] : [];
}

function jest(name: string, config: string, ...options: string[]): Suite {
  const report = reportOf(name.replaceAll(" ", "-"));
  return {
    name,
    command: plainScript(
      jestBin,
      `--config=${config}`,
      "--json",
      `--outputFile=${report}`,
      ...options,
      ...selected(),
    ),
    env: { TEST_FOLDER: folder, ...(built ? { TEST_BUILT: "yes" } : {}) },
    report,
    count: (json) => {
      const read = JSON.parse(json) as JestReport;
      const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = read;
      const skipped = skips.skippedByJest(read);
      const unexplained = skipped.filter(({ reason }) => reason === null).length;
      return { passed, failed: numFailedTests + numRuntimeErrorTestSuites + unexplained, skipped };
    },
  };
}

/** A pattern for the paths of journeys that contain a word. */
const inJourneys = (word: string): string => (word.includes("e2e/") ? word : `web/e2e/.*${word}`);

/** The browser tests with one of the words in their path. */
function wantedJourneys(): string[] {
  if (sources.length > 0) return [];
  const files = readdirSync("web/e2e", { recursive: true, encoding: "utf8" })
    .map((file) => `web/e2e/${file}`)
    .filter((file) => file.endsWith(".spec.ts"));
  const patterns = words.map((word) => new RegExp(inJourneys(word), "i"));
  return words.length === 0 ? files : files.filter((file) => patterns.some((pattern) => pattern.test(file)));
}

/**
 * A part of the browser tests: projects of web/playwright.config.ts, in a separate shop. So they don't wait for other parts, and
 * run even if those failed. Playwright's dependencies are for parts that share a shop.
 */
function journeys(name: string, folder: string, ...projects: string[]): Suite {
  const report = reportOf(folder);
  const [browser] = otherBrowsers.filter((other) => projects.includes(other));
  return {
    name,
    command: plainScript(
      "node_modules/@playwright/test/cli.js",
      "test",
      "--config=web/playwright.config.ts",
      "--no-deps",
      ...projects.map((project) => `--project=${project}`),
      `--output=web/test-results/${folder}`,
      "--reporter=list,json",
      ...(words.length > 0 ? ["--pass-with-no-tests", ...words.map(inJourneys)] : []),
    ),
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(brief ? { TESTS: "brief" } : {}),
      TEST_BROWSER: browser ?? "",
    },
    report,
    count: (json) => {
      const { stats, errors, suites } = JSON.parse(json) as PlaywrightReport;
      const skipped = skips.skippedByPlaywright({ suites });
      const failed = stats.unexpected + stats.flaky + errors.length;
      return { passed: stats.expected, failed: failed + skipped.length, skipped };
    },
  };
}

/** The counts of a suite. A suite that ended without a report counts as one failure. */
function countOf({ report, count }: Suite, failed: boolean): Count {
  try {
    const counted = count(readFileSync(report, "utf8"));
    return failed && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1, skipped: [] };
  }
}

/** A spec of the lab's commands, which start shops. */
const commandsOfLab = (which = "[a-z]+") => `/lab/${which}-commands.spec.ts`;

const configs = ["shared", "web", "tools", "lab", "api"].map((folder) => `${folder}/jest.config.js`);

/** Runs Jest's tests again after each change, until it is ended; Jest says by which keys. */
async function watch(): Promise<void> {
  const command = plainScript(jestBin, "--projects", ...configs, "--watch", ...words);
  process.exitCode = (await run({ name: "watch", command, env: { TEST_FOLDER: folder } })) ? 0 : 1;
  removeFolder();
}

/** After an interrupted run, PostgreSQL may be about to end and write a last file. */
function removeFolder(): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

async function runOnce(): Promise<void> {
  const units = [
    jest("what both share", "shared/jest.config.js"),
    jest("unit tests of the web", "web/jest.config.js"),
    jest("unit tests of the tools", "tools/jest.config.js"),
    jest(
      "unit tests of the lab",
      "lab/jest.config.js",
      ...(isNamed ? [] : [`--testPathIgnorePatterns=${commandsOfLab()}`]),
    ),
  ];
  const wanted = wantedJourneys(); // a part without any would start a shop for nothing
  const some = (isPart: (file: string) => boolean) => wanted.some(isPart);
  const besides = [
    jest(
      "api",
      "api/jest.config.js",
      `--maxWorkers=${API_WORKERS}`,
      ...(all ? [] : ["--testPathIgnorePatterns=/node_modules/", "--testPathIgnorePatterns=/test/trust/"]),
    ),
    ...(some((file) => !keepers.test(file) && !shopRules.test(file) && !hostile.test(file))
      ? [journeys("journeys in a browser", "visitors", "desktop", "phone")]
      : []),
    ...(some((file) => keepers.test(file) && !shopRules.test(file))
      ? [journeys("journeys of shopkeepers", "keepers", "desktop keeper", "phone keeper")]
      : []),
  ];
  const others = all && !isNamed && wanted.length > 0 ? otherBrowsers : [];
  const { running, skipped: without } = skips.partsWithPrograms(
    others,
    missingFor,
    process.env.TEST_PROGRAMS === "required",
  );
  // one test after the other, the longest part first
  const inOrder = [
    ...(all && !isNamed
      ? [
          jest("the lab's image", "lab/jest.config.js", commandsOfLab("image")),
          jest("the lab's bench", "lab/jest.config.js", commandsOfLab("bench")),
          jest("the lab's other commands", "lab/jest.config.js", commandsOfLab("other")),
        ]
      : []),
    ...running.map((browser) => journeys(`main journeys in ${browser}`, browser, browser)),
    ...(all && some((file) => hostile.test(file))
      ? [journeys("hostile texts in every list", "hostile", "desktop hostile")]
      : []),
    // they change what every order of their shop costs: a shop for each size
    ...(some((file) => shopRules.test(file))
      ? [
          journeys("journeys of what an order costs on a phone", "rules-phone", "phone rules"),
          ...(brief
            ? []
            : [journeys("journeys of what an order costs at a desk", "rules-desktop", "desktop rules")]),
        ]
      : []),
  ];
  const first = options.includes("--without-units") ? [] : units;
  const suites = [...first, ...inOrder, ...besides];
  const build = { name: "build", command: script("tools/build.ts") };
  const failed = [
    ...(await runAll(built ? [build] : [])),
    ...(await runAll([...inOrder, ...first], AT_ONCE)),
    ...(await runAll(besides)),
  ];
  const counts = suites.map((suite) => countOf(suite, failed.includes(suite.name)));
  removeFolder();
  const sum = (of: "passed" | "failed"): number => counts.reduce((total, count) => total + count[of], 0);
  const skipped = [...without, ...counts.flatMap((count) => count.skipped)];
  for (const line of skips.describeSkipped(skipped)) console.log(line);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
}

/** Why nothing can be tested, as one line; undefined if it can. */
function obstacle(): string | undefined {
  const unknown = options.filter((option) => !["--all", "--watch", "--without-units"].includes(option));
  if (unknown.length > 0)
    return `npm test knows no ${unknown.join(", ")}: it takes --all, --watch, and words or paths.`;
  const { bavail, bsize } = statfsSync(tmpdir());
  const megabytes = Math.floor((bavail * bsize) / 1e6);
  if (megabytes < NEEDED_MEGABYTES)
    return `The disk of ${tmpdir()} is full: ${megabytes} MB are left. Make room, or use another folder: TMPDIR=… npm test`;
  return undefined;
}

const why = obstacle();
// npm hands over the signals that it gets, but not its own SIGKILL
watchParent(() => process.kill(process.pid, "SIGTERM"));
if (why === undefined) void (options.includes("--watch") ? watch() : runOnce());
else {
  removeFolder();
  console.error(why);
  process.exitCode = 2;
}
