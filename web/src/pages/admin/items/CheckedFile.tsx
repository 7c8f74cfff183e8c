import type { ImportPlan, RowChange, RowError } from "@shop/shared/schemas/import-report";
import { styled } from "styled-components";
import { changeTexts, importTexts } from "@shop/shared/messages/en/admin-catalogue";
import { color, space, text } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import { formatNumber } from "../../../ui/format/format";
import { Card } from "../../../ui/layout/Card";
import { Table, type Column } from "../../../ui/table/Table";
import { cellDifference } from "../changes/cell-difference";
import { ChangeList, type ListedChange } from "../changes/ChangeList";
import type { ImportReport } from "./import-report";
import { Stack } from "../../../ui/layout/Page";

const Summary = styled(Card)`
  display: grid;
  gap: ${space[5]};
  justify-items: start;

  p {
    margin-top: ${space[2]};
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
`;

const CheckResult = styled(Stack)`
  h2 {
    font-size: ${text.title};
  }
`;

/** The maximum number of listed errors. */
const maxShown = 100;

const columns: readonly Column<RowError>[] = [
  { header: importTexts.columns.row, cell: ({ row }) => formatNumber(row) },
  { header: importTexts.columns.column, cell: ({ field }) => field },
  { header: importTexts.columns.problem, cell: ({ message }) => importTexts.problem(message) },
];

const listRow = ({ row, productId, name, fields }: RowChange): ListedChange => ({
  productId,
  name,
  note: importTexts.row(row),
  differences: fields.map(({ field, before, after }) => cellDifference(field, before, after)),
});

/** The effect on the items in the file, up to the server's limit. */
function PlannedChanges({ plan: { changes, toChange } }: { plan: ImportPlan }) {
  if (changes.length === 0) return null;
  return (
    <section aria-label={importTexts.changes}>
      <ChangeList changes={changes.map(listRow)} whole />
      {toChange > changes.length && <p>{importTexts.moreChanges(toChange - changes.length)}</p>}
    </section>
  );
}

function RowTable({ caption, rows }: { caption: string; rows: readonly RowError[] }) {
  return (
    <Stack as="section" $gap={3}>
      <h2>{caption}</h2>
      <Table
        caption={caption}
        columns={columns}
        rows={rows.slice(0, maxShown)}
        rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
      />
    </Stack>
  );
}

interface CheckedFileProps {
  file: File;
  report: ImportReport;
  importing: boolean;
  onImport: () => void;
}

function titleOf({ rows, valid, errorCount, plan }: ImportReport): string {
  if (errorCount > 0) return importTexts.toFix(rows - valid);
  return plan.toAdd + plan.toChange > 0 ? importTexts.ready(plan) : importTexts.nothing;
}

/** The result of checking a CSV file: ready to import, with its changes, or the errors row by row. */
export function CheckedFile({ file, report, importing, onImport }: CheckedFileProps) {
  const { rows, errorCount, errors, unknownColumns, format, ignored = [], plan } = report;
  const isValid = errorCount === 0;

  return (
    <CheckResult $gap={6}>
      <Summary>
        <div role="status">
          <h2>{titleOf(report)}</h2>
          <p>
            {`${file.name}: ${importTexts.rows(rows)}. ${isValid ? importTexts.valid : importTexts.invalid} ${isValid && plan.unchanged > 0 ? changeTexts.unchanged(plan.unchanged) : ""}`}
          </p>
          {format && <p>{importTexts.recognized(format)}</p>}
          {unknownColumns.length > 0 && <p>{importTexts.ignored(unknownColumns.join(", "))}</p>}
          {importing && <p>{importTexts.importing}</p>}
        </div>
        {isValid && plan.toAdd + plan.toChange > 0 && (
          <Button size="large" busy={importing} onClick={onImport}>
            {importTexts.submit(plan)}
          </Button>
        )}
      </Summary>
      {isValid ? (
        <PlannedChanges plan={plan} />
      ) : (
        <RowTable caption={importTexts.needsFixing} rows={errors} />
      )}
      {errorCount > maxShown && <p>{importTexts.more(formatNumber(errorCount - maxShown))}</p>}
      {ignored.length > 0 && <RowTable caption={importTexts.leftOut} rows={ignored} />}
    </CheckResult>
  );
}
