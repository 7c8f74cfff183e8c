/**
 * npm run lab -- trust: the tests that attack, kill and overload the shop, one after the other, because they measure times and kill
 * processes. With --long it runs their long versions, which take about an hour.
 */
import { program, runAll, script } from "../tools/run-steps";

const env = process.argv.includes("--long") ? { TRUST: "long" } : {};

const jest = ["--config", "api/jest.config.js", "--runInBand", "--verbose", "api/test/trust"];
/** `--no-deps` leaves out the other journeys, which would run first. */
const playwright = ["--config", "web/playwright.config.ts", "--reporter=list", "--no-deps", "--workers=1"];

void runAll([
  { name: "build", command: script("tools/build.ts") },
  { name: "attacks on the API", command: program("jest", ...jest), env },
  {
    name: "attacks on the pages",
    command: program("playwright", "test", ...playwright, "e2e/trust/"),
    env,
  },
]).then((failed) => (process.exitCode = failed.length === 0 ? 0 : 1));
