import type { RowAct } from "./bulk-action";

/** A row that an action has left as it is, and why. */
export interface Refused<Row> {
  row: Row;
  reason: string;
}

/** What an action on several rows has done. */
export interface BulkResult<Row> {
  done: readonly Row[];
  refused: readonly Refused<Row>[];
}

interface Steps<Row> {
  /** An error ends the run: the rows after it are not tried. */
  act: RowAct<Row>;
  /** Explains an error. */
  explain: (error: unknown) => string;
  /** Called with the number of rows that have been tried. */
  onProgress: (tried: number) => void;
}

const notTried = "Not tried.";

/** Runs an action on one row after the other, each in a request of its own, and tells the result of each. */
export async function runInTurn<Row>(
  rows: readonly Row[],
  { act, explain, onProgress }: Steps<Row>,
): Promise<BulkResult<Row>> {
  const done: Row[] = [];
  const refused: Refused<Row>[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      const reason = await act(row);
      if (reason === null) done.push(row);
      else refused.push({ row, reason });
    } catch (error) {
      const others = rows.slice(index + 1).map((other) => ({ row: other, reason: notTried }));
      refused.push({ row, reason: explain(error) }, ...others);
      break;
    }
    onProgress(index + 1);
  }
  return { done, refused };
}
