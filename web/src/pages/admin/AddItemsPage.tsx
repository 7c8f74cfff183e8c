import { addItemsTexts } from "../../messages";
import { Page } from "../../ui/Page";
import type { ItemEntry } from "./item-rules";
import { ItemForm } from "./ItemForm";
import { useAddItem } from "./use-add-item";

const nothing: ItemEntry = { name: "", price: "", image: "", countInStock: "", rating: "", description: "" };

/** `/addItems` (spec §2 Add Items). */
export function AddItemsPage() {
  const { add, failure } = useAddItem();
  return (
    <Page title={addItemsTexts.title} width="regular">
      <ItemForm initial={nothing} save={add} failure={failure} submit={addItemsTexts.submit} />
    </Page>
  );
}
