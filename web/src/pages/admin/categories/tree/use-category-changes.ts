import { evictLists } from "../../../../graphql/evict";
import type { AddCategoryInput, EditCategoryInput } from "../../../../graphql/schema.generated";
import {
  useAddCategoryMutation,
  useDeleteCategoryMutation,
  useEditCategoryMutation,
  useMoveCategoryMutation,
} from "./CategoriesPage.generated";
import type { CategoryPlace } from "./category-nodes";

const options = {
  update: (cache: Parameters<typeof evictLists>[0]) =>
    evictLists(cache, "allCategories", "categories", "category", "products"),
};

/** The mutations of the tree; each throws the server's error. */
export function useCategoryChanges() {
  const [add] = useAddCategoryMutation(options);
  const [edit] = useEditCategoryMutation();
  const [move] = useMoveCategoryMutation(options);
  const [remove] = useDeleteCategoryMutation(options);
  return {
    add: (input: AddCategoryInput) => add({ variables: { input } }),
    /** `isLast`: false if another change follows. Otherwise the lists would be fetched before that change. */
    edit: (id: string, input: EditCategoryInput, isLast = true) =>
      edit({ variables: { id, input }, ...(isLast && options) }),
    move: (id: string, place: CategoryPlace) => move({ variables: { id, ...place } }),
    remove: (id: string) => remove({ variables: { id } }),
  };
}
