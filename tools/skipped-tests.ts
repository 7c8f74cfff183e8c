/** The fields of Jest's report read here. */
export interface JestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** The fields of Playwright's report read here. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    line: number;
    tests: { status: string; annotations?: { type: string; description?: string }[] }[];
  }[];
}

/** A test that a run has skipped. */
export interface SkippedTest {
  title: string;
  /** Why: null if it doesn't say. */
  reason: string | null;
}

/** The tests that Jest has skipped. api/test/support/needs.ts writes the reason into the title. */
export function skippedByJest({ testResults }: JestReport): SkippedTest[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== "passed" && status !== "failed")
    .map(({ fullName }) => {
      const [, before = fullName, reason = null, after = ""] =
        /^(.*) \(skipped: (.*?)\)(.*)$/.exec(fullName) ?? [];
      return { title: before + after, reason };
    });
}

/** The tests that Playwright has skipped in every project that has them: one for a phone may be skipped at a desk. */
export function skippedByPlaywright({ suites }: PlaywrightReport): SkippedTest[] {
  const byPlace = new Map<string, { title: string; runs: boolean; reason: string | null }>();
  for (const { file, title, line, tests } of suites.flatMap(specsOf)) {
    const place = `${file}:${line}:${title}`;
    const before = byPlace.get(place);
    const runs = tests.some(({ status }) => status !== "skipped");
    const [reason = null] = tests.flatMap(({ annotations = [] }) =>
      annotations.flatMap(({ type, description }) => (type === "skip" && description ? [description] : [])),
    );
    byPlace.set(place, { title, runs: runs || before?.runs === true, reason: before?.reason ?? reason });
  }
  return [...byPlace.values()].filter(({ runs }) => !runs).map(({ title, reason }) => ({ title, reason }));
}

const specsOf = ({
  file,
  suites = [],
  specs = [],
}: PlaywrightSuite): (NonNullable<PlaywrightSuite["specs"]>[number] & {
  file: string;
})[] => [...specs.map((spec) => ({ ...spec, file })), ...suites.flatMap(specsOf)];

/**
 * Separates the running parts from those skipped because a program is missing. If programs are required, all parts run, and fail
 * without theirs.
 */
export function partsWithPrograms<Part extends string>(
  parts: Part[],
  missingFor: (part: Part) => string[],
  required: boolean,
): { running: Part[]; skipped: SkippedTest[] } {
  const isRunning = (part: Part) => required || missingFor(part).length === 0;
  const without = parts.filter((part) => !isRunning(part));
  const skipped = without.map((part) => ({
    title: `main journeys in ${part}`,
    reason: `no journeys in ${part} without ${missingFor(part).join(" and ")}`,
  }));
  return { running: parts.filter(isRunning), skipped };
}

/** One line for each reason, with the titles where there is none. */
export function describeSkipped(skipped: SkippedTest[]): string[] {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const titles = skipped.filter((test) => test.reason === reason).map(({ title }) => title);
    if (reason !== null) return `${titles.length} skipped: ${reason}`;
    return `${titles.length} SKIPPED WITHOUT A REASON: ${titles.join("; ")}`;
  });
}
