import { fieldErrorsOf } from "../../../../graphql/errors";
import { attributeOf, type Choice, type Fault } from "./choices";

/** The choices that a field of the filter was made of, as the server names it in its errors: `filter.priceMin`. */
export function choicesOfField(choices: readonly Choice[], field: string): Choice[] {
  const [, part = ""] = /^filter\.(\w+)/.exec(field) ?? [];
  const slug = /attributes\.([\w-]+)/.exec(field)?.[1];
  return choices.filter(([name]) => {
    if (part === "brands") return name === "brand";
    if (part !== "attributes") return name === part;
    return slug ? attributeOf(name) === slug : attributeOf(name) !== null;
  });
}

/** What the server refuses of the choices. */
export function refusedBy(error: unknown, choices: readonly Choice[]): Fault[] {
  return Object.entries(fieldErrorsOf(error)).map(([field, message]) => ({
    choices: choicesOfField(choices, field),
    reason: message,
  }));
}
