import { useState } from "react";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { conflictMessageOf, isForbidden, isNotFound, showFieldErrors } from "../../../graphql/errors";
import { formTexts } from "../../../messages/admin";
import { alertTexts } from "../../../messages/common";
import { explainTemporaryRefusal } from "../../../ui/feedback/temporary-refusal";

/**
 * Runs a dialog's save. The server's field errors appear under the fields with these labels, any other error is the
 * `failure`; resolves to whether it succeeded.
 */
export function useSave<Entry extends FieldValues>(labels: Readonly<Partial<Record<Path<Entry>, string>>>) {
  const [failure, setFailure] = useState<string>();
  const alert = useAlert();

  const explain = async (error: unknown, setError?: UseFormSetError<Entry>) => {
    if (isForbidden(error)) return void (await alert(alertTexts.notPermitted));
    if (setError && showFieldErrors(error, labels, setError)) return;
    if (isNotFound(error)) return setFailure(formTexts.gone);
    setFailure(conflictMessageOf(error) ?? explainTemporaryRefusal(error) ?? formTexts.notSaved);
  };
  const attempt = async (
    save: () => Promise<unknown>,
    setError?: UseFormSetError<Entry>,
  ): Promise<boolean> => {
    setFailure(undefined);
    try {
      await save();
      return true;
    } catch (error) {
      await explain(error, setError);
      return false;
    }
  };
  return { failure, attempt };
}
