import { evictLists } from "../../../graphql/evict";
import { deleteSelectedTexts } from "../../../messages/admin";
import type { BulkAction } from "../bulk-action";
import { useDeleteProductMutation, type ItemColumns_ProductFragment } from "./ManageItemsPage.generated";

/** Deletes the selected products; those with paid orders that wait stay (D-11). */
export function useDeleteSelected(): BulkAction<ItemColumns_ProductFragment> {
  const [remove, { client }] = useDeleteProductMutation();
  return {
    label: deleteSelectedTexts.label,
    dangerous: true,
    confirmation: (products) => ({
      title: deleteSelectedTexts.question(products.length),
      text: deleteSelectedTexts.consequence,
      confirm: deleteSelectedTexts.label,
    }),
    act: async ({ id, hasPaidOrders }) => {
      const { data } = await remove({ variables: { id } });
      if (data?.deleteProduct) return null;
      return hasPaidOrders ? deleteSelectedTexts.paid : deleteSelectedTexts.gone;
    },
    onFinished: () => evictLists(client.cache, "products", "topProducts"),
    says: deleteSelectedTexts.done,
  };
}
