import { useNavigate } from "react-router-dom";
import { isConflict } from "../../../graphql/errors";
import { evictLists } from "../../../graphql/evict";
import { failed } from "../../../messages/alerts";
import { changeTexts, undoTexts as texts } from "../../../messages/change-products";
import { paths } from "../../../routing/paths";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { explainTemporaryRefusal } from "../../../ui/feedback/temporary-refusal";
import { Button } from "../../../ui/form/Button";
import { useUndoChangeMutation } from "./ChangeSelected.generated";

/** Undoes a change of several products where it was made. What was edited meanwhile is left to the audit, which says why. */
export function UndoButton({ id }: { id: string }) {
  const [mutate, { loading, client }] = useUndoChangeMutation();
  const alert = useAlert();
  const navigate = useNavigate();

  const undo = async () => {
    const { data } = await mutate({ variables: { id } });
    if (data?.undoProductChanges.__typename === "ProductsNotChanged") {
      await alert(texts.notNow);
      return navigate(paths.audit);
    }
    evictLists(client.cache, "products", "topProducts", "auditEntries");
    await alert(texts.done);
  };
  const explain = (error: unknown) =>
    alert(failed(isConflict(error) ? texts.already : (explainTemporaryRefusal(error) ?? changeTexts.failed)));

  return (
    <Button variant="soft" busy={loading} onClick={() => void undo().catch(explain)}>
      {texts.undo}
    </Button>
  );
}
