import { useEffect } from "react";
import { useAlert } from "../../features/alerts/AlertProvider";
import { checkoutAlerts } from "../../messages/checkout";

/** Milliseconds: an alert in the middle of a number being typed would be in the way. */
const DELAY_MS = 400;

/** Tells how many there are whenever a quantity is chosen that exceeds the stock (spec §5, §8); null is none such. */
export function useOverStockAlert(countInStock: number, quantity: number | null): void {
  const alert = useAlert();

  useEffect(() => {
    if (quantity === null) return undefined;
    const timer = setTimeout(() => void alert(checkoutAlerts.overStock(countInStock)), DELAY_MS);
    return () => clearTimeout(timer);
  }, [alert, countInStock, quantity]);
}
