import { serverTexts } from "@shop/shared/messages/server";
import { slugOf } from "@shop/shared/taxonomy";
import { BadUserInput } from "../../../errors";

/** The given slug, or one derived from the name; throws BadUserInput if the name has no letters for it. */
export function chooseSlug({ name, slug }: { name: string; slug?: string | null | undefined }): string {
  const chosen = slug ?? slugOf(name);
  if (chosen) return chosen;
  throw new BadUserInput([{ field: "slug", message: serverTexts().fieldErrors.taxonomyErrors.slugNeeded }]);
}
