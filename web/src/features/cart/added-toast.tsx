import type { ComponentProps } from "react";
import { toast } from "../../messages/common";
import { productTexts } from "../../messages/products";
import { ButtonLink } from "../../ui/form/Button";

/** A toast for a product added to the cart, with a link to the cart. */
export function addedToast(name: string, cart: ComponentProps<typeof ButtonLink>["to"]) {
  const details = (
    <ButtonLink to={cart} variant="quiet">
      {productTexts.viewCart}
    </ButtonLink>
  );
  return { ...toast(productTexts.added, name), details };
}
