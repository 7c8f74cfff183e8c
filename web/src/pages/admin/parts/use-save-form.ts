import { useState, type BaseSyntheticEvent } from "react";
import { useForm, type FieldValues, type Path, type UseFormProps, type UseFormReturn } from "react-hook-form";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { conflictMessageOf, isForbidden, isNotFound, showFieldErrors } from "../../../graphql/errors";
import { formTexts } from "@shop/shared/messages/en/admin";
import { alertTexts } from "@shop/shared/messages/en/common";
import { explainTemporaryRefusal } from "../../../ui/feedback/temporary-refusal";
import { fieldsOf, type FieldLabels, type FieldRules } from "../../../ui/form/fields-of";

interface SaveFormOptions<Entry extends FieldValues, Result> extends UseFormProps<Entry> {
  labels: FieldLabels<Entry>;
  rules?: FieldRules<Entry>;
  save: (entry: Entry, event?: BaseSyntheticEvent) => Promise<Result>;
  /** Called after a successful save. */
  onSaved?: (result: Result) => unknown;
  /** The failures' texts, if the form isn't in a dialog of a list. */
  texts?: Readonly<Record<"gone" | "notSaved", string>>;
}

/**
 * `useForm` for a form that is saved at the server. The server's field errors appear under the fields with these labels,
 * any other error is the `failure`. `field` returns the props of a field, see {@link fieldsOf}; `sending` has the props that {@link
 * DialogForm} and the settings' editor share.
 */
export function useSaveForm<Entry extends FieldValues, Result = unknown>(
  options: SaveFormOptions<Entry, Result>,
) {
  const { labels, rules, save, onSaved, texts = formTexts, ...formOptions } = options;
  const form = useForm<Entry>(formOptions);
  const [failure, setFailure] = useState<string>();
  const alert = useAlert();

  const explain = async (error: unknown) => {
    if (isForbidden(error)) return void (await alert(alertTexts.notPermitted));
    if (showFieldErrors(error, labels, form.setError)) return;
    if (isNotFound(error)) return setFailure(texts.gone);
    setFailure(conflictMessageOf(error) ?? explainTemporaryRefusal(error) ?? texts.notSaved);
  };
  const onSubmit = form.handleSubmit(async (entry, event) => {
    setFailure(undefined);
    let result: Result;
    try {
      result = await save(entry, event);
    } catch (error) {
      return await explain(error);
    }
    await onSaved?.(result);
  });
  const sending = { busy: form.formState.isSubmitting, failure, onSubmit };
  return { ...form, field: fieldsOf(form, labels, rules), sending };
}

/** Shows the saved values in a form. What was typed since it was sent stays, to be saved next. */
export function resetSaved<Entry extends FieldValues>(
  { getValues, reset, setValue }: Pick<UseFormReturn<Entry>, "getValues" | "reset" | "setValue">,
  sent: Entry,
  saved: Entry,
): void {
  const typed = getValues();
  reset(saved);
  for (const name of Object.keys(typed) as Path<Entry>[])
    if (JSON.stringify(typed[name]) !== JSON.stringify(sent[name]))
      setValue(name, typed[name], { shouldDirty: true });
}
