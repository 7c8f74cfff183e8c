import { evictLists } from "../../../../graphql/evict";
import { useAddBrandMutation, useDeleteBrandMutation, useEditBrandMutation } from "./BrandsPage.generated";

const options = {
  update: (cache: Parameters<typeof evictLists>[0]) => evictLists(cache, "allBrands", "brands", "products"),
};

/** The ways to change brands; each throws what the server refuses. */
export function useBrandChanges() {
  const [add] = useAddBrandMutation(options);
  const [edit] = useEditBrandMutation(options);
  const [remove] = useDeleteBrandMutation(options);
  return {
    add: (input: { name: string; slug: string }) =>
      add({ variables: { input: { name: input.name, slug: input.slug || null } } }),
    rename: (slug: string, name: string) => edit({ variables: { slug, input: { name } } }),
    remove: (slug: string) => remove({ variables: { slug } }),
  };
}
