import { createGlobalStyle, styled } from "styled-components";
import { bulkTexts } from "@shop/shared/messages/en/admin";
import { color, from, radius, shadow, space, text } from "../../../theme/tokens";
import { DialogButton } from "../../../ui/dialog/DialogButton";
import { ActionButton } from "../../../ui/form/ActionButton";
import { iconButton } from "../../../ui/form/icon-button-style";
import { X } from "../../../ui/icons/icons";
import { asCards } from "../../../ui/table/table-cards";
import type { RowSelection } from "../../../ui/table/use-row-selection";
import type { BulkAction, BulkWork } from "./bulk-action";
import { BulkResultDialog } from "./BulkResultDialog";
import { useBulkAction } from "./use-bulk-action";

/** Keeps notices above the bar, which has two lines on a phone if there are several actions. */
const BarSpace = createGlobalStyle<{ $several: boolean }>`
  :root { --page-bar: ${({ $several }) => ($several ? "9rem" : "5.5rem")}; }
  ${from.medium} {
    :root { --page-bar: 5.5rem; }
  }
`;

const Bar = styled.div`
  position: fixed;
  right: 0;
  bottom: var(--bottom-bar, 0px); /* above the admin's menu */
  left: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  > p {
    flex: 1;
    font-weight: 550;
    white-space: nowrap;
  }
  ${from.medium} {
    flex-wrap: nowrap;
    right: auto;
    bottom: calc(${space[6]} + var(--bottom-bar, 0px));
    left: 50%;
    padding: ${space[2]} ${space[2]} ${space[2]} ${space[5]};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    transform: translateX(-50%);

    > p {
      margin-right: ${space[6]};
    }
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${space[2]};

  /* plainer without :has */
  &:has(> :nth-child(2)) {
    order: 1;
    width: 100%;

    > button {
      flex: 1;

      ${asCards} {
        flex: 1 auto;
        padding-inline: ${space[2]}; /* four buttons fit a phone */
      }
    }
  }
  ${from.medium} {
    /* plainer without :has */
    &:has(> :nth-child(n)) {
      order: 0;
      width: auto;
    }
  }
`;

const ClearButton = styled.button`
  ${iconButton}
  flex: none;
`;

/** The props of {@link BulkBar}. */
export interface BulkBarProps<Row> {
  /** The noun of the rows, in singular and plural: "order", "orders". */
  noun: readonly [one: string, many: string];
  selection: RowSelection<Row>;
  actions: readonly BulkAction<Row>[];
}

/** The actions on the selected rows, at the bottom of the window; renders nothing without a selection. */
export function BulkBar<Row>({ noun, selection, actions }: BulkBarProps<Row>) {
  const { run, progress, report, closeReport } = useBulkAction(selection);
  const { rows } = selection;

  return (
    <>
      {rows.length > 0 && (
        <Bar role="region" aria-label={bulkTexts.region(noun[1])}>
          <BarSpace $several={actions.length > 1} />
          <p role="status">
            {progress === undefined
              ? bulkTexts.selected(rows.length)
              : bulkTexts.progress(progress, rows.length)}
          </p>
          <Actions>
            {actions.map((action) => (
              <BulkButton
                key={action.label}
                action={action}
                rows={rows}
                disabled={progress !== undefined}
                onRun={run}
                onDone={selection.clear}
              />
            ))}
          </Actions>
          <ClearButton
            type="button"
            aria-label={bulkTexts.clear}
            title={bulkTexts.clear}
            disabled={progress !== undefined}
            onClick={selection.clear}
          >
            <X size={20} aria-hidden />
          </ClearButton>
        </Bar>
      )}
      {report && <BulkResultDialog report={report} onClose={closeReport} />}
    </>
  );
}

interface BulkButtonProps<Row> {
  action: BulkAction<Row>;
  rows: readonly Row[];
  disabled: boolean;
  onRun: (work: BulkWork<Row>) => Promise<unknown>;
  onDone: () => void;
}

function BulkButton<Row>({ action, rows, disabled, onRun, onDone }: BulkButtonProps<Row>) {
  const { label, secondary, dangerous = false } = action;
  const variant = secondary ? "secondary" : dangerous ? "danger" : "primary";
  if ("dialog" in action) {
    const run = (work: BulkWork<Row>) => void onRun(work);
    return (
      <DialogButton
        variant={variant}
        disabled={disabled}
        dialog={(onClose) => action.dialog({ rows, run, onDone, onClose })}
      >
        {label}
      </DialogButton>
    );
  }
  return (
    <ActionButton
      variant={variant}
      disabled={disabled}
      dangerous={dangerous}
      confirmation={action.confirmation(rows)}
      onPress={() => onRun(action)}
    >
      {label}
    </ActionButton>
  );
}
