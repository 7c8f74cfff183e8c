import { useEffect } from "react";
import { useAlert } from "../../features/alerts/AlertProvider";
import { checkoutAlerts } from "../../messages/checkout";

/** Milliseconds. Long enough that no alert interrupts the typing of a number. */
const DELAY_MS = 400;

/** Shows the stock in an alert after a quantity that exceeds it was typed (spec §5, §8); null for a valid quantity. */
export function useOverStockAlert(countInStock: number, quantity: number | null): void {
  const alert = useAlert();

  useEffect(() => {
    if (quantity === null) return undefined;
    const timer = setTimeout(() => void alert(checkoutAlerts.overStock(countInStock)), DELAY_MS);
    return () => clearTimeout(timer);
  }, [alert, countInStock, quantity]);
}
