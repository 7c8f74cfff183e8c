import { addItemsTexts } from "@shop/shared/messages/en/admin-items";
import { adminAlerts } from "@shop/shared/messages/en/admin";
import { Page } from "../../../ui/layout/Page";
import { emptyEntry, toInput } from "./form/product-entry";
import { ProductForm, type SaveProduct } from "./form/ProductForm";
import { paths } from "../../../paths";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { evicting } from "../../../graphql/evict";
import { useAddProductMutation } from "./AddItemsPage.generated";
import { useNavigateHere } from "../../../ui/browser/use-navigate-here";

/** `/addItems` (spec §2 Add Items): shows 'Item Added Succesfully' and navigates to /manageItems (spec §8). */
export function AddItemsPage() {
  const [add] = useAddProductMutation(evicting("products", "topProducts"));
  const alert = useAlert();
  const navigate = useNavigateHere();

  const save: SaveProduct = async (entry, setError) => {
    const { data } = await add({ variables: { input: toInput(entry) } });
    if (data?.addProduct.__typename === "ProductNameTaken") {
      return setError("name", { message: data.addProduct.message });
    }
    await alert(adminAlerts.itemAdded);
    await navigate(paths.manageItems);
  };

  return (
    <Page title={addItemsTexts.title} width="regular">
      <ProductForm initial={emptyEntry} save={save} submit={addItemsTexts.submit} />
    </Page>
  );
}
