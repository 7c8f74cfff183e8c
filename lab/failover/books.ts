import { openDatabase } from "../../api/test/trust/support/database-client";
import { countAnswers } from "../../api/test/trust/support/order-consistency";
import type { OrderLoad, TimedAnswer } from "../../api/test/trust/support/order-load";
import type { OrderHistory } from "../../api/test/trust/support/order-request";

/** What a run has counted. */
export interface Books {
  /** What was counted, in the order of printing. */
  rows: [string, number | string][];
  /** Every difference between what customers were told and what is stored; empty if all is well. */
  differences: string[];
}

/** Compares what customers were told with what is stored in the primary. */
export async function balance(
  load: OrderLoad,
  histories: OrderHistory[],
  primaryUrl: string,
): Promise<Books> {
  const db = openDatabase(primaryUrl);
  const differences = await load.inconsistencies(db);
  const answers = countAnswers(histories);
  const [stored] = await db.sql<{ orders: number; versions: string }>(
    "select count(*)::int orders, current_setting('server_version') versions from orders",
  );
  const having = (text: RegExp) => differences.filter((difference) => text.test(difference)).length;
  return {
    differences,
    rows: [
      ["PostgreSQL", stored?.versions ?? ""],
      ["orders intended", histories.length],
      ["orders acknowledged", acknowledgedKeys(histories)],
      ["orders in the table", stored?.orders ?? 0],
      ["orders doubled", having(/is stored \d+ times|was acknowledged as/)],
      ["acknowledged orders lost", having(/is lost/)],
      ["other differences", having(/^(?!.*(is stored \d+ times|was acknowledged as|is lost))/)],
      ["answers 503, repeated by the client", answers.unavailable ?? 0],
      ["requests without an answer", answers.unanswered ?? 0],
      ["other answers", otherAnswers(answers)],
    ],
  };
}

const acknowledgedKeys = (histories: OrderHistory[]) =>
  histories.filter(({ answers }) => answers.some(({ kind }) => kind === "acknowledged")).length;

const EXPECTED = ["acknowledged", "unavailable", "unanswered"];

const otherAnswers = (answers: Record<string, number>) =>
  Object.entries(answers).reduce((sum, [kind, count]) => (EXPECTED.includes(kind) ? sum : sum + count), 0);

/** The longest time between two acknowledged orders, in seconds. */
export function longestGap(answers: readonly TimedAnswer[]): number {
  const times = answers.filter(({ kind }) => kind === "acknowledged").map(({ at }) => at);
  return Math.max(0, ...times.slice(1).map((at, index) => at - (times[index] as number))) / 1_000;
}
