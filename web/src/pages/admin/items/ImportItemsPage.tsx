import { fileNames } from "@shop/shared/messages/en/admin";
import { useApolloClient } from "@apollo/client/react";
import { MEGABYTE } from "@shop/shared/bytes";
import { MAX_IMAGES } from "@shop/shared/product";
import { ATTRIBUTE_COLUMN, MAX_CSV_BYTES, MAX_CSV_ROWS, productColumns } from "@shop/shared/product-csv";
import { useState } from "react";
import { styled } from "styled-components";
import { importTexts, importColumnTexts as columnTexts } from "@shop/shared/messages/en/admin-catalogue";
import { color, secondary, space } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import { formatNumber } from "../../../ui/format/format";
import { FileDrop } from "../../../ui/form/FileDrop";
import { FormFailure } from "../../../ui/feedback/Notice";
import { Page, Stack } from "../../../ui/layout/Page";
import { saveFile } from "../../../ui/browser/save-file";
import { Spinner } from "../../../ui/feedback/Spinner";
import {
  template,
  type ImportReport,
  parseImportResponse,
  tooLarge,
  type ImportResult,
} from "./import-report";
import { alertTexts } from "@shop/shared/messages/en/common";
import { paths } from "../../../paths";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { useAuthorizedFetch } from "../../../features/session/use-authorized-fetch";
import { evictLists } from "../../../graphql/evict";
import { CheckedFile } from "./CheckedFile";
import { UndoButton } from "./UndoButton";
import { useNavigateHere } from "../../../ui/browser/use-navigate-here";

/** A chosen CSV file: being checked or imported, with its report, or refused as a whole. */
interface CsvFile {
  file: File;
  /** The running operation. */
  busy?: "checking" | "importing";
  report?: ImportReport;
  failure?: string;
}

/**
 * Checks a chosen CSV file without changing anything, and imports it on request: all rows or none, and only the previewed
 * changes.
 */
function useImport() {
  const [csvFile, setCsvFile] = useState<CsvFile>();
  const send = useSendCsvFile();
  const { cache } = useApolloClient();
  const alert = useAlert();
  const navigate = useNavigateHere();

  const check = async (file: File, notice?: string) => {
    if (file.size > MAX_CSV_BYTES) return setCsvFile({ file, failure: tooLarge });
    setCsvFile({ file, busy: "checking", ...(notice && { failure: notice }) });
    const result = await send(file, { dryRun: "true" });
    setCsvFile({
      file,
      ...("isOutdated" in result ? { failure: importTexts.unreadable } : result),
      ...(notice && { failure: notice }),
    });
  };

  const importAll = async ({ file, report }: CsvFile) => {
    if (!report) return;
    setCsvFile({ file, busy: "importing", report });
    const result = await send(file, { dryRun: "false", preview: report.plan.preview });
    if ("isOutdated" in result) return check(file, importTexts.outdated);
    setCsvFile({ file, ...result });
    if (!("report" in result) || !result.report.changeSet) return;
    const { plan, changeSet } = result.report;
    evictLists(cache, "products", "topProducts");
    await navigate(paths.manageItems);
    await alert({ ...importTexts.done(plan), details: <UndoButton id={changeSet} /> }); // shown on the list
  };

  return { csvFile, check, importAll };
}

function useSendCsvFile() {
  const authorizedFetch = useAuthorizedFetch();
  return async (file: File, query: Record<string, string>): Promise<ImportResult> => {
    try {
      const parameters = new URLSearchParams({ update: "true", ...query }).toString();
      const response = await authorizedFetch(`/imports/products?${parameters}`, {
        method: "POST",
        headers: { "content-type": "text/csv" },
        body: file,
      });
      return response.status === 403
        ? { failure: alertTexts.notPermitted.text }
        : await parseImportResponse(response);
    } catch {
      return { failure: importTexts.unreadable };
    }
  };
}

const Rules = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  ${secondary}

  > p {
    max-width: 75ch;
  }
  code {
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
`;

const Columns = styled.dl`
  display: grid;
  gap: ${space[1]};

  div {
    display: grid;
    grid-template-columns: minmax(0, 9rem) minmax(0, 1fr);
    gap: ${space[3]};
  }
`;

/** The optional columns of a file, and their formats. */
const furtherColumns = [
  ["category", columnTexts.category],
  ["brand", columnTexts.brand],
  ["images", columnTexts.images(MAX_IMAGES)],
  ["draft", columnTexts.draft],
  ["regularPrice", columnTexts.regularPrice],
  ["saleEndsAt", columnTexts.saleEndsAt],
  ["gtin", columnTexts.gtin],
  ["mpn", columnTexts.mpn],
  ["seoTitle", columnTexts.seoTitle],
  ["seoDescription", columnTexts.seoDescription],
  ["slug", columnTexts.slug],
  ["giftCard", columnTexts.giftCard],
  ["group", columnTexts.group],
  ["options", columnTexts.options],
  [`${ATTRIBUTE_COLUMN}voltage`, columnTexts.attribute],
] as const;

/** Larger files get a message that checking takes a while. */
const SLOW_BYTES = MEGABYTE;

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
  const saveTemplate = () => saveFile(new Blob([template], { type: "text/csv" }), fileNames.template);

  return (
    <Page title={importTexts.title} lead={importTexts.lead}>
      <Stack $gap={6}>
        <FileDrop
          label={csvFile ? importTexts.chooseOther : importTexts.choose}
          hint={importTexts.drop(formatNumber(MAX_CSV_ROWS))}
          accept=".csv,text/csv"
          onChoose={([file]) => file && void check(file)}
        />
        {!csvFile && (
          <Rules>
            <p>
              {importTexts.firstRow} <code>{productColumns.join(", ")}</code>. {importTexts.saveAs}
            </p>
            <p>{importTexts.foreign}</p>
            <p>
              {importTexts.update} {importTexts.stock}
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
            <Spinner />
            <span>{` ${importTexts.checking(csvFile.file.name)} ${csvFile.file.size > SLOW_BYTES ? importTexts.slow : ""}`}</span>
          </Checking>
        )}
        {csvFile?.report && (
          <CheckedFile
            file={csvFile.file}
            report={csvFile.report}
            importing={csvFile.busy === "importing"}
            onImport={() => void importAll(csvFile)}
          />
        )}
      </Stack>
    </Page>
  );
}
