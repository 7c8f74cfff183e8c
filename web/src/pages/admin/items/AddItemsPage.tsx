import { addItemsTexts } from "../../../messages/admin";
import { Page } from "../../../ui/layout/Page";
import { emptyEntry } from "./form/product-entry";
import { ProductForm } from "./form/ProductForm";
import { useAddProduct } from "./use-add-product";

/** `/addItems` (spec §2 Add Items). */
export function AddItemsPage() {
  const { add, failure } = useAddProduct();
  return (
    <Page title={addItemsTexts.title} width="regular">
      <ProductForm initial={emptyEntry} save={add} failure={failure} submit={addItemsTexts.submit} />
    </Page>
  );
}
