import { addItemsTexts } from "../../../messages/admin";
import { Page } from "../../../ui/layout/Page";
import type { ProductEntry } from "./form/product-rules";
import { ProductForm } from "./form/ProductForm";
import { useAddProduct } from "./use-add-product";

const nothing: ProductEntry = {
  name: "",
  price: "",
  image: "",
  countInStock: "",
  rating: "",
  description: "",
  category: "",
  brand: "",
  attributes: {},
  moreImages: [],
  draft: false,
};

/** `/addItems` (spec §2 Add Items). */
export function AddItemsPage() {
  const { add, failure } = useAddProduct();
  return (
    <Page title={addItemsTexts.title} width="regular">
      <ProductForm initial={nothing} save={add} failure={failure} submit={addItemsTexts.submit} />
    </Page>
  );
}
