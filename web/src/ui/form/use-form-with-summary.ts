import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from "react-hook-form";

/** `useForm` for a form with an {@link ErrorSummary}: the summary gets the focus, not the first field with an error. */
export function useFormWithSummary<Entry extends FieldValues>(
  options?: Omit<UseFormProps<Entry>, "shouldFocusError">,
): UseFormReturn<Entry> {
  return useForm<Entry>({ ...options, shouldFocusError: false });
}
