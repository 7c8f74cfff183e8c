import { Suspense, useState } from "react";
import { ActionButton } from "../../../ui/form/ActionButton";
import { Button } from "../../../ui/form/Button";
import type { QuestionAction, BulkAction, OwnAction, RowAct, RowByRowAction } from "./bulk-action";

interface BulkButtonProps<Row, Action = RowByRowAction<Row>> {
  action: Action;
  rows: readonly Row[];
  disabled: boolean;
  onRun: (act: RowAct<Row>) => Promise<unknown>;
}

/** The button of an action on the selected rows; asks for confirmation. */
export function BulkButton<Row>({ action, ...props }: BulkButtonProps<Row>) {
  if ("ask" in action) return <AskingButton action={action} {...props} />;
  return (
    <ActionButton
      variant={variantOf(action)}
      disabled={props.disabled}
      dangerous={action.dangerous ?? false}
      confirmation={action.confirmation(props.rows)}
      onPress={() => props.onRun(action.act)}
    >
      {action.label}
    </ActionButton>
  );
}

function AskingButton<Row>({ action, rows, disabled, onRun }: BulkButtonProps<Row, QuestionAction<Row>>) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant={variantOf(action)} disabled={disabled} onClick={() => setAsking(true)}>
        {action.label}
      </Button>
      {asking && (
        <Suspense>
          {action.ask({ rows, onConfirm: (act) => void onRun(act), onClose: () => setAsking(false) })}
        </Suspense>
      )}
    </>
  );
}

interface OwnActionButtonProps<Row> {
  action: OwnAction<Row>;
  rows: readonly Row[];
  disabled: boolean;
  onDone: () => void;
}

/** The button of an action with a custom dialog. */
export function OwnActionButton<Row>({ action, rows, disabled, onDone }: OwnActionButtonProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variantOf(action)} disabled={disabled} onClick={() => setOpen(true)}>
        {action.label}
      </Button>
      {isOpen && <Suspense>{action.open({ rows, onDone, onClose: () => setOpen(false) })}</Suspense>}
    </>
  );
}

const variantOf = <Row,>({ secondary, dangerous }: BulkAction<Row>) =>
  secondary ? "secondary" : dangerous ? "danger" : "primary";
