import type { ReactNode } from "react";
import type { Confirmation } from "../../../ui/form/ActionButton";

/** Runs an action on one row: resolves to null, or to the reason why the row was refused. */
export type RowAct<Row> = (row: Row) => Promise<string | null>;

/** A custom confirmation dialog. It is rendered while open. */
interface BulkQuestion<Row> {
  rows: readonly Row[];
  /** Called with the action to run on each row. */
  onConfirm: (act: RowAct<Row>) => void;
  onClose: () => void;
}

interface BulkActionLook {
  label: string;
  /** The action can't be undone. */
  dangerous?: boolean;
  /** Not the main action on the rows. */
  secondary?: boolean;
}

interface BulkActionTexts extends BulkActionLook {
  /** Called once after the last row; evicts the changed lists. */
  onFinished: () => void;
  /** The result as text: "3 orders delivered". */
  says: (done: number, of: number) => string;
}

/** An action on the selected rows of a list, confirmed once for all rows. */
export interface ConfirmedAction<Row> extends BulkActionTexts {
  confirmation: (rows: readonly Row[]) => Confirmation;
  act: RowAct<Row>;
}

/** An action on the selected rows of a list with more than a yes-or-no question. */
export interface QuestionAction<Row> extends BulkActionTexts {
  ask: (question: BulkQuestion<Row>) => ReactNode;
}

/** An action on all selected rows at once; a custom dialog runs it and announces the result. */
export interface OwnAction<Row> extends BulkActionLook {
  open: (dialog: {
    rows: readonly Row[];
    /** Called after the action; clears the selection. */
    onDone: () => void;
    onClose: () => void;
  }) => ReactNode;
}

/** An action that runs row by row. */
export type RowByRowAction<Row> = ConfirmedAction<Row> | QuestionAction<Row>;

/** An action on the selected rows of a list. */
export type BulkAction<Row> = RowByRowAction<Row> | OwnAction<Row>;

/** The refused rows of an action, to be shown. */
export interface BulkReport {
  /** The result of the action. */
  title: string;
  refused: readonly { name: string; reason: string }[];
}
