import { use } from "react";
import { CurrentSite } from "./Head";

/** The shop's texts about delivery and returns; nothing in a shop without. boot/read-storefront has their style. */
export function ShopTexts() {
  const { deliveryText, returnText } = use(CurrentSite);
  return [deliveryText, returnText].map(
    (text) =>
      text && (
        <p key={text} data-words="small">
          {text}
        </p>
      ),
  );
}
