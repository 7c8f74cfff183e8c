import { evictLists } from "../../../../graphql/evict";
import type { AddAttributeInput, EditAttributeInput } from "../../../../graphql/schema.generated";
import {
  useAddAttributeMutation,
  useDeleteAttributeMutation,
  useEditAttributeMutation,
  useMoveAttributeMutation,
} from "./AttributesPage.generated";

const options = {
  update: (cache: Parameters<typeof evictLists>[0]) =>
    evictLists(cache, "attributes", "allCategories", "products"),
};

/** The ways to change attributes; each throws what the server refuses. */
export function useAttributeChanges() {
  const [add] = useAddAttributeMutation(options);
  const [edit] = useEditAttributeMutation(options);
  const [move] = useMoveAttributeMutation(options);
  const [remove] = useDeleteAttributeMutation(options);
  return {
    add: (input: AddAttributeInput) => add({ variables: { input } }),
    edit: (slug: string, input: EditAttributeInput) => edit({ variables: { slug, input } }),
    move: (slug: string, before: string | null) => move({ variables: { slug, before } }),
    remove: (slug: string) => remove({ variables: { slug } }),
  };
}
