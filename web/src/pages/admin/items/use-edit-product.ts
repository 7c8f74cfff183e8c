import { useState } from "react";
import type { UseFormSetError } from "react-hook-form";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../../routing/paths";
import { useAlert } from "../../../features/alerts/AlertProvider";
import { evictLists } from "../../../graphql/evict";
import {
  useEditProductMutation,
  type EditItem_ProductFragment,
  type EditProductMutation,
} from "./EditItemPage.generated";
import { succeeded } from "../../../messages/alerts";
import { changesOf, type ProductEntry } from "./form/product-entry";
import { useSaveFailure } from "./form/use-save-failure";

type Product = EditItem_ProductFragment;
type SetError = UseFormSetError<ProductEntry>;

const saved = succeeded("The item has been saved");

/**
 * Saves the changes to `base` if nobody else has edited the product meanwhile. Otherwise `theirs` is the product as it is
 * now, and saving again applies the changes on top of it.
 */
export function useEditProduct(base: Product, setBase: (base: Product) => void) {
  const [theirs, setTheirs] = useState<Product>();
  const [mutate] = useEditProductMutation({
    update: (cache) => evictLists(cache, "products", "topProducts"),
  });
  const { failure, attempt } = useSaveFailure();
  const alert = useAlert();
  const returnToList = useReturnToList();

  const handleResult = async (result: EditProductMutation["editProduct"], setError: SetError) => {
    if (result.__typename === "ProductChanged") return setTheirs(result.product);
    if (result.__typename === "ProductNameTaken") {
      return setError("name", { message: result.message });
    }
    await alert(saved);
    await returnToList();
  };
  const edit = (entry: ProductEntry, setError: SetError) =>
    attempt(setError, async () => {
      const input = { version: (theirs ?? base).version, ...changesOf(base, entry) };
      const { data } = await mutate({ variables: { id: base.id, input } });
      if (data) await handleResult(data.editProduct, setError);
    });
  const takeTheirs = () => {
    if (theirs) setBase(theirs);
    setTheirs(undefined);
  };

  return { edit, theirs, takeTheirs, failure };
}

/** Returns to the page of Manage Items that the admin came from. */
function useReturnToList() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { list?: string } | null };
  return async () => navigate(paths.manageItems + (state?.list ?? ""));
}
