import { evictLists } from "../../../graphql/evict";
import {
  useEndDiscountMutation,
  useRemoveShippingMethodMutation,
  useRemoveTaxRateMutation,
  useSaveDiscountMutation,
  useSaveShippingMethodMutation,
  useSaveShopSettingsMutation,
  useSaveTaxRateMutation,
} from "./SettingsPage.generated";

type List = "shopSettings" | "shippingMethods" | "taxRates" | "discounts";

/** Refreshes a list after a change. The mutation waits for it, so that the form closes over the new rows. */
const refreshing = (list: List) => ({
  update: (cache: Parameters<typeof evictLists>[0]) => evictLists(cache, list),
});

/** The mutations of the settings; each throws the server's error. */
export function useSettingsChanges() {
  const [shop] = useSaveShopSettingsMutation(refreshing("shopSettings"));
  const [method] = useSaveShippingMethodMutation(refreshing("shippingMethods"));
  const [rate] = useSaveTaxRateMutation(refreshing("taxRates"));
  const [discount] = useSaveDiscountMutation(refreshing("discounts"));
  const [removeMethod] = useRemoveShippingMethodMutation(refreshing("shippingMethods"));
  const [removeRate] = useRemoveTaxRateMutation(refreshing("taxRates"));
  const [endDiscount] = useEndDiscountMutation(refreshing("discounts"));
  return {
    save: { shop, method, rate, discount },
    removeMethod: (id: string) => removeMethod({ variables: { id } }),
    removeRate: (id: string) => removeRate({ variables: { id } }),
    endDiscount: (id: string) => endDiscount({ variables: { id } }),
  };
}
