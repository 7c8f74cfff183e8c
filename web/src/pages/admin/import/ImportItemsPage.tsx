import { MAX_IMAGES } from "@shop/shared/product";
import { ATTRIBUTE_COLUMN, MAX_CSV_ROWS, productColumns } from "@shop/shared/product-csv";
import { styled } from "styled-components";
import { importTexts } from "../../../messages/admin-import";
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
          onChoose={(file) => void check(file)}
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
