import { serverTexts } from "@shop/shared/messages/server";
import { violatedConstraint } from "../../../data/rows";
import { BadUserInput, type FieldError } from "../../../errors";

type Kind = "brand" | "attribute";

const nameTaken = (what: Kind): FieldError => ({
  field: "name",
  message: serverTexts().fieldErrors.taxonomyErrors.nameTaken[what],
});
const slugTaken = (what: Kind): FieldError => ({
  field: "slug",
  message: serverTexts().fieldErrors.taxonomyErrors.slugTaken[what],
});

/** Throws BadUserInput if one of `others` has the name, regardless of case, or the slug. */
export function checkUnique(
  what: Kind,
  wanted: { name: string; slug: string },
  others: readonly { name: string; slug: string }[],
): void {
  const errors: FieldError[] = [];
  const name = wanted.name.toLowerCase();
  if (others.some((other) => other.name.toLowerCase() === name)) errors.push(nameTaken(what));
  if (others.some(({ slug }) => slug === wanted.slug)) errors.push(slugTaken(what));
  if (errors.length > 0) throw new BadUserInput(errors);
}

/** Runs a change; throws BadUserInput if it violates the unique index of names or slugs. */
export async function withUniqueNames<Result>(what: Kind, change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === `${what}_name`) throw new BadUserInput([nameTaken(what)]);
    if (constraint === `${what}s_pkey`) throw new BadUserInput([slugTaken(what)]);
    throw error;
  }
}
