import { isConflict, isForbidden } from "../../../graphql/errors";
import { evictLists } from "../../../graphql/evict";
import { alertTexts } from "@shop/shared/messages/en/common";
import { changeTexts, undoTexts } from "@shop/shared/messages/en/admin-catalogue";
import { explainTemporaryRefusal } from "../../../ui/feedback/temporary-refusal";
import type { RefusalList_RefusalFragment } from "./ChangeList.generated";
import { useUndoProductChangesMutation } from "./undo-changes.generated";

const none: readonly RefusalList_RefusalFragment[] = [];

/** Undoes a bulk change; resolves to the refusals, or to an empty list after success. */
export function useUndoChanges(id: string) {
  const [mutate, { loading: busy, client }] = useUndoProductChangesMutation();

  const undo = async (othersOnly: boolean): Promise<readonly RefusalList_RefusalFragment[]> => {
    const { data } = await mutate({ variables: { id, othersOnly } });
    const result = data?.undoProductChanges;
    if (result?.__typename === "ProductsNotChanged") return result.refusals;
    evictLists(client.cache, "products", "topProducts", "auditEntries");
    return none;
  };
  return { undo, busy };
}

/** The reason why a change could not be undone, as a sentence. */
export function explainUndo(error: unknown): string {
  if (isForbidden(error)) return alertTexts.notPermitted.text;
  if (isConflict(error)) return undoTexts.already;
  return explainTemporaryRefusal(error) ?? changeTexts.failed;
}
