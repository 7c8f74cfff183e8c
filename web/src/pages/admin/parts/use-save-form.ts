import { useState } from "react";
import { useForm, type FieldValues, type Path, type UseFormProps } from "react-hook-form";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { conflictMessageOf, isForbidden, isNotFound, showFieldErrors } from "../../../graphql/errors";
import { formTexts } from "../../../messages/admin";
import { alertTexts } from "../../../messages/common";
import { explainTemporaryRefusal } from "../../../ui/feedback/temporary-refusal";

interface SaveFormOptions<Entry extends FieldValues, Result> extends UseFormProps<Entry> {
  labels: Readonly<Partial<Record<Path<Entry>, string>>>;
  save: (entry: Entry) => Promise<Result>;
  /** Called after a successful save. */
  onSaved?: (result: Result) => unknown;
}

/**
 * `useForm` for a form that is saved at the server. The server's field errors appear under the fields with these labels,
 * any other error is the `failure`. `sending` has the props that {@link DialogForm} and the settings' editor share.
 */
export function useSaveForm<Entry extends FieldValues, Result = unknown>(
  options: SaveFormOptions<Entry, Result>,
) {
  const { labels, save, onSaved, ...formOptions } = options;
  const form = useForm<Entry>(formOptions);
  const [failure, setFailure] = useState<string>();
  const alert = useAlert();

  const explain = async (error: unknown) => {
    if (isForbidden(error)) return void (await alert(alertTexts.notPermitted));
    if (showFieldErrors(error, labels, form.setError)) return;
    if (isNotFound(error)) return setFailure(formTexts.gone);
    setFailure(conflictMessageOf(error) ?? explainTemporaryRefusal(error) ?? formTexts.notSaved);
  };
  const onSubmit = form.handleSubmit(async (entry) => {
    setFailure(undefined);
    let result: Result;
    try {
      result = await save(entry);
    } catch (error) {
      return await explain(error);
    }
    await onSaved?.(result);
  });
  return { ...form, sending: { busy: form.formState.isSubmitting, failure, onSubmit } };
}
