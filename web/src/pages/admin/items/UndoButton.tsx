import { useNavigate } from "react-router-dom";
import { failed } from "@shop/shared/messages/en/common";
import { undoTexts as texts } from "@shop/shared/messages/en/admin-catalogue";
import { paths } from "../../../paths";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { Button } from "../../../ui/form/Button";
import { explainUndo, useUndoChanges } from "../changes/use-undo-changes";

/**
 * Undoes a bulk change right after it was made. If products were edited since, refers to the audit log, which shows the
 * reasons.
 */
export function UndoButton({ id }: { id: string }) {
  const { undo, busy } = useUndoChanges(id);
  const alert = useAlert();
  const navigate = useNavigate();

  const press = async () => {
    const refusals = await undo(false);
    if (refusals.length === 0) return alert(texts.done);
    await alert(texts.notNow);
    return navigate(paths.audit);
  };
  return (
    <Button
      variant="soft"
      busy={busy}
      onClick={() => void press().catch((error: unknown) => alert(failed(explainUndo(error))))}
    >
      {texts.undo}
    </Button>
  );
}
