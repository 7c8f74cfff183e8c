import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { alertTexts, type AlertText } from "../../../messages/alerts";
import { paths } from "../../../routing/paths";
import { useAlert } from "../../../features/alerts/AlertProvider";
import { useAuthorizedFetch } from "../../../features/session/use-authorized-fetch";
import { evictLists } from "../../../graphql/evict";
import { maxFileBytes, readAnswer, tooLarge, unsent, type Checked, type ImportReport } from "./import-report";

/** A sheet on its way in: being looked at, looked at, or refused as a whole. */
export interface CsvFile {
  file: File;
  /** What is being done with it. */
  busy?: "checking" | "importing";
  report?: ImportReport;
  fault?: string;
}

const imported = (count: number): AlertText => ({
  title: "Success!",
  text: count === 1 ? "1 item imported" : `${count.toLocaleString("en-US")} items imported`,
  tone: "success",
});

/** Looks through a chosen sheet, which changes nothing, and imports it when told to: all of it, or none. */
export function useImport() {
  const [sheet, setSheet] = useState<CsvFile>();
  const send = useSendSheet();
  const { cache } = useApolloClient();
  const alert = useAlert();
  const navigate = useNavigate();

  const check = async (file: File) => {
    if (file.size > maxFileBytes) return setSheet({ file, fault: tooLarge });
    setSheet({ file, busy: "checking" });
    setSheet({ file, ...(await send(file, true)) });
  };

  const importAll = async ({ file, report }: CsvFile) => {
    setSheet({ file, busy: "importing", ...(report && { report }) });
    const outcome = await send(file, false);
    setSheet({ file, ...outcome });
    if (!("report" in outcome) || outcome.report.added === 0) return;
    evictLists(cache, "products", "topProducts");
    await alert(imported(outcome.report.added));
    await navigate(paths.manageItems);
  };

  return { sheet, check, importAll };
}

function useSendSheet() {
  const authorizedFetch = useAuthorizedFetch();
  return async (file: File, dryRun: boolean): Promise<Checked> => {
    try {
      const answer = await authorizedFetch(`/imports/products?dryRun=${dryRun}`, {
        method: "POST",
        headers: { "content-type": "text/csv" },
        body: file,
      });
      return answer.status === 403 ? { fault: alertTexts.notPermitted.text } : await readAnswer(answer);
    } catch {
      return { fault: unsent };
    }
  };
}
