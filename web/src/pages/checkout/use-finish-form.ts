import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { toAddressInput, type CheckoutNeeds } from "../../features/addresses/address-entry";
import { removeOrderedCode, takeOrderedCode } from "../../features/orders/quote/discount-code";
import { failed } from "../../messages/common";
import { addressTexts } from "../../messages/checkout";
import { useAlert } from "../../ui/dialog/AlertProvider";
import type { ContactDetails } from "./shipping-rules";

/**
 * Returns a function that finishes the form of a placed order: it removes the used code, and saves the address if the customer has chosen
 * that. An alert tells if saving failed.
 */
export function useFinishForm(needs: CheckoutNeeds): (details: ContactDetails) => Promise<void> {
  const client = useApolloClient();
  const alert = useAlert();

  useEffect(() => removeOrderedCode, []); // until then the sums stay those of the order

  return async (details) => {
    takeOrderedCode();
    if (!details.save) return;
    try {
      const { saveAddress } = await import("../../features/addresses/save-address");
      await saveAddress(client, { input: toAddressInput(details, needs) });
    } catch {
      await alert(failed(addressTexts.notSaved));
    }
  };
}
