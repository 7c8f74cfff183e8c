import { createParameterDecorator } from "type-graphql";
import { oncePerField, selectedFields } from "./selected-fields";

/**
 * A parameter that tells whether an operation selects any of these fields below the resolved one, so that a resolver
 * reads only requested data.
 */
export function Selects(...fields: string[]): ParameterDecorator {
  const selectsAny = oncePerField((info) =>
    selectedFields(info).some(({ field }) => fields.includes(field.name)),
  );
  return createParameterDecorator(({ info }) => selectsAny(info)) as ParameterDecorator;
}
