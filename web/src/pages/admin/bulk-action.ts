import type { ReactNode } from "react";
import type { Confirmation } from "../../ui/form/ActionButton";

/** Does something to one row: resolves to null, or to why the row was refused. */
export type RowAct<Row> = (row: Row) => Promise<string | null>;

/** A dialog of its own for the question before an action. It is rendered while it is open. */
interface BulkQuestion<Row> {
  rows: readonly Row[];
  /** Called with what is to be done to each row. */
  onConfirm: (act: RowAct<Row>) => void;
  onClose: () => void;
}

interface BulkActionLook {
  label: string;
  /** It can't be undone. */
  dangerous?: boolean;
  /** Not the first thing to do with the rows. */
  secondary?: boolean;
}

interface BulkActionTexts extends BulkActionLook {
  /** Called once after the last row: evicts the lists that have changed. */
  onFinished: () => void;
  /** Says what was done: "3 orders delivered". */
  says: (done: number, of: number) => string;
}

/** An action on the selected rows of a list that is confirmed once for all rows. */
export interface ConfirmedAction<Row> extends BulkActionTexts {
  confirmation: (rows: readonly Row[]) => Confirmation;
  act: RowAct<Row>;
}

/** An action on the selected rows of a list whose question wants more than yes or no. */
export interface QuestionAction<Row> extends BulkActionTexts {
  ask: (question: BulkQuestion<Row>) => ReactNode;
}

/** An action on all selected rows at once, in a dialog of its own that also says what was done. */
export interface OwnAction<Row> extends BulkActionLook {
  open: (dialog: {
    rows: readonly Row[];
    /** Called when it is done: clears the selection. */
    onDone: () => void;
    onClose: () => void;
  }) => ReactNode;
}

/** An action on the selected rows that is run row by row. */
export type RowByRowAction<Row> = ConfirmedAction<Row> | QuestionAction<Row>;

/** An action on the selected rows of a list. */
export type BulkAction<Row> = RowByRowAction<Row> | OwnAction<Row>;

/** What an action has not done, to be shown. */
export interface BulkReport {
  /** What was done. */
  title: string;
  refused: readonly { name: string; reason: string }[];
}
