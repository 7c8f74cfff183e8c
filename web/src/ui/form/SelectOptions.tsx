/** An option of a select. */
export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectOptionsProps {
  /** The label of the empty first option. */
  none: string;
  options: readonly SelectOption[];
}

/** The options of a select, after an empty one. */
export function SelectOptions({ none, options }: SelectOptionsProps) {
  return (
    <>
      <option value="">{none}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
