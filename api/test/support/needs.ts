import { existsSync } from "node:fs";
import { WEB_BUILD_FOLDER } from "../../src/pages/renderer";

/** How a test or a group of tests is declared. */
type Declare = (title: string, body: jest.ProvidesCallback, timeoutMs?: number) => void;

interface Declared {
  it: Declare;
  describe: (title: string, body: () => void) => void;
}

/** Whether the long versions of the trust specs run (`npm run lab -- trust --long`), instead of the short ones of every test run. */
export const isLongRun = process.env.TRUST === "long";

/**
 * Declares tests that need what each clone can have: its history, a build, Linux. `missing` says what this machine lacks. Then they are
 * skipped, and their titles say why; in CI they fail, because nobody reads what CI has skipped.
 */
export const needing = (missing: string | undefined): Declared => declare(missing, Boolean(process.env.CI));

/** The same for programs and rights that `npm ci` doesn't bring: they are required where TEST_PROGRAMS says so, as in the CI workflow. */
export const needingProgram = (missing: string | undefined): Declared =>
  declare(missing, process.env.TEST_PROGRAMS === "required");

/** Declares a test that takes minutes: only the long run has it. */
export const inTheLongRun: Declare = declare(isLongRun ? undefined : "only in the long run", false).it;

/** Declares tests of pages, which a shop has once the web is built. */
export const withPages = needing(
  existsSync(WEB_BUILD_FOLDER) ? undefined : "the web is not built: npm run build",
);

function declare(missing: string | undefined, isRequired: boolean): Declared {
  // not `it` itself: this module outlives the test file that loads it first, and each file has an `it` of its own
  if (missing === undefined)
    return { it: (...args) => it(...args), describe: (...args) => describe(...args) };
  if (isRequired) {
    const fail = () => {
      throw new Error(`This is required here, and can't be tested: ${missing}.`);
    };
    return {
      it: (title) => it(title, fail),
      describe: (title) => describe(title, () => it("is tested", fail)),
    };
  }
  const explained = (title: string) => `${title} (skipped: ${missing})`;
  return {
    it: (title, body) => it.skip(explained(title), body),
    describe: (title, body) => describe.skip(explained(title), body),
  };
}
