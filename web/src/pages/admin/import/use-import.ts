import { MAX_CSV_BYTES } from "@shop/shared/product-csv";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { alertTexts, succeeded, type AlertText } from "../../../messages/alerts";
import { paths } from "../../../routing/paths";
import { useAlert } from "../../../features/alerts/AlertProvider";
import { useAuthorizedFetch } from "../../../features/session/use-authorized-fetch";
import { evictLists } from "../../../graphql/evict";
import { pluralize } from "../../../ui/format/format";
import { parseImportResponse, tooLarge, unsent, type ImportResult, type ImportReport } from "./import-report";

/** A chosen CSV file: being checked or imported, with its report, or refused as a whole. */
export interface CsvFile {
  file: File;
  /** What is being done with it. */
  busy?: "checking" | "importing";
  report?: ImportReport;
  failure?: string;
}

const imported = (count: number): AlertText => succeeded(`${pluralize(count, "item")} imported`);

/** Checks a chosen CSV file without changing anything, and imports it on request: all rows or none. */
export function useImport() {
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
    await alert(imported(result.report.added));
    await navigate(paths.manageItems);
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
