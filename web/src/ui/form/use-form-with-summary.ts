import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from "react-hook-form";

/** react-hook-form for a form with {@link FormMistakes}: the summary takes the focus, not the first field. */
export function useFormWithSummary<Entry extends FieldValues>(
  options?: Omit<UseFormProps<Entry>, "shouldFocusError">,
): UseFormReturn<Entry> {
  return useForm<Entry>({ ...options, shouldFocusError: false });
}
