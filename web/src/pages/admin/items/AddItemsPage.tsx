import { addItemsTexts } from "../../../messages/messages";
import { Page } from "../../../ui/layout/Page";
import type { ItemEntry } from "./form/item-rules";
import { ItemForm } from "./form/ItemForm";
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
