import { evict, evictLists } from "../../../graphql/evict";
import { adminAlerts, manageItemsTexts } from "../../../messages/admin";
import { ActionButton } from "../../../ui/form/ActionButton";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { tooLate, useRowAction } from "../../../features/alerts/use-row-action";
import { useDeleteProductMutation, type DeleteItemButton_ProductFragment } from "./ManageItemsPage.generated";

const refused = tooLate(
  "Not deleted: the item is already gone, or someone has just paid for one. The list is up to date now.",
);

/** Deletes a product after a confirmation; disabled while paid orders of it are undelivered (D-11). */
export function DeleteProductButton({ product }: { product: DeleteItemButton_ProductFragment }) {
  const { id, name, hasPaidOrders } = product;
  const run = useRowAction();
  const [remove] = useDeleteProductMutation({
    update: (cache, { data }) => {
      if (data?.deleteProduct) evict(cache, { __typename: "Product", id });
      evictLists(cache, "products", "topProducts");
    },
  });
  const press = async () =>
    (await remove({ variables: { id } })).data?.deleteProduct ? adminAlerts.itemDeleted : refused;

  return (
    <ActionButton
      variant="secondary"
      size="small"
      disabled={hasPaidOrders}
      disabledReason="Paid orders are waiting"
      dangerous
      confirmation={{
        title: `Delete “${name}”?`,
        text: "It will be removed from the shop. You can't undo this here. Orders of it stay.",
        confirm: "Delete",
      }}
      onPress={() => run(press)}
    >
      {manageItemsTexts.delete}
      <VisuallyHidden>{name}</VisuallyHidden>
    </ActionButton>
  );
}
