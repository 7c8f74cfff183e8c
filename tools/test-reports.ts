import type { FormattedTestResults } from "@jest/test-result";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";

/** A test of a run. It counts as failed if it was skipped without a reason. */
export interface TestResult {
  title: string;
  state: "passed" | "failed" | "skipped";
  reason?: string;
}

/** The tests of a Jest run, and the files that it could not run. Titles have the reason of a skip (api/test/support/needs.ts). */
export function readJest(json: string): TestResult[] {
  const { testResults } = JSON.parse(json) as FormattedTestResults;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.map(({ fullName, status: state }): TestResult => {
      const title = `${name}: ${fullName}`;
      if (state === "passed" || state === "failed") return { title, state };
      return skipped(title, / \(skipped: (.*?)\)/.exec(fullName)?.[1]);
    });
    const isExplained = status !== "failed" || tests.some(({ state }) => state === "failed");
    return isExplained ? tests : [...tests, failed(`${name}: ${firstLine(message)}`)];
  });
}

/** The tests of a Playwright run, and its errors outside of tests. */
export function readPlaywright(json: string): TestResult[] {
  const { errors, suites } = JSON.parse(json) as JSONReport;
  const specsOf = ({
    specs = [],
    suites: inner = [],
  }: Partial<JSONReportSuite>): JSONReportSuite["specs"] => [...specs, ...inner.flatMap(specsOf)];
  const tests = suites.flatMap(specsOf).flatMap(({ file, title: name, tests: runs }) =>
    runs.map(({ status, projectName, annotations }): TestResult => {
      const title = `${file}: ${name} (${projectName})`;
      if (status === "expected") return { title, state: "passed" };
      if (status !== "skipped") return failed(title);
      return skipped(title, annotations.find(({ type }) => type === "skip")?.description);
    }),
  );
  return [...tests, ...errors.map(({ message = "" }) => failed(firstLine(message)))];
}

/** A failed test, or another reason why a run failed. */
export const failed = (title: string): TestResult => ({ title, state: "failed" });

const skipped = (title: string, reason?: string): TestResult =>
  reason ? { title, state: "skipped", reason } : failed(`${title}: skipped without a reason`);

const firstLine = (message: string): string => message.trim().split("\n", 1)[0]!;

/** The last lines of a run: how many tests were skipped and why, the failed tests, and the sums. */
export function summaryOf(results: TestResult[]): string[] {
  const of = (state: TestResult["state"]) => results.filter((result) => result.state === state);
  const reasons = of("skipped").map(({ reason }) => reason);
  return [
    ...[...new Set(reasons)].map(
      (reason) => `${reasons.filter((other) => other === reason).length} skipped: ${reason}`,
    ),
    ...of("failed").map(({ title }) => `failed: ${title}`),
    "",
    `${of("passed").length} passed, ${of("failed").length} failed`,
  ];
}
