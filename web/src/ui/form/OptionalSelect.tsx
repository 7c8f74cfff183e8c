import { SelectField } from "./Field";

interface OptionalSelectProps<Value extends string> {
  label: string;
  name: string;
  /** The label of the option that chooses nothing. */
  noneLabel: string;
  options: readonly { value: Value; label: string }[];
  /** Null where nothing is chosen. */
  chosen: Value | null;
  onChoose: (chosen: Value | null) => void;
}

/** A select whose first option chooses nothing. Renders nothing where there is no option to choose. */
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
