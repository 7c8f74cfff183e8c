import { Suspense, useState } from "react";
import { ActionButton } from "../../ui/form/ActionButton";
import { Button } from "../../ui/form/Button";
import type { AskedAction, BulkAction, RowAct } from "./bulk-action";

interface BulkButtonProps<Row, Action = BulkAction<Row>> {
  action: Action;
  rows: readonly Row[];
  disabled: boolean;
  onRun: (act: RowAct<Row>) => Promise<unknown>;
}

/** The button of an action on the selected rows; it asks first. */
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

function AskingButton<Row>({ action, rows, disabled, onRun }: BulkButtonProps<Row, AskedAction<Row>>) {
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

const variantOf = <Row,>({ secondary, dangerous }: BulkAction<Row>) =>
  secondary ? "secondary" : dangerous ? "danger" : "primary";
