import { get, type FieldValues, type Path, type RegisterOptions, type UseFormReturn } from "react-hook-form";

/** The labels of a form's fields. */
export type FieldLabels<Entry extends FieldValues> = Readonly<Partial<Record<Path<Entry>, string>>>;

/** The rules of a form's fields, for react-hook-form's `register`. */
export type FieldRules<Entry extends FieldValues> = {
  readonly [Name in Path<Entry>]?: RegisterOptions<Entry, Name>;
};

/**
 * Returns a function that returns the props of a field: its label, rule and error. The browser doesn't fill in these fields: they
 * aren't about its user.
 */
export function fieldsOf<Entry extends FieldValues>(
  { register, formState: { errors } }: Pick<UseFormReturn<Entry>, "register" | "formState">,
  labels: FieldLabels<Entry>,
  rules: FieldRules<Entry> = {},
) {
  return <Name extends Path<Entry>>(name: Name) => ({
    label: labels[name],
    autoComplete: "off",
    required: rules[name]?.required ? true : undefined,
    error: (get<unknown>(errors, name) as { message?: string } | undefined)?.message,
    ...register(name, rules[name]),
  });
}
