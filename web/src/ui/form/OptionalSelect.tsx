import { SelectField } from "./Field";
import { SelectOptions, type SelectOption } from "./SelectOptions";

interface OptionalSelectProps<Value extends string> {
  label: string;
  name: string;
  /** The label of the empty option. */
  noneLabel: string;
  options: readonly SelectOption<Value>[];
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
      <SelectOptions none={noneLabel} options={options} />
    </SelectField>
  );
}
