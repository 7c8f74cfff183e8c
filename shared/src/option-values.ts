/** A product's value of an option of its group. */
export interface OptionValue {
  option: string;
  value: string;
}

type OptionValues = readonly OptionValue[];

/** The values below a product's name: "Blue · Steel"; empty without a group. */
export const shortOptions = (values: OptionValues): string => values.map(({ value }) => value).join(" · ");

/** The values with their options' names: "Dial colour: Blue, Strap: Steel". */
export const namedOptions = (values: OptionValues): string =>
  values.map(({ option, value }) => `${option}: ${value}`).join(", ");

/** A product's name with its values in one line: "Halden Skerry 300 (Blue · Steel)". */
export const nameWithOptions = (name: string, values: OptionValues): string =>
  values.length > 0 ? `${name} (${shortOptions(values)})` : name;
