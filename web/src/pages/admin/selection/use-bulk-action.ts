import { useState } from "react";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { isForbidden } from "../../../graphql/errors";
import { bulkTexts } from "@shop/shared/messages/en/admin";
import { alertTexts, toast } from "@shop/shared/messages/en/common";
import { explainTemporaryRefusal } from "../../../ui/feedback/temporary-refusal";
import type { RowSelection } from "../../../ui/table/use-row-selection";
import type { BulkReport, BulkWork } from "./bulk-action";
import { runInTurn } from "./run-in-turn";

function explain(error: unknown): string {
  return isForbidden(error)
    ? alertTexts.notPermitted.text
    : (explainTemporaryRefusal(error) ?? bulkTexts.failed);
}

/** Runs an action on the selected rows, clears the selection and shows the result: an alert, or a report of the refused rows. */
export function useBulkAction<Row>(selection: RowSelection<Row>) {
  const [progress, setProgress] = useState<number>();
  const [report, setReport] = useState<BulkReport>();
  const alert = useAlert();

  const run = async ({ act, onFinished, says }: BulkWork<Row>) => {
    const { rows, nameOf, clear } = selection;
    setProgress(0);
    const { done, refused } = await runInTurn(rows, { act, explain, onProgress: setProgress });
    setProgress(undefined);
    clear();
    onFinished();
    const title = says(done.length, rows.length);
    if (refused.length === 0) return alert(toast(title));
    setReport({ title, refused: refused.map(({ row, reason }) => ({ name: nameOf(row), reason })) });
  };

  return { run, progress, report, closeReport: () => setReport(undefined) };
}
