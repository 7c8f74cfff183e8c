import { useState } from "react";
import { useAlert } from "../../../features/alerts/AlertProvider";
import { isConflict, isForbidden } from "../../../graphql/errors";
import { evictLists } from "../../../graphql/evict";
import { alertTexts } from "../../../messages/alerts";
import { changeTexts, undoTexts } from "../../../messages/change-products";
import { explainTemporaryRefusal } from "../../../ui/feedback/temporary-refusal";
import type { RefusalList_RefusalFragment } from "../../../features/product-changes/ChangeList.generated";
import { useUndoProductChangesMutation } from "./ChangesDialog.generated";

const none: readonly RefusalList_RefusalFragment[] = [];

function explain(error: unknown): string {
  if (isForbidden(error)) return alertTexts.notPermitted.text;
  if (isConflict(error)) return undoTexts.already;
  return explainTemporaryRefusal(error) ?? changeTexts.failed;
}

/** Undoes a change of several products; closes the dialog around the pressed button once it is done. */
export function useUndoChanges(id: string) {
  const [mutate, { loading, client }] = useUndoProductChangesMutation();
  const [refusals, setRefusals] = useState(none);
  const [failure, setFailure] = useState<string>();
  const alert = useAlert();

  const run = async (button: HTMLElement, othersOnly: boolean) => {
    setFailure(undefined);
    const { data } = await mutate({ variables: { id, othersOnly } });
    const result = data?.undoProductChanges;
    if (result?.__typename === "ProductsNotChanged") return setRefusals(result.refusals);
    button.closest("dialog")?.close();
    evictLists(client.cache, "products", "topProducts", "auditEntries");
    await alert(undoTexts.done);
  };
  const undo = (button: HTMLElement, othersOnly: boolean) =>
    void run(button, othersOnly).catch((error: unknown) => setFailure(explain(error)));

  return { undo, refusals, failure, busy: loading };
}
