import { existsSync } from "node:fs";
import { webBuildFolder } from "../../src/pages/renderer";

/** A function that declares a test or a group of tests. */
type Declare = (title: string, body: jest.ProvidesCallback, timeoutMs?: number) => void;

interface Declared {
  it: Declare;
  describe: (title: string, body: () => void) => void;
}

/**
 * Whether the long versions of the trust specs run (`npm run lab -- trust --long`) instead of the short ones of every test
 * run.
 */
export const isLongRun = process.env.TRUST === "long";

/**
 * Declares tests with requirements that any clone can meet: its history, a build, Linux. `missing` names the unmet
 * requirement. Locally the tests are skipped, with the reason in their titles; in CI they fail, because nobody reads skipped
 * tests there.
 */
export const needing = (missing: string | undefined): Declared => declare(missing, Boolean(process.env.CI));

/**
 * Declares tests with requirements beyond `npm ci`, such as programs and permissions. With `TEST_PROGRAMS=required`, as in
 * the CI workflow, they fail instead of being skipped.
 */
export const needingProgram = (missing: string | undefined): Declared =>
  declare(missing, process.env.TEST_PROGRAMS === "required");

/** Declares a test that takes minutes and runs only in the long run. */
export const inTheLongRun: Declare = declare(isLongRun ? undefined : "only in the long run", false).it;

/** Declares tests of pages, which require a built web. */
export const withPages = needing(
  existsSync(webBuildFolder("en")) ? undefined : "the web is not built: npm run build",
);

function declare(missing: string | undefined, isRequired: boolean): Declared {
  // calls the file's own `it`: this module outlives the test file that loads it first, and each file has its own `it`
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
