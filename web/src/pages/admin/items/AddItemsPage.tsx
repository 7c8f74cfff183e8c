import type { UseFormSetError } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { addItemsTexts } from "../../../messages/admin-items";
import { adminAlerts } from "../../../messages/admin";
import { Page } from "../../../ui/layout/Page";
import { emptyEntry, toInput, type ProductEntry } from "./form/product-entry";
import { ProductForm } from "./form/ProductForm";
import { paths } from "../../../paths";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { evictLists } from "../../../graphql/evict";
import { useAddProductMutation } from "./AddItemsPage.generated";
import { useSaveFailure } from "./form/use-save-failure";

/**
 * Adds a product: shows 'Item Added Succesfully' and navigates to /manageItems (spec §8), or shows errors under the fields.
 */
function useAddProduct() {
  const [mutate] = useAddProductMutation({
    update: (cache) => evictLists(cache, "products", "topProducts"),
  });
  const { failure, attempt } = useSaveFailure();
  const alert = useAlert();
  const navigate = useNavigate();

  const add = (entry: ProductEntry, setError: UseFormSetError<ProductEntry>) =>
    attempt(setError, async () => {
      const { data } = await mutate({ variables: { input: toInput(entry) } });
      if (data?.addProduct.__typename === "ProductNameTaken") {
        return setError("name", { message: data.addProduct.message });
      }
      await alert(adminAlerts.itemAdded);
      await navigate(paths.manageItems);
    });

  return { add, failure };
}

/** `/addItems` (spec §2 Add Items). */
export function AddItemsPage() {
  const { add, failure } = useAddProduct();
  return (
    <Page title={addItemsTexts.title} width="regular">
      <ProductForm initial={emptyEntry} save={add} failure={failure} submit={addItemsTexts.submit} />
    </Page>
  );
}
