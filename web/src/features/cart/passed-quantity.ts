import { useLocation } from "react-router-dom";
import { isQuantity } from "@shop/shared/stock";
import { useHydrated } from "../../ui/browser/use-hydrated";

/** The history state in which the cart's 'Buy Now' passes the chosen quantity to the product's page. */
export interface PassedQuantity {
  quantity: number;
}

/** The quantity passed by the cart; 0 without a state, and before hydration, when the history state is unknown. */
export function usePassedQuantity(): number {
  const { state } = useLocation() as { state: Partial<PassedQuantity> | null };
  const hydrated = useHydrated();
  const quantity = Number(state?.quantity);
  return hydrated && isQuantity(quantity) ? quantity : 0;
}
