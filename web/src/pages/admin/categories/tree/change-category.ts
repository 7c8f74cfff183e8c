import type { EditCategoryInput } from "../../../../graphql/schema.generated";
import { useEditCategoryMutation, useMoveCategoryMutation } from "./CategoriesPage.generated";
import { categoryChanges, type CategoryPlace } from "./category-nodes";

/** A change of a category. */
interface CategoryChange {
  id: string;
  input: EditCategoryInput;
  /** Null if it stays where it is. */
  place: CategoryPlace | null;
}

/** Changes and moves a category. */
export function useChangeCategory() {
  const [edit] = useEditCategoryMutation();
  const [move] = useMoveCategoryMutation(categoryChanges);
  return async ({ id, input, place }: CategoryChange): Promise<void> => {
    // with a move, the lists are fetched once, after it
    await edit({ variables: { id, input }, ...(!place && categoryChanges) });
    if (place) await move({ variables: { id, ...place } });
  };
}

/** The values that differ, as they were before: the others may have been changed by someone else since. */
export const valuesBefore = (before: EditCategoryInput, after: EditCategoryInput): EditCategoryInput =>
  Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name as keyof EditCategoryInput]),
    ),
  );
