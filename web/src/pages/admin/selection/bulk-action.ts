import type { ReactNode } from "react";
import type { Confirmation } from "../../../ui/form/ActionButton";

/** Work that runs on the selected rows one after another. */
export interface BulkWork<Row> {
  /** Resolves to null, or to the reason why the row was refused. */
  act: (row: Row) => Promise<string | null>;
  /** Called once after the last row; evicts the changed lists. */
  onFinished: () => void;
  /** The result as text: "3 orders delivered". */
  says: (done: number, of: number) => string;
}

interface BulkActionLook {
  label: string;
  /** The action can't be undone. */
  dangerous?: boolean;
  /** Not the main action on the rows. */
  secondary?: boolean;
}

/** An action on the selected rows of a list, confirmed once for all rows. */
export interface ConfirmedAction<Row> extends BulkActionLook, BulkWork<Row> {
  confirmation: (rows: readonly Row[]) => Confirmation;
}

/** An action on the selected rows of a list with a dialog of its own. */
export interface DialogAction<Row> extends BulkActionLook {
  dialog: (props: {
    rows: readonly Row[];
    /** Runs the dialog's work row by row. */
    run: (work: BulkWork<Row>) => void;
    /** Called after an action on all rows at once; clears the selection. */
    onDone: () => void;
    onClose: () => void;
  }) => ReactNode;
}

/** An action on the selected rows of a list. */
export type BulkAction<Row> = ConfirmedAction<Row> | DialogAction<Row>;

/** The refused rows of an action, to be shown. */
export interface BulkReport {
  /** The result of the action. */
  title: string;
  refused: readonly { name: string; reason: string }[];
}
