import { useState } from "react";
import { EditConflict } from "./EditConflict";
import { toEntry } from "./form/product-entry";
import type { EditItem_ProductFragment } from "./EditItemPage.generated";
import { ProductForm } from "./form/ProductForm";
import { useEditProduct } from "./use-edit-product";

/** The form of Add Items with a product's values. On a conflict, what was typed stays until the admin decides. */
export function EditProductForm({ product }: { product: EditItem_ProductFragment }) {
  const [base, setBase] = useState(product);
  const { edit, theirs, takeTheirs, failure } = useEditProduct(base, setBase);

  return (
    <ProductForm
      key={base.version}
      initial={toEntry(base)}
      save={edit}
      failure={failure}
      submit={theirs ? "Save mine anyway" : "Save"}
      withQuantity={false}
      notice={theirs && <EditConflict base={base} theirs={theirs} onTakeTheirs={takeTheirs} />}
    />
  );
}
