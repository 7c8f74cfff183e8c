import { bulkTexts } from "@shop/shared/messages/en/admin";
import type { BulkWork } from "./bulk-action";

/** A refused row, and the reason. */
export interface Refused<Row> {
  row: Row;
  reason: string;
}

/** The result of an action on several rows. */
export interface BulkResult<Row> {
  done: readonly Row[];
  refused: readonly Refused<Row>[];
}

interface Steps<Row> {
  /** An error ends the run: the remaining rows are not tried. */
  act: BulkWork<Row>["act"];
  /** Explains an error. */
  explain: (error: unknown) => string;
  /** Called with the number of rows tried so far. */
  onProgress: (tried: number) => void;
}

/** Runs an action on the rows one after another, each in a separate request, and returns the results. */
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
      const others = rows.slice(index + 1).map((other) => ({ row: other, reason: bulkTexts.notTried }));
      refused.push({ row, reason: explain(error) }, ...others);
      break;
    }
    onProgress(index + 1);
  }
  return { done, refused };
}
