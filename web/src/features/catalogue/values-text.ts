/** A variant's values of its group's options: "Blue · Steel"; empty for a product without a group. */
export const valuesText = (values: readonly { value: string }[]): string =>
  values.map(({ value }) => value).join(" · ");
