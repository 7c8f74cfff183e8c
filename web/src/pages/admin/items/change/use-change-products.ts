import { useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { useAlert } from "../../../../features/alerts/AlertProvider";
import { isForbidden } from "../../../../graphql/errors";
import { evictLists } from "../../../../graphql/evict";
import type { ChangeProductsInput } from "../../../../graphql/schema.generated";
import { alertTexts } from "../../../../messages/alerts";
import { changeTexts } from "../../../../messages/change-products";
import { explainTemporaryRefusal } from "../../../../ui/feedback/temporary-refusal";
import {
  ProductChangesDocument,
  useChangeProductsMutation,
  type ProductChangesQuery,
  type ProductChangesQueryVariables,
} from "./ChangeSelected.generated";

type Preview = ProductChangesQuery["productChanges"];
type Change = Omit<ChangeProductsInput, "products">;

/** Shows what a change of several products does, and does exactly that: products that were edited since are refused. */
export function useChangeProducts(products: readonly { id: string }[], onChanged: () => void) {
  const client = useApolloClient();
  const [mutate] = useChangeProductsMutation();
  const [shown, setShown] = useState<{ change: Change; preview: Preview }>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const alert = useAlert();

  const attempt = async (work: () => Promise<void>) => {
    setFailure(undefined);
    await work().catch((error: unknown) => {
      const words = isForbidden(error) ? alertTexts.notPermitted.text : explainTemporaryRefusal(error);
      setFailure(words ?? changeTexts.failed);
    });
  };
  const show = (change: Change) =>
    attempt(async () => {
      const input = { ...change, products: products.map(({ id }) => ({ id })) };
      const { data } = await client.query<ProductChangesQuery, ProductChangesQueryVariables>({
        query: ProductChangesDocument,
        variables: { input },
        fetchPolicy: "no-cache",
      });
      if (data) setShown({ change, preview: data.productChanges });
    });
  const doIt = async ({ change, preview }: NonNullable<typeof shown>) => {
    const named = preview.changes.map(({ productId, version }) => ({ id: productId, version }));
    const { data } = await mutate({ variables: { input: { ...change, products: named } } });
    if (data?.changeProducts?.__typename === "ProductsNotChanged") {
      const { refusals } = data.changeProducts;
      return setShown({ change, preview: { ...preview, refusals } });
    }
    evictLists(client.cache, "products", "topProducts");
    onChanged();
    await alert(changeTexts.done(named.length));
  };
  const change = () => {
    if (!shown) return;
    setBusy(true);
    void attempt(() => doIt(shown)).finally(() => setBusy(false));
  };

  return { preview: shown?.preview, show, hide: () => setShown(undefined), change, failure, busy };
}
