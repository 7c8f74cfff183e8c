import type { ComponentProps } from "react";
import { toast } from "@shop/shared/messages/en/common";
import { productTexts } from "@shop/shared/messages/en/products";
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
