import { slugOf } from "@shop/shared/taxonomy";
import { BadUserInput } from "../../../errors";

/** The slug that was given, or the one that the name suggests; throws BadUserInput where the name suggests none. */
export function chooseSlug({ name, slug }: { name: string; slug?: string | null | undefined }): string {
  const chosen = slug ?? slugOf(name);
  if (chosen) return chosen;
  throw new BadUserInput([{ field: "slug", message: "is needed, because the name has no letters for one" }]);
}
