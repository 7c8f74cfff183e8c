import { MAX_CSV_ROWS, productColumns } from "@shop/shared/product-csv";
import { styled } from "styled-components";
import { color, space, text } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import { FileDrop } from "../../../ui/form/FileDrop";
import { FormFailure } from "../../../ui/feedback/Notice";
import { Page } from "../../../ui/layout/Page";
import { saveFile } from "../../../ui/browser/save-file";
import { Spinner } from "../../../ui/feedback/Spinner";
import { template } from "./import-report";
import { ImportReport } from "./ImportReport";
import { useImport } from "./use-import";

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
    <Page
      title="Import Items"
      lead="Add many items at once. The file is checked first: nothing changes until you confirm."
    >
      <Stack>
        <FileDrop
          label={csvFile ? "Choose another CSV file" : "Choose a CSV file"}
          hint={`or drop it here; up to ${MAX_CSV_ROWS.toLocaleString("en-US")} rows`}
          accept=".csv,text/csv"
          onChoose={(file) => void check(file)}
        />
        {!csvFile && (
          <Rules>
            <p>
              Its first row names the columns, in any order: <code>{productColumns.join(", ")}</code>. Save it
              as “CSV UTF-8”; commas and semicolons both work.
            </p>
            <Button variant="secondary" onClick={saveTemplate}>
              Download a template
            </Button>
          </Rules>
        )}
        <FormFailure>{csvFile?.failure}</FormFailure>
        {csvFile?.busy === "checking" && (
          <Checking role="status">
            <Spinner /> Checking {csvFile.file.name}…
          </Checking>
        )}
        {csvFile?.report && (
          <ImportReport csvFile={csvFile} report={csvFile.report} onImport={() => void importAll(csvFile)} />
        )}
      </Stack>
    </Page>
  );
}
