import type { Confirmation } from "../../ui/form/ActionButton";

/** An action on the selected rows of a list. */
export interface BulkAction<Row> {
  label: string;
  /** Asked once for all rows. */
  confirmation: (rows: readonly Row[]) => Confirmation;
  /** It can't be undone. */
  dangerous?: boolean;
  /** Does it to one row: resolves to null, or to why the row was refused. */
  act: (row: Row) => Promise<string | null>;
  /** Called once after the last row: evicts the lists that have changed. */
  onFinished: () => void;
  /** Says what was done: "3 orders delivered". */
  says: (done: number, of: number) => string;
}

/** What an action has not done, to be told. */
export interface BulkReport {
  /** What was done. */
  title: string;
  refused: readonly { name: string; reason: string }[];
}
