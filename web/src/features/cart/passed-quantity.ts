import { useLocation } from "react-router-dom";
import { isQuantity } from "@shop/shared/stock";
import { useHydrated } from "../../ui/browser/use-hydrated";

/** The history state with which the cart's 'Buy Now' passes the chosen quantity on to the product's page. */
export interface PassedQuantity {
  quantity: number;
}

/** The quantity that the cart passed on; 0 where there is no state, and before hydration, which knows no history state. */
export function usePassedQuantity(): number {
  const { state } = useLocation() as { state: Partial<PassedQuantity> | null };
  const hydrated = useHydrated();
  const quantity = Number(state?.quantity);
  return hydrated && isQuantity(quantity) ? quantity : 0;
}
