import { SelectField } from "./Field";
import type { SelectOption } from "./SelectOptions";

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

/**
 * A select with an empty first option. Renders nothing without options. Has its own options, because `SelectOptions`, shared with forms,
 * would be one more file of a first visit to the products.
 */
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
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
