import { createGlobalStyle, styled } from "styled-components";
import { bulkTexts } from "../../messages/admin";
import { color, from, radius, shadow, space, text } from "../../theme/tokens";
import { ActionButton } from "../../ui/form/ActionButton";
import { iconButton } from "../../ui/form/icon-button";
import { X } from "../../ui/icons/icons";
import type { RowSelection } from "../../ui/table/use-row-selection";
import type { BulkAction } from "./bulk-action";
import { BulkResultDialog } from "./BulkResultDialog";
import { useBulkAction } from "./use-bulk-action";

/** Notices at the bottom of the window keep clear of the bar. */
const BarSpace = createGlobalStyle`
  :root { --page-bar: 5.5rem; }
`;

const Bar = styled.div`
  position: fixed;
  right: 0;
  bottom: var(--bottom-bar, 0px); /* above the admin's menu */
  left: 0;
  z-index: 5;
  display: flex;
  gap: ${space[3]};
  align-items: center;
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  p {
    flex: 1;
    font-weight: 550;
    white-space: nowrap;
  }
  ${from.medium} {
    right: auto;
    bottom: calc(${space[6]} + var(--bottom-bar, 0px));
    left: 50%;
    padding: ${space[2]} ${space[2]} ${space[2]} ${space[5]};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    transform: translateX(-50%);

    p {
      margin-right: ${space[6]};
    }
  }
`;

const ClearButton = styled.button`
  ${iconButton}
  flex: none;
`;

interface BulkBarProps<Row> {
  /** What the rows are: "order", "orders". */
  noun: readonly [one: string, many: string];
  selection: RowSelection<Row>;
  actions: readonly BulkAction<Row>[];
}

/** What can be done with the selected rows, at the bottom of the window; nothing while none is selected. */
export function BulkBar<Row>({ noun, selection, actions }: BulkBarProps<Row>) {
  const { run, progress, report, closeReport } = useBulkAction(selection);
  const { rows } = selection;

  return (
    <>
      {rows.length > 0 && (
        <Bar role="region" aria-label={bulkTexts.region(noun[1])}>
          <BarSpace />
          <p role="status">
            {progress === undefined
              ? bulkTexts.selected(rows.length)
              : bulkTexts.progress(progress, rows.length)}
          </p>
          {actions.map((action) => (
            <ActionButton
              key={action.label}
              variant={action.dangerous ? "danger" : "primary"}
              disabled={progress !== undefined}
              dangerous={action.dangerous ?? false}
              confirmation={action.confirmation(rows)}
              onPress={() => run(action)}
            >
              {action.label}
            </ActionButton>
          ))}
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
