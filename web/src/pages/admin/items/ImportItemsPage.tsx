import { useApolloClient } from "@apollo/client/react";
import { MAX_IMAGES } from "@shop/shared/product";
import {
  ATTRIBUTE_COLUMN,
  MAX_CSV_ROWS,
  productColumns,
  type RowError,
  MAX_CSV_BYTES,
} from "@shop/shared/product-csv";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { importTexts } from "../../../messages/admin-import";
import { color, space, text } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import { FileDrop } from "../../../ui/form/FileDrop";
import { FormFailure } from "../../../ui/feedback/Notice";
import { Page } from "../../../ui/layout/Page";
import { saveFile } from "../../../ui/browser/save-file";
import { Spinner } from "../../../ui/feedback/Spinner";
import {
  template,
  type ImportReport,
  parseImportResponse,
  tooLarge,
  unsent,
  type ImportResult,
} from "./import-report";
import { formatNumber, pluralize } from "../../../ui/format/format";
import { Card } from "../../../ui/layout/Card";
import { Table, type Column } from "../../../ui/table/Table";
import { alertTexts, toast, type AlertText } from "../../../messages/alerts";
import { paths } from "../../../routing/paths";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { useAuthorizedFetch } from "../../../features/session/use-authorized-fetch";
import { evictLists } from "../../../graphql/evict";

/** A chosen CSV file: being checked or imported, with its report, or refused as a whole. */
interface CsvFile {
  file: File;
  /** What is being done with it. */
  busy?: "checking" | "importing";
  report?: ImportReport;
  failure?: string;
}

const imported = (count: number): AlertText => toast(`${pluralize(count, "item")} imported`);

/** Checks a chosen CSV file without changing anything, and imports it on request: all rows or none. */
function useImport() {
  const [csvFile, setCsvFile] = useState<CsvFile>();
  const send = useSendCsvFile();
  const { cache } = useApolloClient();
  const alert = useAlert();
  const navigate = useNavigate();

  const check = async (file: File) => {
    if (file.size > MAX_CSV_BYTES) return setCsvFile({ file, failure: tooLarge });
    setCsvFile({ file, busy: "checking" });
    setCsvFile({ file, ...(await send(file, true)) });
  };

  const importAll = async ({ file, report }: CsvFile) => {
    setCsvFile({ file, busy: "importing", ...(report && { report }) });
    const result = await send(file, false);
    setCsvFile({ file, ...result });
    if (!("report" in result) || result.report.added === 0) return;
    evictLists(cache, "products", "topProducts");
    await navigate(paths.manageItems);
    await alert(imported(result.report.added)); // on the list
  };

  return { csvFile, check, importAll };
}

function useSendCsvFile() {
  const authorizedFetch = useAuthorizedFetch();
  return async (file: File, dryRun: boolean): Promise<ImportResult> => {
    try {
      const response = await authorizedFetch(`/imports/products?dryRun=${dryRun}`, {
        method: "POST",
        headers: { "content-type": "text/csv" },
        body: file,
      });
      return response.status === 403
        ? { failure: alertTexts.notPermitted.text }
        : await parseImportResponse(response);
    } catch {
      return { failure: unsent };
    }
  };
}

const ImportReportStack = styled.div`
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
function ImportReport({ csvFile: { file, busy }, report, onImport }: ImportReportProps) {
  const { rows, valid, errorCount, errors, unknownColumns } = report;
  const ready = errorCount === 0;

  return (
    <ImportReportStack>
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
    </ImportReportStack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

const Rules = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  color: ${color.muted};
  font-size: ${text.small};

  code {
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
`;

const Columns = styled.dl`
  display: grid;
  gap: ${space[1]};
  margin: 0;

  div {
    display: grid;
    grid-template-columns: minmax(0, 9rem) minmax(0, 1fr);
    gap: ${space[3]};
  }
  dd {
    margin: 0;
  }
`;

/** What a file may say of products besides, and how. */
const furtherColumns = [
  ["category", "a path, such as watches/divers"],
  ["brand", "a name"],
  [
    "images",
    `up to ${MAX_IMAGES} addresses with spaces between; the first is that of image, which may be left out`,
  ],
  ["draft", "yes or no: whether only admins see it"],
  ["regularPrice", "the price without the sale, of an item on sale; more than its price"],
  ["saleEndsAt", "when the sale ends, such as 2026-11-30T22:00:00Z; empty for no end"],
  ["gtin", "the number under its barcode"],
  ["mpn", "its maker's part number"],
  [`${ATTRIBUTE_COLUMN}voltage`, "the value of an attribute, with or without its unit; a column for each"],
] as const;

const Checking = styled.p`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  color: ${color.accentInk};
  overflow-wrap: anywhere;
`;

/** `/manageItems/import`: imports products from a CSV file, after a check that changes nothing. */
export function ImportItemsPage() {
  const { csvFile, check, importAll } = useImport();
  const saveTemplate = () => saveFile(new Blob([template], { type: "text/csv" }), "items-template.csv");

  return (
    <Page title={importTexts.title} lead={importTexts.lead}>
      <Stack>
        <FileDrop
          label={csvFile ? "Choose another CSV file" : "Choose a CSV file"}
          hint={`or drop it here; up to ${MAX_CSV_ROWS.toLocaleString("en-US")} rows`}
          accept=".csv,text/csv"
          onChoose={([file]) => file && void check(file)}
        />
        {!csvFile && (
          <Rules>
            <p>
              {importTexts.firstRow} <code>{productColumns.join(", ")}</code>. {importTexts.saveAs}
            </p>
            <p>{importTexts.further}</p>
            <Columns>
              {furtherColumns.map(([column, holds]) => (
                <div key={column}>
                  <dt>
                    <code>{column}</code>
                  </dt>
                  <dd>{holds}</dd>
                </div>
              ))}
            </Columns>
            <p>{importTexts.exported}</p>
            <Button variant="secondary" onClick={saveTemplate}>
              {importTexts.template}
            </Button>
          </Rules>
        )}
        <FormFailure>{csvFile?.failure}</FormFailure>
        {csvFile?.busy === "checking" && (
          <Checking role="status">
            <Spinner /> {importTexts.checking(csvFile.file.name)}
          </Checking>
        )}
        {csvFile?.report && (
          <ImportReport csvFile={csvFile} report={csvFile.report} onImport={() => void importAll(csvFile)} />
        )}
      </Stack>
    </Page>
  );
}
