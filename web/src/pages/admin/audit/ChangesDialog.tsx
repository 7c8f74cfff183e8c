import { useState } from "react";
import { undoTexts as texts } from "@shop/shared/messages/en/admin-catalogue";
import { CloseButton } from "../../../ui/dialog/CloseButton";
import { DialogActions, ModalFrame } from "../../../ui/dialog/ModalFrame";
import { DialogFailure } from "../../../ui/dialog/DialogForm";
import { Failure, Loading, Skeleton } from "../../../ui/feedback/states";
import { Button } from "../../../ui/form/Button";
import { formatMoment } from "@shop/shared/time/format-moment";
import { ChangeList, listChange, Refusals } from "../changes/ChangeList";
import { useProductChangeSetQuery, type ChangesDialog_ChangesFragment } from "./ChangesDialog.generated";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { explainUndo, useUndoChanges } from "../changes/use-undo-changes";
import type { RefusalList_RefusalFragment } from "../changes/ChangeList.generated";

const none: readonly RefusalList_RefusalFragment[] = [];

/** Undoes a bulk change, then closes the dialog that contains the pressed button. */
function useUndoInDialog(id: string) {
  const { undo: attempt, busy } = useUndoChanges(id);
  const [refusals, setRefusals] = useState(none);
  const [failure, setFailure] = useState<string>();
  const alert = useAlert();

  const run = async (button: HTMLElement, othersOnly: boolean) => {
    setFailure(undefined);
    const dialog = button.closest("dialog"); // undoing removes the button
    const found = await attempt(othersOnly);
    if (found.length > 0) return setRefusals(found);
    dialog?.close();
    await alert(texts.done);
  };
  const undo = (button: HTMLElement, othersOnly: boolean) =>
    void run(button, othersOnly).catch((error: unknown) => setFailure(explainUndo(error)));

  return { undo, refusals, failure, busy };
}

/** The items of a bulk change, before and after, and the button that undoes it. */
export function ChangesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useProductChangeSetQuery({
    variables: { id },
    fetchPolicy: "network-only",
  });
  const changes = data?.productChangeSet;

  return (
    <ModalFrame role="dialog" title={texts.title} text={explain(data && changes)} onClose={onClose}>
      {error && <Failure error={error} onRetry={refetch} />}
      {!error && !data && (
        <Loading what={texts.loading}>
          <Skeleton $height="10rem" />
        </Loading>
      )}
      {changes ? (
        <Changes changes={changes} />
      ) : (
        <DialogActions>
          <CloseButton>{texts.close}</CloseButton>
        </DialogActions>
      )}
    </ModalFrame>
  );
}

function explain(changes: ChangesDialog_ChangesFragment | null | undefined): string {
  if (changes === null) return texts.gone;
  if (!changes) return "";
  const { undoneAt, changeCount } = changes;
  if (undoneAt) return texts.explainUndone(formatMoment(undoneAt));
  const explained = changes.changes.some(({ added }) => added) ? texts.explainImport : texts.explain;
  return explained(changeCount);
}

function Changes({
  changes: { id, undoneAt, changeCount, changes },
}: {
  changes: ChangesDialog_ChangesFragment;
}) {
  const { undo, refusals, failure, busy } = useUndoInDialog(id);
  const othersLeft = changeCount > refusals.length;
  return (
    <>
      {refusals.length > 0 ? (
        <Refusals text={texts.refused} refusals={refusals} />
      ) : (
        <>
          <ChangeList changes={changes.map(listChange)} />
          {changeCount > changes.length && <p>{texts.more(changeCount - changes.length)}</p>}
        </>
      )}
      <DialogFailure>{failure}</DialogFailure>
      <DialogActions>
        <CloseButton>{texts.close}</CloseButton>
        {!undoneAt && othersLeft && (
          <Button busy={busy} onClick={(event) => undo(event.currentTarget, refusals.length > 0)}>
            {refusals.length > 0 ? texts.others : texts.undo}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
