import type { RowError } from "@shop/shared/product-csv";
import { styled } from "styled-components";
import { importTexts } from "../../../messages/admin-import";
import { color, space, text } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import { formatNumber, pluralize } from "../../../ui/format/format";
import { Card } from "../../../ui/layout/Card";
import { Table, type Column } from "../../../ui/table/Table";
import type { ImportReport } from "./import-report";
import type { CsvFile } from "./use-import";

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

const Summary = styled(Card)`
  display: grid;
  gap: ${space[5]};
  justify-items: start;

  h2 {
    font-size: ${text.title};
  }
  p {
    margin-top: ${space[2]};
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
`;

/** How many errors are shown. */
const maxShown = 100;

const columns: readonly Column<RowError>[] = [
  { header: "Row", cell: ({ row }) => formatNumber(row) },
  { header: "Column", cell: ({ field }) => field },
  { header: "Problem", cell: ({ message }) => `It ${message}.` },
];

interface ImportReportProps {
  csvFile: CsvFile;
  report: ImportReport;
  onImport: () => void;
}

/** The result of checking a CSV file: ready to import, or the errors row by row. */
export function ImportReport({ csvFile: { file, busy }, report, onImport }: ImportReportProps) {
  const { rows, valid, errorCount, errors, unknownColumns } = report;
  const ready = errorCount === 0;

  return (
    <Stack>
      <Summary>
        <div role="status">
          <h2>
            {ready
              ? `${pluralize(rows, "item")} ready to import`
              : `${pluralize(rows - valid, "row")} to fix first`}
          </h2>
          <p>
            {file.name}: {pluralize(rows, "row")}.{" "}
            {ready ? "No errors found." : "Nothing has been imported. Fix the file, then choose it again."}
          </p>
          {unknownColumns.length > 0 && <p>{importTexts.ignored(unknownColumns.join(", "))}</p>}
        </div>
        {ready && (
          <Button size="large" busy={busy === "importing"} onClick={onImport}>
            {importTexts.submit(pluralize(rows, "item"))}
          </Button>
        )}
      </Summary>
      {!ready && (
        <Table
          caption="What needs fixing"
          columns={columns}
          rows={errors.slice(0, maxShown)}
          rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
        />
      )}
      {errorCount > maxShown && <p>{importTexts.more(formatNumber(errorCount - maxShown))}</p>}
    </Stack>
  );
}
