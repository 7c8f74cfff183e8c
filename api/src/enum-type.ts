import { registerEnumType } from "type-graphql";

/** Declares an enum of the schema by its values' descriptions. Returns the values, each under its own name. */
export function enumType<Name extends string>(
  name: string,
  description: string,
  descriptions: Record<Name, string>,
): { readonly [Each in Name]: Each } {
  const names = Object.keys(descriptions) as Name[];
  const values = Object.fromEntries(names.map((each) => [each, each])) as { [Each in Name]: Each };
  const described = names.map((each) => [each, { description: descriptions[each] }]);
  registerEnumType(values, { name, description, valuesConfig: Object.fromEntries(described) as object });
  return values;
}
