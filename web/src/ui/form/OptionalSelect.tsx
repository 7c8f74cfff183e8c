import { SelectField } from "./Field";

interface OptionalSelectProps<Value extends string> {
  label: string;
  name: string;
  /** The label of the empty option. */
  noneLabel: string;
  options: readonly { value: Value; label: string }[];
  /** The chosen value; null for the empty option. */
  chosen: Value | null;
  onChoose: (chosen: Value | null) => void;
}

/** A select with an empty first option. Renders nothing without options. */
export function OptionalSelect<Value extends string>({
  noneLabel,
  options,
  chosen,
  onChoose,
  ...field
}: OptionalSelectProps<Value>) {
  if (options.length === 0) return null;
  return (
    <SelectField
      {...field}
      value={chosen ?? ""}
      onChange={({ target }) => onChoose((target.value || null) as Value | null)}
    >
      <option value="">{noneLabel}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
